public import BookmarkModel
import Localization

/// Tells what was done to the collection, or to single bookmarks, field by field.
public struct ShowHistory: Command {
  /// The bookmarks whose history is told; without a filter it is that of the collection.
  ///
  /// Numbers may be those of bookmarks that were removed.
  public var filter: BookmarkFilter?
  /// At most so many changes, or so many bookmarks.
  public var limit: Int

  /// A look at history.
  public init(_ filter: BookmarkFilter? = nil, limit: Int = 20) {
    self.filter = filter
    self.limit = limit
  }

  /// What was done.
  public struct Reply: Codable, Sendable {
    /// The changes to the collection, the newest first; empty with a filter.
    public var changes: [ChangeSummary]
    /// The history of each bookmark; empty without a filter.
    public var bookmarks: [BookmarkHistory]

    /// A history.
    public init(changes: [ChangeSummary] = [], bookmarks: [BookmarkHistory] = []) {
      self.changes = changes
      self.bookmarks = bookmarks
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "history", verb: "history", summary: \.commandHistorySummary,
    usage: "[TARGET] [limit:N] [OPTION]",
    parameters: [
      .init("TARGET", \.parameterHistoryTarget, values: .target),
      .init("limit:N", \.parameterHistoryLimit), .init("--json", \.optionJson),
    ],
    examples: ["history", "history @1", "history limit:5"])
}

/// What happened to one bookmark, from its beginning on.
public struct BookmarkHistory: Codable, Sendable {
  /// Its number.
  public var id: Int64
  /// What happened, in order.
  public var events: [Event]

  /// What one change did to the bookmark.
  public struct Event: Codable, Sendable {
    /// The ways in which a change touches a bookmark.
    public enum Kind: String, Codable, Sendable {
      /// It was new.
      case added
      /// Fields were changed.
      case changed
      /// It was taken out of the collection.
      case removed
      /// It had been removed and came back.
      case returned
    }

    /// In which way the change touched it.
    public var kind: Kind
    /// The change.
    public var change: ChangeSummary
    /// What the bookmark was before; `nil` when it wasn't there.
    public var before: Bookmark?
    /// What it was after; `nil` when it was removed.
    public var after: Bookmark?
    /// The fields that differ, when it was there before and after.
    public var fields: [BookmarkField]

    /// An event.
    public init(
      _ kind: Kind, change: ChangeSummary, before: Bookmark?, after: Bookmark?,
      fields: [BookmarkField]
    ) {
      self.kind = kind
      self.change = change
      self.before = before
      self.after = after
      self.fields = fields
    }
  }

  /// A history.
  public init(id: Int64, events: [Event]) {
    self.id = id
    self.events = events
  }
}
