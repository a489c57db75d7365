/// The address of a work's page at a known service, read without asking anybody.
public struct ServiceLink: Hashable, Sendable {
  /// What the service calls the work.
  public let identifier: Identifier
  /// What kind of work the page is about; `nil` where the address doesn't say.
  public let type: BookmarkType?

  /// Reads `https://movie.douban.com/subject/1291546/`, with or without `https://` and `www.`.
  ///
  /// `nil` for every other text, and for an address of a known service that is no work's page.
  public init?(_ text: String) {
    var rest = text[...]
    for start in ["https://", "http://"] where rest.lowercased().hasPrefix(start) {
      rest = rest.dropFirst(start.count)
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    var segments = path.split(separator: "/").map(String.init)
    guard segments.count > 1, let host = segments.first?.lowercased() else { return nil }
    segments.removeFirst()
    for page in Self.pages where page.isAt(host) {
      guard let value = page.value(in: segments), let found = page.identifier(value, path) else {
        continue
      }
      identifier = found
      type = found.scheme == "isbn" ? .book : page.type
      return
    }
    return nil
  }

  /// How the addresses of one kind of page are made.
  private struct Page {
    /// The host; one that ends with a dot stands for any country.
    let host: String
    /// The segment, or the two, after which the identifier stands.
    let folder: [String]
    let type: BookmarkType?
    let scheme: String
    var form = Form.word
    /// What stands before the identifier, where one service numbers several kinds of things.
    var prefix = ""

    func isAt(_ address: String) -> Bool {
      if host.hasSuffix(".") {
        return address.hasPrefix(host) || address.contains("." + host)
      }
      return address == host || address == "www." + host || address == "m." + host
    }

    /// The segment with the identifier, a language before the folder left aside.
    func value(in segments: [String]) -> String? {
      guard let last = folder.last else { return segments.first }
      for start in 0...max(0, segments.count - folder.count) where start <= 1 {
        let end = start + folder.count
        if end < segments.count, Array(segments[start..<end]) == folder { return segments[end] }
      }
      // Shops put the title before the folder.
      guard host.hasSuffix("."), let place = segments.firstIndex(of: last) else { return nil }
      return place + 1 < segments.count ? segments[place + 1] : nil
    }

    func identifier(_ segment: String, _ path: Substring) -> Identifier? {
      switch form {
      case .word:
        let isPlain = segment.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
        return isPlain ? Identifier(scheme, prefix + segment) : nil
      case .number:
        let digits = segment.utf8.prefix { (0x30...0x39).contains($0) }
        if digits.isEmpty { return nil }
        return Identifier(scheme, prefix + String(decoding: digits, as: UTF8.self))
      case .isbn: return Identifier("isbn", segment)
      case .product: return Identifier("isbn", segment) ?? Identifier(scheme, segment.uppercased())
      case .address:
        let address = path.hasSuffix("/") ? String(path) : path + "/"
        return Identifier(scheme, "https://" + address)
      }
    }
  }

  private enum Form {
    /// A whole segment.
    case word
    /// Digits at the beginning of one, before a title.
    case number
    /// An ISBN.
    case isbn
    /// A shop's article number, which is the ISBN for a printed book.
    case product
    /// The address itself, for pages whose name isn't what the service exports.
    case address
  }

  /// Every kind of page that is known.
  private static let pages: [Page] = [
    Page(host: "imdb.com", folder: ["title"], type: .movie, scheme: "imdb"),
    Page(host: "themoviedb.org", folder: ["movie"], type: .movie, scheme: "tmdb", form: .number),
    Page(
      host: "themoviedb.org", folder: ["tv"], type: BookmarkType(rawValue: "tv-series"),
      scheme: "tmdb", form: .number),
    Page(host: "boxd.it", folder: [], type: .movie, scheme: "letterboxd"),
    Page(host: "letterboxd.com", folder: ["film"], type: .movie, scheme: "link", form: .address),
    Page(
      host: "goodreads.com", folder: ["book", "show"], type: .book, scheme: "goodreads",
      form: .number),
    Page(host: "openlibrary.org", folder: ["works"], type: .book, scheme: "openlibrary"),
    Page(host: "openlibrary.org", folder: ["books"], type: .book, scheme: "openlibrary"),
    Page(host: "openlibrary.org", folder: ["isbn"], type: .book, scheme: "isbn", form: .isbn),
    Page(host: "app.thestorygraph.com", folder: ["books"], type: .book, scheme: "storygraph"),
    Page(
      host: "book.douban.com", folder: ["subject"], type: .book, scheme: "douban", form: .number),
    Page(
      host: "movie.douban.com", folder: ["subject"], type: .movie, scheme: "douban", form: .number),
    Page(
      host: "music.douban.com", folder: ["subject"], type: .music, scheme: "douban", form: .number),
    Page(
      host: "m.douban.com", folder: ["book", "subject"], type: .book, scheme: "douban",
      form: .number),
    Page(
      host: "m.douban.com", folder: ["movie", "subject"], type: .movie, scheme: "douban",
      form: .number),
    Page(
      host: "m.douban.com", folder: ["music", "subject"], type: .music, scheme: "douban",
      form: .number),
    Page(host: "musicbrainz.org", folder: ["release-group"], type: .music, scheme: "musicbrainz"),
    Page(host: "musicbrainz.org", folder: ["release"], type: .music, scheme: "musicbrainz"),
    Page(host: "discogs.com", folder: ["release"], type: .music, scheme: "discogs", form: .number),
    Page(
      host: "discogs.com", folder: ["master"], type: .music, scheme: "discogs", form: .number,
      prefix: "master/"),
    Page(host: "open.spotify.com", folder: ["album"], type: .music, scheme: "spotify"),
    Page(host: "wikidata.org", folder: ["wiki"], type: nil, scheme: "wikidata"),
    Page(host: "amazon.", folder: ["dp"], type: nil, scheme: "asin", form: .product),
  ]
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}
