import BookmarkCommands
import BookmarkModel
import Localization

/// `want`: keeps a work for later, or shows what is there of it already.
enum WantVerb: ShellVerb {
  static let guide = StepGuide.of(
    .want, summary: \.commandWantSummary, words: [],
    examples: ["want book 活着", "want movie Stalker director=Tarkovsky +siff"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .want, invocation: invocation).run()
  }
}

/// `start`: begins a work, or goes on with one that was put aside.
enum StartVerb: ShellVerb {
  static let guide = StepGuide.of(
    .start, summary: \.commandStartSummary, words: [.on],
    examples: ["start 三体", "start book Emma on=-3d format=audiobook"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .start, invocation: invocation).run()
  }
}

/// `finish`: ends the time that is open, or adds one that is over.
enum FinishVerb: ShellVerb {
  static let guide = StepGuide.of(
    .finish, summary: \.commandFinishSummary, words: [.on, .from, .part],
    examples: [
      "finish movie 2046 rating=4.5", "finish @3 on=yesterday from=2024-05 note=\"on the train\"",
    ])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .finish, invocation: invocation).run()
  }
}

/// `pause`: puts a work aside for now.
enum PauseVerb: ShellVerb {
  static let guide = StepGuide.of(
    .pause, summary: \.commandPauseSummary, words: [], examples: ["pause @3"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .pause, invocation: invocation).run()
  }
}

/// `drop`: gives a work up.
enum DropVerb: ShellVerb {
  static let guide = StepGuide.of(
    .drop, summary: \.commandDropSummary, words: [],
    examples: ["drop @3 note=\"too many elves\""])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .drop, invocation: invocation).run()
  }
}

/// `own`: has got a copy of a work, which is added when it is new.
enum OwnVerb: ShellVerb {
  static let guide = StepGuide.of(
    .own, summary: \.commandOwnSummary, words: [.on, .price], assigning: \.parameterAssignCopy,
    examples: [
      "own 三体 format=hardcover location=attic",
      "own music \"Kind of Blue\" format=vinyl price=20€ on=2024-05",
    ])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try await StepRun(step: .own, invocation: invocation).run()
  }
}

/// The guides of the steps, which differ little.
enum StepGuide {
  static func of(
    _ step: ExperienceStep, summary: CommandGuide.Text, words: [VerbWord],
    assigning assignment: CommandGuide.Text = \.parameterAssignStep, examples: [String]
  ) -> CommandGuide {
    let isAdding = StepRun.adds(step)
    let target = isAdding ? "TARGET | [book|movie|music] TITLE" : "TARGET"
    let options = words.map(\.parameter)
    let taken = (options.map(\.form) + ["field=value", "+tag"]).joined(separator: " | ")
    return CommandGuide(
      step.rawValue, verb: step.rawValue, summary: summary,
      usage: "\(target) [\(taken)]... [OPTION]",
      parameters: [.init("TARGET", \.parameterTarget, values: .target)]
        + (isAdding ? [.init("TITLE", \.parameterNewTitle)] : []) + options
        + [
          .init("field=value", assignment, values: .assignments),
          .init("+tag", \.parameterAddTag), .init("--yes", \.optionYes),
          .init("--json", \.optionJson),
        ],
      examples: examples, effect: .writes)
  }
}

extension VerbWord {
  /// How help explains it.
  var parameter: CommandGuide.Parameter {
    switch self {
    case .on: .init("on=DATE", \.parameterOn)
    case .from: .init("from=DATE", \.parameterFrom)
    case .part: .init("part=NAME", \.parameterPart)
    case .price: .init("price=PRICE", \.parameterPrice)
    case .position: .init("position=N", \.parameterPosition)
    }
  }
}
