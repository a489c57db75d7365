/// A name that someone else gave to a work: an ISBN, an IMDb number, a Douban subject.
public struct Identifier: Hashable, Codable, Sendable {
  /// The stable lower-case name of who gave it, such as `isbn` or `imdb`.
  public let scheme: String
  /// The identifier itself, in its scheme's canonical form.
  public let value: String

  /// Takes the value as it is; ``init(_:_:)`` brings known schemes into canonical form first.
  public init(scheme: String, canonicalValue value: String) {
    self.scheme = scheme
    self.value = value
  }

  /// Brings a value into its scheme's canonical form; `nil` when it can't be one of that scheme.
  ///
  /// An ISBN-10 becomes the ISBN-13 of the same edition. Unknown schemes keep the value trimmed.
  public init?(_ scheme: String, _ value: String) {
    let scheme = scheme.trimmingSpaces().lowercased()
    let value = value.trimmingSpaces()
    guard !value.isEmpty, !scheme.isEmpty else { return nil }
    switch scheme {
    case "isbn":
      guard let isbn = ISBN(value) else { return nil }
      self.init(scheme: scheme, canonicalValue: isbn.digits)
    case "imdb":
      let digits = value.lowercased().hasPrefix("tt") ? String(value.dropFirst(2)) : value
      guard (1...10).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit),
        digits.utf8.contains(where: { $0 != 0x30 })
      else {
        return nil
      }
      let padding = String(repeating: "0", count: max(0, 7 - digits.utf8.count))
      self.init(scheme: scheme, canonicalValue: "tt" + padding + digits)
    default:
      self.init(scheme: scheme, canonicalValue: value)
    }
  }

  /// The schemes that this build knows, as they are accepted for query fields and columns.
  public static let knownSchemes = [
    "isbn", "asin", "goodreads", "openlibrary", "librarything", "oclc", "google", "douban",
    "neodb", "wikidata", "imdb", "tmdb", "tvdb", "trakt", "letterboxd", "musicbrainz", "discogs",
    "spotify", "lastfm", "barcode", "storygraph", "hardcover",
  ]

  /// Whether equal values of the scheme mean the same work of a type.
  ///
  /// A barcode stands for an edition or a set, a link at Letterboxd may be one diary entry's.
  public static func identifies(scheme: String) -> Bool {
    scheme != "barcode"
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
