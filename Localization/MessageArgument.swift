/// A value for a message that is looked up by its key.
public enum MessageArgument: Hashable, Codable, Sendable {
  case integer(Int)
  case string(String)

  /// The number, also when it came as text.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .string(let text): Int(text)
    }
  }

  /// The text; a number is written without digit groups, as ids and years are.
  var string: String? {
    switch self {
    case .integer(let number): String(number)
    case .string(let text): text
    }
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A number argument.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A text argument.
  public init(stringLiteral value: String) { self = .string(value) }
}
