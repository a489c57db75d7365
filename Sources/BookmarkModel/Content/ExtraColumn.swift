/// A column of a source that has no place in the domain, kept with its name and its order.
public struct ExtraColumn: Hashable, Codable, Sendable {
  /// The column's name as the source wrote it.
  public var name: String
  /// The cell's text.
  public var value: String

  /// A kept cell.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
