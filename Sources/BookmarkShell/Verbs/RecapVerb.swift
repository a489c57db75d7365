import BookmarkCommands
import BookmarkModel
import Localization

/// `recap`: a year in review, this one unless another is named.
enum RecapVerb: ShellVerb {
  static let guide = ShowRecap.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let output = try ReportOutput(invocation)
    var words = invocation.words.words[...]
    var year = try invocation.grammar.today.year
    if let word = words.first, let number = Int(word.text) {
      guard PartialDate(year: number) != nil else {
        throw .grammar(GrammarError(.badNumber(word.text), at: word.columns))
      }
      year = number
      words = words.dropFirst()
    }
    let filter = try await invocation.filter(of: Array(words))
    let reply = try await invocation.perform(ShowRecap(year: year, filter))
    // Goals are for all that is finished, not for some of it.
    let goals =
      filter == .all ? try await invocation.perform(ListGoals(year: year)).goals : []
    if output.isJSON {
      try invocation.output.write(ReportJSON(text: invocation.text).bytes(reply, goals))
    } else if reply.works == 0 {
      try invocation.remark(invocation.messages.reportNothing(year: year))
    } else {
      try output.write(ReportText(text: invocation.text).report(of: reply, goals))
    }
    return .success
  }
}
