import Text

/// The services whose exports are known by their columns.
public enum ServiceList {
  /// Every service, in the order of the alphabet.
  public static var all: [any ServiceProfile] { tables }

  static let tables: [any TableProfile] = [GoodreadsProfile(), IMDbProfile(), LetterboxdProfile()]

  /// The service of an id.
  public static func service(_ id: String) -> (any ServiceProfile)? {
    all.first { $0.id == id.lowercased() }
  }

  static func table(_ id: String) throws(SourceError) -> any TableProfile {
    if let profile = tables.first(where: { $0.id == id.lowercased() }) { return profile }
    throw .unknownService(id, nearest: NearestMatch.of(id, in: tables.map(\.id)))
  }

  static func table(for header: SourceHeader) -> (any TableProfile)? {
    tables.first { $0.rowMeaning(of: header) != nil }
  }
}
