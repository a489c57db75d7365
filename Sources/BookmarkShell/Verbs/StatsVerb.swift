import BookmarkCommands
import BookmarkModel
import Localization

/// `stats`: the bookmarks of a query in numbers, drawn in the terminal, on a page or as a picture.
enum StatsVerb: ShellVerb {
  static let guide = ShowStatistics.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let output = try ReportOutput(invocation)
    let filter = try await invocation.filter(of: invocation.words.words)
    let reply = try await invocation.perform(ShowStatistics(filter))
    if output.isJSON {
      try invocation.output.write(ReportJSON(text: invocation.text).bytes(reply))
    } else if reply.total == 0 {
      try invocation.remark(ListVerb.nothing(BookmarkQuery(filter), invocation))
    } else {
      try output.write(ReportText(text: invocation.text).report(of: reply))
    }
    return .success
  }
}
