/// One JSON value, with nothing lost: the order of members and the digits of numbers are kept.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, exactly as it is written in the source.
  case number(String)
  /// A string, its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order of the source; no two have the same name.
  case object([JSONMember])

  /// The value of the member with this name; nil for other names, and for all but objects.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

/// A name and a value, one of those that make up a JSON object.
public struct JSONMember: Equatable, Sendable {
  /// The name, its escapes resolved.
  public var name: String
  /// The value that goes by the name.
  public var value: JSONValue

  /// Makes a member.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
