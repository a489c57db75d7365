/// A row that could not be used, with what is needed to mend it.
public struct RejectedRow: Hashable, Sendable {
  /// The part of the source in which the row stands, where it has parts.
  public var part: String?
  /// The physical line on which the row begins, from 1.
  public var line: Int
  /// The physical line on which the row ends.
  public var endLine: Int
  /// The column's name in the source, or the key of a JSON member.
  public var column: String?
  /// The refused value, cut to 200 characters.
  public var value: String
  /// What is wrong.
  public var reason: RejectReason
  /// The number of the element in a JSON source, from 1.
  public var itemNumber: Int?
  /// The original bytes of the row, in UTF-8, without a line end; empty when a limit was passed.
  public var raw: [UInt8]

  /// A rejected row.
  public init(
    line: Int, endLine: Int, column: String? = nil, value: String = "", reason: RejectReason,
    itemNumber: Int? = nil, raw: [UInt8] = []
  ) {
    self.line = line
    self.endLine = endLine
    self.column = column
    self.value = String(value.prefix(200))
    self.reason = reason
    self.itemNumber = itemNumber
    self.raw = raw
  }
}
