public import BookmarkModel
import Localization

/// Writes what a person decided about likely duplicates, all of it as one change.
public struct SettleDuplicates: Command {
  /// Bookmarks that are one work, the one to keep first.
  public var merges: [[Int64]]
  /// Bookmarks that are different works, and are neither joined nor asked about again.
  public var apart: [BookmarkPair]

  /// Decisions.
  public init(merges: [[Int64]] = [], apart: [BookmarkPair] = []) {
    self.merges = merges
    self.apart = apart
  }

  /// What was written.
  public struct Reply: Codable, Sendable {
    /// How many bookmarks went into others.
    public var merged: Int
    /// How many pairs are kept apart.
    public var apart: Int
    /// The number of the change; `nil` when there was nothing to write.
    public var change: Int64?

    /// A result.
    public init(merged: Int, apart: Int, change: Int64?) {
      self.merged = merged
      self.apart = apart
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "duplicates.settle", summary: \.commandDuplicatesSettleSummary, effect: .writes)
}
