/// A work's place in a series.
public struct SeriesEntry: Hashable, Codable, Sendable {
  /// The series' name.
  public var name: String
  /// The place as it is written: `8`, `0.5`, `1-3`.
  public var position: String?

  /// An entry of which the place may be unknown.
  public init(_ name: String, position: String? = nil) {
    self.name = name
    self.position = position
  }
}
