/// One value as SQLite stores it, bound to a statement or read from a column.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// Text with its length: a NUL inside is part of it, and `""` is not `null`.
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  /// Takes an optional text, `nil` becoming `null`.
  public init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }

  /// Takes an optional integer of up to 64 bits; an unsigned one beyond that does not compile.
  public init(_ integer: Int64?) { self = integer.map(SQLiteValue.integer) ?? .null }

  /// Takes an optional integer of the machine's width, `nil` becoming `null`.
  public init(_ integer: Int?) { self = integer.map { .integer(Int64($0)) } ?? .null }

  /// Takes an optional number; SQLite itself stores a NaN as `null`.
  public init(_ real: Double?) { self = real.map(SQLiteValue.real) ?? .null }

  /// Takes an optional truth value, stored as 1 or 0.
  public init(_ flag: Bool?) { self = flag.map { .integer($0 ? 1 : 0) } ?? .null }

  /// Takes optional bytes; empty ones stay an empty blob.
  public init(_ bytes: [UInt8]?) { self = bytes.map(SQLiteValue.blob) ?? .null }

  /// The integer, or `nil` for a value of any other kind: nothing is converted.
  public var asInteger: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The number, from a real or an integer, or `nil` for a value of any other kind.
  public var asDouble: Double? {
    switch self {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .null, .text, .blob: nil
    }
  }

  /// The text, or `nil` for a value of any other kind: nothing is converted.
  public var asText: String? {
    if case .text(let value) = self { value } else { nil }
  }
}

// Without a nil literal: `value(...) == nil` has to mean "no row", and would mean "null".
extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// A whole number in SQL values.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A number with a fraction in SQL values.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// A text in SQL values.
  public init(stringLiteral value: String) { self = .text(value) }
  /// `true` is 1, `false` is 0: SQLite has no truth values of its own.
  public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}
