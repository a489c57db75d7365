import BookmarkModel
import CSV

/// A column that a profile knows, by its place under one header.
struct ServiceColumn: Sendable {
  /// Where it stands; nil in a generation of the file that doesn't have it.
  let index: Int?
  /// Its name as the source wrote it.
  let name: String

  /// The text of the column's cell; nil if there is none.
  func text(_ record: CSVRecord, isExact: Bool = false) -> String? {
    index.flatMap { record.text($0, isExact: isExact) }
  }

  /// The column as the generic reading of cells wants it.
  func meaning(_ meaning: ColumnMeaning) -> Column { Column(name: name, meaning: meaning) }
}

/// Hands out the columns of a header to a profile, and tells which ones are left.
struct ServiceColumns {
  private let header: SourceHeader
  private var used: Set<Int>

  init(_ header: SourceHeader) {
    self.header = header
    used = Set(header.names.indices.filter { RejectColumns.all.contains(header.names[$0]) })
  }

  /// The column of the first of the folded names that the header has.
  mutating func take(_ keys: String...) -> ServiceColumn {
    for key in keys {
      guard let index = header[key] else { continue }
      used.insert(index)
      return ServiceColumn(index: index, name: header.names[index])
    }
    return ServiceColumn(index: nil, name: keys.first ?? "")
  }

  /// The column of the first of the names that the header has; nil if it has none of them.
  mutating func take(_ names: [String]) -> ServiceColumn? {
    for name in names {
      guard let index = header.index(of: name), used.insert(index).inserted else { continue }
      return ServiceColumn(index: index, name: header.names[index])
    }
    return nil
  }

  /// The columns that were not handed out, in their order; they are kept as they are.
  var rest: [ServiceColumn] {
    header.names.indices.filter { !used.contains($0) }
      .map { ServiceColumn(index: $0, name: header.names[$0]) }
  }
}

extension DraftBuilder {
  /// Keeps the cells of columns that have no place.
  mutating func keep(_ columns: [ServiceColumn], of record: CSVRecord) {
    for column in columns {
      if let text = column.text(record, isExact: true) { keep(column.name, text) }
    }
  }

  /// Takes a cell by a meaning that the generic reading knows.
  mutating func assign(_ column: ServiceColumn, _ meaning: ColumnMeaning, of record: CSVRecord) {
    if let text = column.text(record) { assign(column.meaning(meaning), text) }
  }
}
