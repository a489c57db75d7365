public import BookmarkModel
import Localization

/// Opens a listing of any length over one moment of the collection.
///
/// ``NextExport`` then gives it piece by piece; ``CloseExport`` ends it, and so do 30 s of silence.
public struct OpenExport: Command {
  /// Which bookmarks, how divided, in which order, how many.
  public var query: BookmarkQuery

  /// A listing to be read in pieces.
  public init(_ query: BookmarkQuery) { self.query = query }

  /// The open listing.
  public struct Reply: Codable, Sendable {
    /// Names the listing in the commands that follow.
    public var session: Int
    /// How many bookmarks match.
    public var total: Int
    /// The sections in order; empty when the query has no section key.
    public var sections: [BookmarkSection]
    /// The extra columns that the bookmarks need; a name that one has twice stands twice.
    public var extraColumns: [String]

    /// An open listing.
    public init(session: Int, total: Int, sections: [BookmarkSection], extraColumns: [String]) {
      self.session = session
      self.total = total
      self.sections = sections
      self.extraColumns = extraColumns
    }
  }

  /// The names that `--to` takes: exact forms, pages for people, services, other programs.
  public static let targets = [
    "csv", "json", "ndjson", "markdown", "html", "discogs", "discogs-wantlist", "goodreads",
    "imdb", "letterboxd", "letterboxd-watchlist", "neodb", "storygraph", "yamtrack", "bibtex",
    "csl-json", "m3u", "netscape",
  ]

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "export.open", verb: "export", summary: \.commandExportSummary,
    usage: "[QUERY] [by:KEY] [--to FORMAT] [-o FILE [--force] [--verify]] [--spreadsheet]",
    parameters: [
      .init("QUERY", \.parameterQuery, values: .query),
      .init("--to FORMAT", \.optionTo, values: .words(targets)),
      .init("-o FILE", \.optionOutput, values: .files), .init("--force", \.optionForce),
      .init("--verify", \.optionVerify), .init("--spreadsheet", \.optionSpreadsheet),
    ],
    examples: [
      "export --to csv -o all.csv", "export movie status:done --to json",
      "export -o backup.ndjson --verify", "export --spreadsheet -o table.csv",
      "export by:type,status -o collection.html", "export book --to goodreads -o goodreads.csv",
    ])
}
