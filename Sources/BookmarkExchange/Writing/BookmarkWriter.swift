public import BookmarkModel

/// Writes bookmarks one after the other; each call gives the bytes to write next.
///
/// What is written is read back by `SourceReader` as the same content, and written again gives the same
/// bytes. The one exception is U+0000, which no reader lets in.
public protocol BookmarkWriter: Sendable {
  /// The bytes before the first bookmark; called once.
  mutating func begin() -> [UInt8]
  /// The bytes of one bookmark.
  mutating func append(_ bookmark: Bookmark) -> [UInt8]
  /// The bytes behind the last bookmark; called once.
  mutating func end() -> [UInt8]
  /// What there is to say of what was written so far.
  var report: ExportReport { get }
}

/// The writers, by format.
public enum BookmarkWriters {
  /// A writer that has written nothing.
  ///
  /// - Parameters:
  ///   - extraColumns: the names of extra columns, in their order, for a table; see
  ///     ``ExtraColumnNames``. Extra columns that are not among them are left out of a table.
  ///   - marksFormulas: whether cells of a table that a spreadsheet would calculate are given an
  ///     apostrophe, which reading the table takes off again.
  public static func make(
    _ format: ExportFormat, extraColumns: [String], marksFormulas: Bool = false
  ) -> any BookmarkWriter {
    switch format {
    case .csv: BookmarkCSVWriter(extraColumns: extraColumns, marksFormulas: marksFormulas)
    case .json: BookmarkJSONWriter(isArray: true)
    case .ndjson: BookmarkJSONWriter(isArray: false)
    }
  }
}
