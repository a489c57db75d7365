import BookmarkCommands
import BookmarkModel
import Localization

/// `lend`: notes who has a copy.
enum LendVerb: ShellVerb {
  static let guide = LendCopy.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (said, others) = try LendWords.read(invocation, taking: [.on])
    let words = TrailingWords(others)
    if words.rest.isEmpty {
      throw .grammar(GrammarError(.missingOptionValue("lend"), at: others.first?.columns))
    }
    let id = try await TargetResolution(invocation: invocation).single(words.target)
    let today = try invocation.grammar.today
    let reply = try await invocation.perform(
      LendCopy(
        id, to: words.text, since: said.dates[.on] ?? today, format: LendWords.format(said)))
    let sentence = invocation.messages.lendDone(
      name: invocation.text.safe(words.text), bookmark: invocation.text.line(reply.bookmark))
    try LendWords.tell(reply, "lent", sentence, invocation)
    return .success
  }
}

/// `return`: notes that a copy is back.
enum ReturnVerb: ShellVerb {
  static let guide = ReturnCopy.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (said, others) = try LendWords.read(invocation, taking: [])
    let id = try await TargetResolution(invocation: invocation).single(others)
    let reply = try await invocation.perform(ReturnCopy(id, format: LendWords.format(said)))
    let sentence = invocation.messages.lendBack(bookmark: invocation.text.line(reply.bookmark))
    try LendWords.tell(reply, "returned", sentence, invocation)
    return .success
  }
}

/// What `lend` and `return` have in common.
private enum LendWords {
  static func read(_ invocation: Invocation, taking words: Set<VerbWord>) throws(ShellFailure)
    -> (said: AssignmentParser.Result, others: [GrammarWord])
  {
    let context = try invocation.grammar
    let (assignments, others) = invocation.words.splitAssignments()
    let said = try invocation.parse { () throws(GrammarError) in
      try AssignmentParser(context, taking: words).parse(assignments)
    }
    if let other = said.edits.first(where: { $0.field != .format }) {
      let word = assignments.first { $0.text.contains(other.value) } ?? assignments.first
      throw .grammar(GrammarError(.unexpectedWord(word?.text ?? ""), at: word?.columns))
    }
    return (said, others)
  }

  static func format(_ said: AssignmentParser.Result) -> MediaFormat? {
    said.edits.last.map { MediaFormat.labelled($0.value) ?? MediaFormat(rawValue: $0.value) }
  }

  static func tell(
    _ reply: LendCopy.Reply, _ outcome: String, _ sentence: String, _ invocation: Invocation
  ) throws(ShellFailure) {
    if invocation.words.options.contains("json") {
      let json = ChangeJSON(outcome: outcome, bookmark: reply.bookmark, change: reply.change)
      return try invocation.output.write(json.line)
    }
    try invocation.output.write(sentence + "\n")
    try invocation.tellState(reply.bookmark)
    try SetVerb.tellChange(reply.change, invocation)
  }
}
