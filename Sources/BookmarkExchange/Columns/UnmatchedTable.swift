import BookmarkModel
import CSV

/// A table of which nothing is known: its columns, with examples to decide by.
public struct UnmatchedTable: Hashable, Sendable {
  /// A column of it.
  public struct Column: Hashable, Sendable {
    /// Its name as it stands, or `#1` where there is no header.
    public let name: String
    /// The first different values.
    public internal(set) var examples: [String] = []
    /// The field that it is taken for unless the person says otherwise.
    public internal(set) var proposal = ColumnMapping.kept
  }

  /// So many values of each column are shown.
  static let mostExamples = 3

  /// The columns in their order.
  public private(set) var columns: [Column]

  init(_ header: SourceHeader) { columns = header.names.map { Column(name: $0) } }

  /// Looks at a row for examples.
  mutating func add(_ record: CSVRecord) {
    for index in columns.indices where index < record.count {
      guard columns[index].examples.count < Self.mostExamples, let text = record.text(index),
        !columns[index].examples.contains(text)
      else { continue }
      columns[index].examples.append(String(text.prefix(200)))
    }
  }

  /// Proposes fields: by the columns' names, else by their values; the first text is the title.
  mutating func propose() {
    var taken: Set<String> = []
    for index in columns.indices {
      let proposal = Self.proposal(for: columns[index])
      if proposal == ColumnMapping.kept || !taken.insert(proposal).inserted { continue }
      columns[index].proposal = proposal
    }
    let title = columns.indices.first { index in
      columns[index].proposal == ColumnMapping.kept
        && columns[index].examples.contains { $0.utf8.contains { $0 | 0x20 > 0x60 } }
    }
    if let title { columns[title].proposal = BookmarkField.title.rawValue }
  }

  private static func proposal(for column: Column) -> String {
    let meaning = ColumnNames.meaning(of: column.name)
    if meaning != .extra { return meaning.word ?? column.name }
    let values = column.examples
    if values.isEmpty { return ColumnMapping.kept }
    if values.allSatisfy({ ISBN($0) != nil }) { return "isbn" }
    let isYear = values.allSatisfy { value in
      value.utf8.count == 4 && (1000...2100).contains(Int(value) ?? 0)
    }
    if isYear { return BookmarkField.year.rawValue }
    let isDate = values.allSatisfy { value in
      if case .date(let date) = DateText.read(value) { date.day != nil } else { false }
    }
    return isDate ? BookmarkField.finished.rawValue : ColumnMapping.kept
  }
}

extension SourceHeader {
  /// Whether a first row can't be names: it has an ISBN, a number or a date, or a cell is empty.
  static func isMissing(in record: CSVRecord) -> Bool {
    let cells = (0..<record.count).map { CellText.trimmed(record[$0]) }
    return cells.count > 1
      && cells.contains { cell in
        if cell.isEmpty || ColumnNames.meaning(of: cell) != .extra { return false }
        if ISBN(cell) != nil || Double(cell) != nil { return true }
        if case .date = DateText.read(cell) { return true }
        return false
      }
      && !cells.contains { ColumnNames.meaning(of: $0) != .extra }
  }

  /// The names of columns that have none: `#1`, `#2` ...
  init(columnsOf record: CSVRecord) {
    self.init((1...max(1, record.count)).map { "#\($0)" })
  }

  /// The names as the row that a table without a header lacks.
  func line(_ dialect: CSVDialect) -> [UInt8] {
    Array(names.map { Array($0.utf8) }.joined(separator: [dialect.delimiter]))
  }
}
