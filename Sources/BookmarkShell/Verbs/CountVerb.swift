import BookmarkCommands
import BookmarkModel
import JSON
import Text

/// `count`: how many bookmarks match, as digits alone, or by section.
enum CountVerb: ShellVerb {
  static let guide = CountBookmarks.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let query = try await invocation.query()
    let reply = try await invocation.perform(CountBookmarks(query))
    let titles = SectionTitle(keys: query.sections, text: invocation.text)
    if invocation.words.options.contains("json") {
      var writer = JSONWriter()
      writer.beginObject()
      writer.counts(total: reply.total, sections: reply.sections, titles: titles)
      writer.endObject()
      writer.endLine()
      try invocation.output.write(writer.take())
    } else if query.sections.isEmpty {
      try invocation.output.write("\(reply.total)\n")
    } else {
      let rows = reply.sections.map { (titles.of($0), $0.count) }
      try invocation.output.write(CountTable.lines(rows, invocation.settings.language))
    }
    return .success
  }
}
