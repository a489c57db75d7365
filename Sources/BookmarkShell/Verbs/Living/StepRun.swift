import BookmarkCommands
import BookmarkModel
import Localization

/// One call of `want`, `start`, `finish`, `pause`, `drop` or `own`.
struct StepRun {
  let step: ExperienceStep
  let invocation: Invocation

  /// Whether a step adds a work that is new; nobody puts aside what they don't have.
  static func adds(_ step: ExperienceStep) -> Bool {
    step != .pause && step != .drop
  }

  private var words: Set<VerbWord> {
    switch step {
    case .start: [.on]
    case .finish: [.on, .from, .part]
    case .own: [.on, .price]
    case .want, .pause, .drop: []
    }
  }

  func run() async throws(ShellFailure) -> ExitStatus {
    let context = try invocation.grammar
    let (assignments, others) = invocation.words.splitAssignments()
    var said = try invocation.parse { () throws(GrammarError) in
      try AssignmentParser(context, taking: words).parse(assignments)
    }
    let experience = step == .own ? Experience() : try experience(from: &said)
    if step == .own { said.edits.append(try StepCopy.edit(from: &said)) }
    let work = try await StepTarget(step: step, invocation: invocation)
      .work(others, said.edits, context)
    var command = LogExperience(
      step, work, experience: experience, day: context.today, edits: said.edits,
      repeats: invocation.settings.assumesYes)
    let reply: LogExperience.Reply
    do throws(ShellFailure) {
      reply = try await invocation.perform(command)
    } catch {
      guard case .command(let failure) = error, failure.id == .alreadyFinished,
        try isMeant(failure)
      else { throw error }
      command.repeats = true
      reply = try await invocation.perform(command)
    }
    try await StepReport(invocation: invocation).tell(reply)
    for warning in UnknownValues(text: invocation.text).warnings(about: said.edits) {
      try invocation.remark(warning)
    }
    return .success
  }

  /// What was said of this one time, taken out of the changes.
  private func experience(from said: inout AssignmentParser.Result) throws(ShellFailure)
    -> Experience
  {
    var experience = Experience(
      started: said.dates[step == .start ? .on : .from],
      finished: step == .finish ? said.dates[.on] : nil, part: said.texts[.part])
    if step == .want { return experience }
    var content = BookmarkContent()
    let own: [BookmarkField] = [.rating, .note, .format, .started, .finished]
    for edit in said.edits where own.contains(edit.field) && edit.operation != .remove {
      do throws(FieldError) {
        try content.set(edit.field, to: edit.value)
      } catch {
        throw .command(CommandFailure(error))
      }
    }
    said.edits.removeAll { own.contains($0.field) && $0.operation != .remove }
    experience.rating = content.rating
    experience.note = content.note
    experience.format = content.formats.first
    experience.started = content.lastStarted ?? experience.started
    experience.finished = content.lastFinished ?? experience.finished
    return experience
  }

  /// Whether a second time on one day is meant; `false` where nobody can be asked.
  private func isMeant(_ failure: CommandFailure) throws(ShellFailure) -> Bool {
    guard invocation.console.isInputTerminal else { return false }
    let candidate = failure.candidates.first
    let line = candidate.map {
      invocation.text.line(id: $0.id, title: $0.title, creator: $0.creator, year: $0.year)
    }
    let question = invocation.messages.logAskAgain(
      bookmark: line ?? "", date: failure.arguments["date"] ?? "")
    return try Confirmation(invocation: invocation).isGiven(question, examples: [], count: 0)
  }
}
