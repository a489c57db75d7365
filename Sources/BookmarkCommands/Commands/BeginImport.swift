import Localization

/// Opens an import: rows are then staged with ``ImportBatch`` and written by ``FinishImport``.
///
/// Nothing is written to the collection before the end, and nobody else is kept waiting.
public struct BeginImport: Command {
  /// Where the rows come from, as history names it: a file's name or `-`.
  public var source: String
  /// The service whose export it is, when one was recognised.
  public var service: String?
  /// Whether what a person removed or keeps apart is taken in again; not when left out.
  public var again: Bool?

  /// The beginning of an import.
  public init(source: String, service: String? = nil, again: Bool? = nil) {
    self.source = source
    self.service = service
    self.again = again
  }

  /// The number of the open import.
  public struct Reply: Codable, Sendable {
    /// Names the import in the commands that follow.
    public var session: Int

    /// An open import.
    public init(session: Int) { self.session = session }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "import.begin", verb: "import", summary: \.commandImportSummary,
    usage: "FILE...|- [field=value | +tag]... [OPTION]",
    parameters: [
      .init("FILE", \.parameterImportFile, values: .files),
      .init("field=value", \.parameterImportDefault, values: .assignments),
      .init("+tag", \.parameterImportTag),
      .init("--from SERVICE", \.optionFrom), .init("--map FIELD=COLUMN", \.optionMap),
      .init("-n, --dry-run", \.optionDryRun),
      .init("--diff", \.optionDiff), .init("--strict", \.optionStrict),
      .init("--max-errors N", \.optionMaxErrors),
      .init("--on-conflict WHAT", \.optionOnConflict, values: .words(["keep", "replace", "ask"])),
      .init("--again", \.optionAgain), .init("--rejects FILE", \.optionRejects, values: .files),
      .init("--encoding E", \.optionEncoding), .init("--json", \.optionJson),
    ],
    examples: [
      "import items.csv", "import albums.csv type=music +vinyl", "import items.csv --dry-run",
      "import list.csv --map title=Werk,rating=Note/10",
      "import -",
    ],
    effect: .writes)
}
