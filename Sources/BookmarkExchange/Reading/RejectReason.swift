public import BookmarkModel

/// Why a row can't be used.
public enum RejectReason: Hashable, Sendable {
  /// A value can't be that of its field.
  case field(FieldError.Reason)
  /// There is neither a title nor an identifier.
  case missingTitle
  /// Some of its bytes are no text in the encoding of the source.
  case notDecodable(encoding: String)
  /// There are more cells than columns, so that the values may have shifted.
  case tooManyFields(found: Int, expected: Int)
  /// The element is no valid JSON, at a line and a byte of it.
  case brokenJSON(JSONProblem, line: Int, column: Int)
  /// The element is valid JSON but no object.
  case notAnObject
  /// The row passes a limit of the reader.
  case limit(SourceLimit)
  /// Several bookmarks could be meant; set by whoever finds that out while importing.
  case ambiguous
}

/// A limit of the readers that a row passed.
public enum SourceLimit: Hashable, Sendable {
  /// Bytes of one value.
  case valueBytes(Int)
  /// Bytes of one row or element.
  case rowBytes(Int)
  /// Columns of one row.
  case columns(Int)
  /// Digits of one number.
  case digits(Int)
  /// Levels of nesting.
  case depth(Int)
  /// Entities of its own, which an XML text may not declare.
  case entities
}
