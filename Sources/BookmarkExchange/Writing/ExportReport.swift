public import BookmarkModel

/// What there is to say about bookmarks that were written, beside the bytes.
public struct ExportReport: Hashable, Sendable {
  /// A kind of bookmarks that a format can't hold, and why.
  public struct LeftOut: Hashable, Sendable {
    /// What they are.
    public var type: BookmarkType
    /// Why they have no place.
    public var reason: LeaveReason

    /// A kind of bookmarks and why they have no place.
    public init(type: BookmarkType, reason: LeaveReason) {
      (self.type, self.reason) = (type, reason)
    }
  }

  /// How many cells a spreadsheet would take for formulas: they begin with `=`, `+`, `-`, `@`, tab or CR.
  public var formulaCells = 0
  /// How many cells were given an apostrophe so that no spreadsheet calculates them.
  public var guardedCells = 0
  /// How many bookmarks have no place in the format.
  public var leftOut: [LeftOut: Int] = [:]
  /// In how many of the written bookmarks a field has a value that the format can't hold, or not all of it.
  public var lost: [BookmarkField: Int] = [:]
  /// How many ratings lie between the steps of the format, so that the nearest one was written.
  public var roundedRatings = 0

  /// Nothing to say.
  public init() {}

  /// How many bookmarks were left out for any reason.
  public var leftOutCount: Int { leftOut.values.reduce(0, +) }
}
