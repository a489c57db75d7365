import Localization

/// Takes a backup back: as it is into an unused collection, bookmark by bookmark into any other.
public struct RestoreBackup: Command {
  /// The file of the copy; it stays as it is.
  public var path: String
  /// What the file is called in history.
  public var name: String
  /// Whether the backup takes the place of everything that is there.
  public var replaces: Bool
  /// Whether only to tell what would happen.
  public var isPreview: Bool

  /// A restoration.
  public init(from path: String, name: String, replacing: Bool = false, preview: Bool = false) {
    self.path = path
    self.name = name
    replaces = replacing
    isPreview = preview
  }

  /// What was done, or would be.
  public struct Reply: Codable, Sendable {
    /// How many bookmarks are in the backup.
    public var bookmarks: Int
    /// How many were in the collection.
    public var held: Int
    /// Whether the backup took the place of the collection.
    public var isReplaced = false
    /// How many came back.
    public var added = 0
    /// How many were there and got something back.
    public var changed = 0
    /// How many were there as they are in the backup.
    public var unchanged = 0
    /// How many could be several of the collection's, and were left out.
    public var skipped = 0
    /// How many views came back.
    public var views = 0
    /// The number to undo; `nil` when nothing was changed or everything was replaced.
    public var change: Int64?

    /// Numbers of a restoration of which nothing is done yet.
    public init(bookmarks: Int, held: Int) {
      self.bookmarks = bookmarks
      self.held = held
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "restore", verb: "restore", summary: \.commandRestoreSummary,
    usage: "FILE [--replace] [-n]",
    parameters: [
      .init("FILE", \.parameterRestoreFile, values: .files),
      .init("--replace", \.optionRestoreReplace), .init("-n, --dry-run", \.optionDryRun),
    ],
    examples: ["restore bookmarks.tar --dry-run", "restore bookmarks.tar"], effect: .writes)
}
