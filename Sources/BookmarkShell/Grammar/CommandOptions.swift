/// The options that were given, under any of their names.
public struct CommandOptions: Hashable, Sendable {
  /// One given option.
  struct Given: Hashable, Sendable {
    /// All names of the option, without dashes.
    var names: [String]
    /// The value; `nil` for a switch.
    var value: String?
    var columns: Range<Int>
  }

  var given: [Given] = []

  /// Whether the option was given; the name is without dashes: `json`, `dry-run`, `n`.
  public func contains(_ name: String) -> Bool {
    given.contains { $0.names.contains(name) }
  }

  /// The value of an option, the last where there are several; `nil` when it wasn't given.
  ///
  /// The name is without dashes: `db`, `o`.
  public func value(_ name: String) -> String? { values(name).last }

  /// Every value of an option that was given several times, in order.
  public func values(_ name: String) -> [String] {
    given.filter { $0.names.contains(name) }.compactMap(\.value)
  }

  /// Where the option stands in the line, to point at it; `nil` when it wasn't given.
  public func columns(_ name: String) -> Range<Int>? {
    given.last { $0.names.contains(name) }?.columns
  }
}
