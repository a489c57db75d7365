import Localization

/// Forgets everything that an import has staged; the collection stays as it was.
public struct CancelImport: Command {
  /// The open import.
  public var session: Int

  /// The end of an import without effect.
  public init(session: Int) { self.session = session }

  /// Nothing to say.
  public struct Reply: Codable, Sendable {
    /// Done.
    public init() {}
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "import.cancel", summary: \.commandImportCancelSummary, effect: .writes)
}
