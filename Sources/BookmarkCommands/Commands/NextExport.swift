import Localization

/// Gives the next piece of an open listing.
public struct NextExport: Command {
  /// The open listing.
  public var session: Int
  /// At most so many bookmarks.
  public var limit: Int

  /// A question for the next piece.
  public init(session: Int, limit: Int = 500) {
    self.session = session
    self.limit = limit
  }

  /// A piece.
  public struct Reply: Codable, Sendable {
    /// The bookmarks in order; empty at the end.
    public var bookmarks: [ListedBookmark]

    /// A piece.
    public init(bookmarks: [ListedBookmark]) { self.bookmarks = bookmarks }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("export.next", summary: \.commandExportNextSummary)
}
