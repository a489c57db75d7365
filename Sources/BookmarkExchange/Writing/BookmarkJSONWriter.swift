import BookmarkModel
import JSON

/// Writes bookmarks as JSON objects, one a line, with or without an array around them.
struct BookmarkJSONWriter: BookmarkWriter {
  private let isArray: Bool
  private var hasWritten = false

  init(isArray: Bool) { self.isArray = isArray }

  /// Only cells of a table are taken for formulas.
  var report: ExportReport { ExportReport() }

  mutating func begin() -> [UInt8] { isArray ? Array("[".utf8) : [] }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    var writer = JSONWriter(layout: .compact)
    BookmarkJSON.write(bookmark, to: &writer, includingID: false)
    defer { hasWritten = true }
    guard isArray else { return writer.take() + Array("\n".utf8) }
    return Array((hasWritten ? ",\n" : "\n").utf8) + writer.take()
  }

  mutating func end() -> [UInt8] {
    isArray ? Array((hasWritten ? "\n]\n" : "]\n").utf8) : []
  }
}
