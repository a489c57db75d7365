import CSV

/// The column names of a table, as they stand and in the form in which they are compared.
public struct SourceHeader: Sendable {
  /// The names as the source wrote them.
  public let names: [String]
  /// The names folded, with spaces for `_` and `-`.
  let keys: [String]
  private let places: [String: Int]

  /// A header; of two columns with the same name the first is the one found by name.
  public init(_ names: [String]) {
    self.names = names
    keys = names.map(ColumnNames.key)
    places = Dictionary(zip(keys, keys.indices)) { first, _ in first }
  }

  /// Names stand without the spaces around them unless they are quoted.
  init(_ record: CSVRecord) {
    self.init(
      (0..<record.count).map { index in
        record.wasQuoted(index) ? record[index] : CellText.trimmed(record[index])
      })
  }

  /// Where the column of a folded name stands.
  subscript(key: String) -> Int? { places[key] }

  /// Whether all of the folded names are there.
  func contains(_ keys: String...) -> Bool { keys.allSatisfy { places[$0] != nil } }
}
