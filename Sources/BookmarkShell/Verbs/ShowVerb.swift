import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON
import Localization

/// `show`: everything about a bookmark.
enum ShowVerb: ShellVerb {
  static let guide = ShowBookmarks.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let target = try await TargetResolution(invocation: invocation).resolve(invocation.words.words)
    let reply = try await invocation.perform(ShowBookmarks(target.filter))
    let former = (reply.former ?? []).filter { $0.heir != nil }
    let heirs = former.compactMap(\.heir).filter { id in
      !reply.bookmarks.contains { $0.bookmark.id == id }
    }
    var shown = reply.bookmarks
    if !heirs.isEmpty {
      shown += try await invocation.perform(ShowBookmarks(.ids(Array(Set(heirs))))).bookmarks
    }
    if shown.isEmpty { throw .command(CommandFailure(.notFound, ["target": target.text])) }
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(shown, former))
    } else {
      for gone in former { try invocation.output.write(sentence(gone, invocation) + "\n") }
      let card = BookmarkCard(
        text: invocation.text, style: invocation.style, width: invocation.width)
      try invocation.output.write(shown.map(card.lines).joined(separator: "\n"))
    }
    return .success
  }

  /// What became of a bookmark that was merged into another one.
  private static func sentence(_ former: FormerBookmark, _ invocation: Invocation) -> String {
    let was = former.bookmark
    let line = invocation.text.line(
      id: was.id, title: was.title, creator: was.creator, year: was.year)
    return invocation.messages.shellWasMerged(
      former: line, id: Int(former.heir ?? 0), number: Int(former.change))
  }

  private static func json(_ shown: [ShownBookmark], _ former: [FormerBookmark]) -> [UInt8] {
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
    if !former.isEmpty {
      writer.name("former")
      writer.beginArray()
      for gone in former { writer.former(gone) }
      writer.endArray()
    }
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  /// What became of a bookmark that was merged, as an object.
  fileprivate mutating func former(_ former: FormerBookmark) {
    beginObject()
    for (name, number) in [
      ("id", former.bookmark.id), ("heir", former.heir ?? 0), ("change", former.change),
    ] {
      self.name(name)
      int(Int(number))
    }
    endObject()
  }
}
