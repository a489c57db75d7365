import BookmarkModel
import CSV

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
