import BookmarkModel
import CSV
import FoundationEssentials

/// Writes bookmarks as a table: uid, the content fields in their text forms, extra columns.
struct BookmarkCSVWriter: BookmarkWriter {
  private var writer = CSVWriter()
  private let extraColumns: [String]
  private(set) var formulaCells = 0

  init(extraColumns: [String]) { self.extraColumns = extraColumns }

  mutating func begin() -> [UInt8] {
    writer.append(ColumnPlan.canonicalNames + extraColumns)
    return writer.take()
  }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    writer.appendField(bookmark.uid.uuidString.lowercased())
    for field in BookmarkField.content { appendCell(bookmark.content.text(of: field)) }
    appendExtras(bookmark.content.extras)
    writer.endRecord()
    return writer.take()
  }

  mutating func end() -> [UInt8] { [] }

  private mutating func appendExtras(_ extras: [ExtraColumn]) {
    guard !extras.isEmpty else {
      for _ in extraColumns { writer.appendField("") }
      return
    }
    var rest = extras
    for name in extraColumns {
      if let index = rest.firstIndex(where: { $0.name == name }) {
        appendCell(rest.remove(at: index).value)
      } else {
        writer.appendField("")
      }
    }
  }

  private mutating func appendCell(_ text: String) {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      formulaCells += 1
    default: break
    }
    writer.appendField(text)
  }
}
