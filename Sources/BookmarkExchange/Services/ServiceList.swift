import JSON
import Text

/// The services whose exports are known by their columns.
public enum ServiceList {
  /// Every service, in the order of the alphabet.
  public static var all: [any ServiceProfile] {
    (tables + texts + documents as [any ServiceProfile]).sorted { $0.id < $1.id }
  }

  static let tables: [any TableProfile] = [
    DeclaredProfile.aniList, DeclaredProfile.appleMusic, DeclaredProfile.beets,
    DeclaredProfile.bookBuddy, DeclaredProfile.bookCatalogue, DeclaredProfile.bookWyrm,
    DeclaredProfile.calibre, DeclaredProfile.discogs, DeclaredProfile.douban,
    DeclaredProfile.goodreads,
    DeclaredProfile.grouvee, DeclaredProfile.hardcover, DeclaredProfile.howLongToBeat,
    DeclaredProfile.imdb, DeclaredProfile.inventaire, DeclaredProfile.jellyfin,
    DeclaredProfile.jelu,
    DeclaredProfile.kitsu, DeclaredProfile.kodi, DeclaredProfile.lastFM, LetterboxdProfile(),
    DeclaredProfile.letterboxdImport, DeclaredProfile.libation, DeclaredProfile.libib,
    DeclaredProfile.libraryThing, DeclaredProfile.libreFM, DeclaredProfile.listenBrainz,
    DeclaredProfile.maloja, DeclaredProfile.movary, DeclaredProfile.movieLens,
    DeclaredProfile.myAnimeList, DeclaredProfile.neoDB, DeclaredProfile.netflix,
    DeclaredProfile.onMyShelf, DeclaredProfile.openLibrary, DeclaredProfile.openreads,
    DeclaredProfile.panoScrobbler, DeclaredProfile.plex, DeclaredProfile.primeVideo,
    DeclaredProfile.rateYourMusic, DeclaredProfile.ryot,
    DeclaredProfile.scrobblerLog, DeclaredProfile.simkl, DeclaredProfile.spotify,
    DeclaredProfile.storyGraph, DeclaredProfile.tmdb, DeclaredProfile.trakt,
    DeclaredProfile.tvTime, DeclaredProfile.watcharr, DeclaredProfile.yamtrack,
    DeclaredProfile.zotero, ISBNListProfile(),
  ]

  /// The services whose files are text of a form of their own.
  static let texts: [any TextProfile] = [KindleProfile(), NetscapeProfile(), ReadwiseProfile()]

  /// The services whose files are XML.
  static let documents: [any XMLProfile] = [
    CollectorzProfile(), DataCrowProfile(), DeliciousProfile(), GCstarProfile(),
    GriffithProfile(), MyAnimeListProfile(), TellicoProfile(),
  ]

  /// The service of an id.
  public static func service(_ id: String) -> (any ServiceProfile)? {
    all.first { $0.id == id.lowercased() }
  }

  static func table(_ id: String) throws(SourceError) -> any TableProfile {
    if let profile = tables.first(where: { $0.id == id.lowercased() }) { return profile }
    throw .unknownService(id, nearest: NearestMatch.of(id, in: all.map(\.id)))
  }

  static func table(for header: SourceHeader) -> (any TableProfile)? {
    tables.first { $0.rowMeaning(of: header) != nil }
  }

  /// How the elements of a JSON source are read by its first value; nil for no known service.
  static func form(
    of value: JSONValue, named id: String?, fileName: String
  ) throws(SourceError) -> FormElements? {
    let candidates = if let id { [try table(id)] } else { tables }
    for case let profile as DeclaredProfile in candidates {
      if let form = profile.form(of: value) {
        return FormElements(profile: profile, form: form, fileName: fileName)
      }
    }
    guard let id else { return nil }
    throw .serviceMismatch(service: id.lowercased(), columns: value.members.map(\.name))
  }
}
