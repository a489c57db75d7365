import Localization

/// Writes everything that an import has staged, whole or not at all.
public struct FinishImport: Command {
  /// The open import.
  public var session: Int

  /// The end of an import.
  public init(session: Int) { self.session = session }

  /// What was written.
  public struct Reply: Codable, Sendable {
    /// New bookmarks.
    public var added: Int
    /// Existing bookmarks that got something new.
    public var changed: Int
    /// The number of the change; `nil` when there was nothing to write.
    public var change: Int64?

    /// A result.
    public init(added: Int, changed: Int, change: Int64?) {
      self.added = added
      self.changed = changed
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "import.finish", summary: \.commandImportFinishSummary, effect: .writes)
}
