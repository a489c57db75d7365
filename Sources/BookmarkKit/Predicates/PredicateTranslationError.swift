/// Why a `#Predicate` can't be asked of a collection: it names the part that no column answers.
public struct PredicateTranslationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of the predicate, as Foundation describes it.
  public let expression: String
  /// What is wrong with it.
  public let reason: Reason

  /// What can be wrong with a part of a predicate.
  public enum Reason: String, Hashable, Sendable {
    /// An operation that has no counterpart among the tests of a filter.
    case unsupportedOperation
    /// A property that isn't kept in a column of its own.
    case unsupportedProperty
    /// Both sides are properties, or both are values.
    case notAPropertyAndAValue
    /// A value with which the property can't be compared, or only with another outcome.
    case unsupportedValue
  }

  init(_ reason: Reason, in expression: Any) {
    self.reason = reason
    self.expression = Self.withoutAddresses(String(describing: expression))
  }

  /// The reason and the part in one line.
  public var description: String { "\(reason.rawValue): \(expression)" }

  /// Key paths are described by where they are in memory, which says nothing and changes.
  private static func withoutAddresses(_ text: String) -> String {
    var parts = text.split(separator: "<computed 0x", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    return parts.reduce(String(first)) { text, part in
      text + "<" + part.drop { $0.isHexDigit || $0 == " " }
    }
  }
}
