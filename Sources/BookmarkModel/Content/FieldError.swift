/// Why a text can't be the value of a field; no sentence, so that each language makes its own.
public struct FieldError: Error, Hashable, Codable, Sendable {
  /// The field.
  public var field: BookmarkField
  /// The refused text, cut to 200 characters.
  public var value: String
  /// What is wrong with it.
  public var reason: Reason

  /// What can be wrong with a value.
  public enum Reason: String, CaseIterable, Error, Codable, Sendable {
    /// It isn't a whole number.
    case notANumber
    /// It isn't a date, or the day doesn't exist.
    case notADate
    /// Day and month can't be told apart.
    case ambiguousDate
    /// It isn't a rating, or lies outside of its scale.
    case notARating
    /// It isn't one of the days of the week.
    case notAWeekday
    /// It isn't yes or no.
    case notYesOrNo
    /// It isn't an identifier of its scheme; a wrong check digit, for example.
    case notAnIdentifier
    /// A quote is opened and not closed.
    case unclosedQuote
    /// The field is derived and can't be written.
    case notWritable
    /// The value is empty where one is needed.
    case empty
  }

  /// An error about one value.
  public init(_ field: BookmarkField, _ value: String, _ reason: Reason) {
    self.field = field
    self.value = String(value.prefix(200))
    self.reason = reason
  }
}
