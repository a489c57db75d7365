import BookmarkModel
import Text

/// How wide the columns of a table are, and what of them fits into a terminal.
struct TableLayout {
  /// A wider cell doesn't push the rest of a piped table further than this.
  private static let widestColumn = 2000
  private static let gap = 2

  let fields: [BookmarkField]
  private(set) var widths: [Int]

  init(_ fields: [BookmarkField]) {
    self.fields = fields
    widths = fields.map { _ in 0 }
  }

  /// Makes the columns wide enough for some rows.
  mutating func widen(for rows: [[String]]) {
    for row in rows {
      for (column, cell) in row.enumerated() where column < widths.count {
        widths[column] = max(widths[column], min(DisplayWidth.of(cell), Self.widestColumn))
      }
    }
  }

  /// A column that is shown, and how wide.
  struct Column: Equatable {
    var index: Int
    var width: Int
  }

  /// The columns as they fit beside an indentation; all at full width when there is no limit.
  ///
  /// The title gives way first, then the creator, then columns from the right are left out; number
  /// and title always stay.
  func fitted(to limit: Int?, indent: Int) -> [Column] {
    var columns = widths.indices.filter { widths[$0] > 0 }.map {
      Column(index: $0, width: widths[$0])
    }
    guard let limit else { return columns }
    while true {
      var fitting = columns
      for (field, least) in [(BookmarkField.title, 20), (.creator, 10), (.title, 10)] {
        shrink(&fitting, field, to: least, limit: limit, indent: indent)
      }
      if Self.total(fitting) + indent <= limit { return fitting }
      guard let last = columns.lastIndex(where: { !isKept($0.index) }) else { break }
      columns.remove(at: last)
    }
    shrink(&columns, .title, to: 4, limit: limit, indent: indent)
    return columns
  }

  /// One line of the table, its cells cut and padded.
  func line(_ cells: [String], _ columns: [Column], cut: Bool, style: TerminalStyle) -> String {
    var line = ""
    for (place, column) in columns.enumerated() where column.index < cells.count {
      let field = fields[column.index]
      let cell =
        cut ? DisplayWidth.truncated(cells[column.index], to: column.width) : cells[column.index]
      let isLast = place == columns.count - 1
      let missing = max(0, column.width - DisplayWidth.of(cell))
      let space = String(repeating: " ", count: missing)
      if Self.isTrailing(field) { line += space }
      line += field == .title || field == .rating ? cell : style.dim(cell)
      if !isLast { line += (Self.isTrailing(field) ? "" : space) + "  " }
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line
  }

  private static func isTrailing(_ field: BookmarkField) -> Bool {
    field == .year || field == .times || field == .change
  }

  private func isKept(_ index: Int) -> Bool {
    fields[index] == .id || fields[index] == .title || fields.count == 1
  }

  private static func total(_ columns: [Column]) -> Int {
    columns.reduce(0) { $0 + $1.width } + max(0, columns.count - 1) * gap
  }

  private func shrink(
    _ columns: inout [Column], _ field: BookmarkField, to least: Int, limit: Int, indent: Int
  ) {
    let surplus = Self.total(columns) + indent - limit
    guard surplus > 0, let place = columns.firstIndex(where: { fields[$0.index] == field }),
      columns[place].width > least
    else { return }
    columns[place].width = max(least, columns[place].width - surplus)
  }
}
