public import Localization

/// An enumeration that keeps raw values it does not know, so that newer data survives older builds.
///
/// Raw values are stable, lower-case ASCII and the only thing that is ever stored; what a person
/// reads is looked up per language. `init(rawValue:)` never fails.
public protocol OpenEnumeration: RawRepresentable, Hashable, Comparable, Codable, Sendable
where RawValue == String {
  /// The values this build knows, in the order in which they are listed.
  static var known: [Self] { get }

  /// The prefix of this enumeration's keys in the message catalogues, such as `type`.
  static var catalogueKey: String { get }

  /// Words other than raw values and titles that files and people use, folded, with the raw value.
  static var synonyms: [String: String] { get }

  /// Takes any raw value, known or not.
  init(rawValue: String)
}

extension OpenEnumeration {
  /// Whether this build knows the value.
  public var isKnown: Bool { Self.known.contains(self) }

  /// The title in the given language; the raw value itself where this build knows no title.
  public func title(in messages: Messages) -> String {
    messages.text(forKey: "\(Self.catalogueKey).\(rawValue)") ?? rawValue
  }

  /// Known values come first in their own order, unknown ones after them by raw value.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.rawValue) < (right.rank, right.rawValue)
  }

  private var rank: Int { Self.known.firstIndex(of: self) ?? Self.known.count }

  /// Decodes from a plain string; any string is accepted.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes as the plain raw value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
