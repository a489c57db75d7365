import Localization

/// Writes a verified copy of the whole collection, with its history and views, to a file.
public struct BackUpStore: Command {
  /// Where to; what stands there is replaced.
  public var path: String

  /// A backup.
  public init(to path: String) { self.path = path }

  /// What was written.
  public struct Reply: Codable, Sendable {
    /// How many bookmarks are in it.
    public var bookmarks: Int

    /// A result.
    public init(bookmarks: Int) { self.bookmarks = bookmarks }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "backup", verb: "backup", summary: \.commandBackupSummary, usage: "[FILE] [--force]",
    parameters: [
      .init("FILE", \.parameterBackupFile, values: .files), .init("--force", \.optionForce),
    ],
    examples: ["backup", "backup bookmarks.tar"])
}
