import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON

/// `show`: everything about a bookmark.
enum ShowVerb: ShellVerb {
  static let guide = ShowBookmarks.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let target = try await TargetResolution(invocation: invocation).resolve(invocation.words.words)
    let shown = try await invocation.perform(ShowBookmarks(target.filter)).bookmarks
    if shown.isEmpty { throw .command(CommandFailure(.notFound, ["target": target.text])) }
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(shown))
    } else {
      let card = BookmarkCard(
        text: invocation.text, style: invocation.style, width: invocation.width)
      try invocation.output.write(shown.map(card.lines).joined(separator: "\n"))
    }
    return .success
  }

  private static func json(_ shown: [ShownBookmark]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("bookmarks")
    writer.beginArray()
    for entry in shown {
      writer.beginObject()
      writer.name("bookmark")
      BookmarkJSON.write(entry.bookmark, to: &writer, includingID: true)
      writer.member("source", entry.source)
      writer.name("line")
      if let line = entry.bookmark.line { writer.int(line) } else { writer.null() }
      writer.name("change")
      writer.int(Int(entry.bookmark.change))
      writer.member("created", entry.bookmark.created.description)
      writer.member("changed", entry.bookmark.changed.description)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
