import BookmarkModel
import CSV

/// One row of a service's table: a work, or one time of it, or one copy.
struct ExportRow {
  let content: BookmarkContent
  /// The time that the row is about, where there is a row for each.
  var experience: Experience?
  /// Whether there was a time before.
  var isRepetition = false
  /// Whether there is none after, so that what is thought of the work is thought of this time.
  var isLatest = true
  /// The copy that the row is about, where there is a row for each.
  var copy: Copy?
  /// The row's number in the file, from 1.
  var number = 0
}

/// A column of a service's table, and what stands in it.
struct ExportColumn: Sendable {
  let name: String
  let text: @Sendable (ExportRow) -> String

  init(_ name: String, _ text: @escaping @Sendable (ExportRow) -> String) {
    (self.name, self.text) = (name, text)
  }

  /// A column for which nothing is known here, unless it was kept under its name when it came in.
  init(kept name: String) {
    self.init(name) { $0.content.extra(name) }
  }
}

/// Writes a table with the columns of a service.
struct ServiceTable: ServiceBody {
  private let columns: [ExportColumn]
  private let rows: @Sendable (BookmarkContent) -> [ExportRow]
  private var writer = CSVWriter()
  private var number = 0
  private(set) var formulaCells = 0

  /// A table with a row for each work, unless told.
  init(
    _ columns: [ExportColumn],
    rows: @escaping @Sendable (BookmarkContent) -> [ExportRow] = { [ExportRow(content: $0)] }
  ) {
    (self.columns, self.rows) = (columns, rows)
  }

  mutating func begin() -> [UInt8] {
    writer.append(columns.map(\.name))
    return writer.take()
  }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    for var row in rows(bookmark.content) {
      number += 1
      row.number = number
      for column in columns {
        let text = column.text(row)
        // The guard of an identifier is a formula on purpose, which gives the identifier.
        if FormulaMark.isFormula(text), !text.hasPrefix("=\"") { formulaCells += 1 }
        writer.appendField(text)
      }
      writer.endRecord()
    }
    return writer.take()
  }
}
