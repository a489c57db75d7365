public import BookmarkModel

/// What one row or element of a source came to.
public enum SourceItem: Sendable {
  /// A description of a work, with what had to be said about its values, and the bytes it was made
  /// of, without the line end.
  case draft(BookmarkDraft, notes: [RowNote], raw: ArraySlice<UInt8>)
  /// A row that could not be used.
  case rejected(RejectedRow)
  /// A row that was passed over on purpose.
  case skipped(line: Int, reason: SkipReason)
}

/// Why a row that could be read is passed over.
public enum SkipReason: String, Hashable, CaseIterable, Sendable {
  /// The source itself has it in its trash.
  case deleted
  /// It was hardly begun: a song that was skipped, a trailer.
  case notPlayed
  /// It isn't about a work, or about nothing that its owner did.
  case noWork
}
