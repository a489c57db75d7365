import Text

/// The services whose exports are known by their columns.
public enum ServiceList {
  /// Every service, in the order of the alphabet.
  public static var all: [any ServiceProfile] {
    (tables + texts + documents as [any ServiceProfile]).sorted { $0.id < $1.id }
  }

  static let tables: [any TableProfile] = [
    GoodreadsProfile(), IMDbProfile(), LetterboxdProfile(), ISBNListProfile(),
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
}
