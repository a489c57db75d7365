/// The services and programs for which a collection can be written.
public enum ServiceExportList {
  /// All of them: services in the order of the alphabet, then formats that belong to none.
  public static let all: [ServiceExport] = [
    .discogs, .discogsWantlist, .goodreads, .imdb, .letterboxd, .letterboxdWatchlist, .neoDB,
    .storyGraph, .yamtrack, .bibTeX, .cslJSON, .m3u, .netscape,
  ]

  /// The one of an id, in any case.
  public static func named(_ id: String) -> ServiceExport? {
    all.first { $0.id == id.lowercased() }
  }
}
