public import BookmarkModel
import Localization

/// Makes one bookmark of several that are the same work, as one change; the first one is kept.
///
/// The others go, and what an import says of any of them is said of the first one from then on.
public struct MergeBookmarks: Command {
  /// The numbers, at least two; the first one stays.
  public var ids: [Int64]
  /// Only says what would become of them.
  public var isPreview: Bool

  /// A merge.
  public init(_ ids: [Int64], preview: Bool = false) {
    self.ids = ids
    self.isPreview = preview
  }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The bookmark that is left, as it is now or would be.
    public var bookmark: Bookmark
    /// Those that went into it, as they were.
    public var merged: [Bookmark]
    /// Single values of which several were different.
    public var conflicts: [ContentUnion.Conflict]
    /// The number of the change; `nil` for a preview.
    public var change: Int64?

    /// A result.
    public init(
      bookmark: Bookmark, merged: [Bookmark], conflicts: [ContentUnion.Conflict], change: Int64?
    ) {
      self.bookmark = bookmark
      self.merged = merged
      self.conflicts = conflicts
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "merge", verb: "merge", summary: \.commandMergeSummary, usage: "TARGET TARGET... [OPTION]",
    parameters: [
      .init("TARGET", \.parameterMergeTarget, values: .target),
      .init("-n, --dry-run", \.optionDryRun),
    ],
    examples: ["merge @1 @2", "merge @1 @2 @3 --dry-run"], effect: .writes)
}
