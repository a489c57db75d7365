public import BookmarkModel

/// Something about a value of a row that was used; the row itself is fine.
public struct RowNote: Hashable, Sendable {
  /// What there is to say.
  public enum Kind: Hashable, Sendable {
    /// No type that this build knows; kept, with the known one it is nearest to.
    case unknownType(nearest: String?)
    /// No status that this build knows; kept, with the known one it is nearest to.
    case unknownStatus(nearest: String?)
    /// No format that this build knows; kept, with the known one it is nearest to.
    case unknownFormat(nearest: String?)
    /// A shelf of the user's own, of which it is unclear which status it means; kept as a tag.
    case customShelf
    /// Characters U+0000 stood in the row and were left out.
    case removedNUL(count: Int)
    /// The check digit is wrong or it isn't an ISBN at all; kept as an extra column.
    case isbnInvalid
    /// A spreadsheet dropped zeros in front of the ISBN, which its check digit proves; read as this ISBN.
    case isbnZerosRestored(String)
    /// A spreadsheet rounded the ISBN, so that its last digits are lost; kept as an extra column.
    case isbnDigitsLost
    /// It can't be an identifier of the column's scheme; kept as an extra column.
    case identifierInvalid
    /// Day and month can't be told apart; kept as an extra column.
    case ambiguousDate
    /// Other dates of the column have day and month the other way round; read as it can only be.
    case otherDateOrder
    /// Two columns give different dates of publication; this one is kept as an extra column.
    case conflictingYears
    /// There are more cells than columns, but they are empty.
    case surplusEmptyCells(count: Int)
  }

  /// The part of the source in which the row stands, where it has parts.
  public var part: String?
  /// The physical line on which the row begins, from 1.
  public var line: Int
  /// The field that the value was meant for.
  public var field: BookmarkField?
  /// The column's name in the source.
  public var column: String?
  /// The value as it stands in the source, cut to 200 characters.
  public var value: String
  /// What there is to say.
  public var kind: Kind

  /// A note about one value.
  public init(
    line: Int, field: BookmarkField? = nil, column: String? = nil, value: String = "", kind: Kind
  ) {
    self.line = line
    self.field = field
    self.column = column
    self.value = String(value.prefix(200))
    self.kind = kind
  }
}
