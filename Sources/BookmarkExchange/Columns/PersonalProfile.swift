/// What a person once said about the columns of a kind of table, to be known by its header again.
public struct PersonalProfile: Hashable, Sendable {
  /// The name under which it was kept.
  public var name: String
  /// Every column of the table.
  public var columns: [ColumnMapping]

  /// A profile.
  public init(name: String, columns: [ColumnMapping]) {
    self.name = name
    self.columns = columns
  }

  /// Whether a table with this header is of the kind: it has the same columns in any order.
  func matches(_ header: SourceHeader) -> Bool {
    Set(header.keys) == Set(columns.map { ColumnNames.key($0.column) })
  }
}
