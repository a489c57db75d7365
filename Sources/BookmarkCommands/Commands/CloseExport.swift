import Localization

/// Ends an open listing.
public struct CloseExport: Command {
  /// The open listing.
  public var session: Int

  /// The end of a listing.
  public init(session: Int) { self.session = session }

  /// Nothing to say.
  public struct Reply: Codable, Sendable {
    /// Done.
    public init() {}
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("export.close", summary: \.commandExportCloseSummary)
}
