import BookmarkModel
import Text

/// What is compared of a bookmark when likely duplicates are looked for.
struct DuplicateRecord {
  let id: Int64
  let type: BookmarkType
  let titles: [TitleForm]
  let creators: [CreatorForm]
  let year: Int?
  let identifiers: [Identifier]
  let series: [SeriesEntry]
  /// Its identifiers in one form each, whatever the scheme or the address in which they stand.
  let codes: Set<String>

  init(_ bookmark: Bookmark, names: CreatorNames) {
    let content = bookmark.content
    id = bookmark.id
    type = content.type
    titles = content.titles.map { TitleForm($0.text) }
    creators = content.mainCreators.map { CreatorForm($0.name, names) }
    year = content.year
    identifiers = content.identifiers
    series = content.series
    var codes: Set<String> = []
    for identifier in content.identifiers { codes.formUnion(Self.codes(of: identifier)) }
    if let url = content.url { codes.formUnion(Self.codes(ofAddress: url)) }
    self.codes = codes
  }

  private static func codes(of identifier: Identifier) -> [String] {
    switch identifier.scheme {
    case "isbn", "asin", "barcode", "ean":
      // An address of a shop and a barcode name a book by its ISBN.
      if let isbn = ISBN(identifier.value) { return ["isbn:" + isbn.digits] }
      return ["\(identifier.scheme):\(identifier.value)"]
    case "link":
      return codes(ofAddress: identifier.value)
    default:
      return ["\(identifier.scheme):\(identifier.value)"]
    }
  }

  /// The services whose addresses hold an identifier, with what stands before it.
  private static let places = [
    ("imdb.com/title/", "imdb"), ("douban.com/subject/", "douban"),
    ("goodreads.com/book/show/", "goodreads"), ("discogs.com/release/", "discogs"),
    ("openlibrary.org/isbn/", "isbn"), ("musicbrainz.org/release-group/", "musicbrainz"),
    ("musicbrainz.org/release/", "musicbrainz"), ("amazon.com/dp/", "asin"),
  ]

  private static func codes(ofAddress address: String) -> [String] {
    for (place, scheme) in places {
      guard let range = address.firstRange(of: place) else { continue }
      let value = address[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let known = scheme == "musicbrainz" ? value : value.prefix { $0 != "-" }
      return Identifier(scheme, String(known)).map(codes) ?? []
    }
    return []
  }

  /// Where likely duplicates meet: only bookmarks with a key in common are compared.
  var blocks: [String] {
    var blocks = codes.map { "c" + $0 }
    let years = year.map { [String($0 - 1), String($0), String($0 + 1)] } ?? []
    for title in titles where !title.key.isEmpty {
      blocks.append("t" + title.key)
      blocks.append("m" + title.main)
      for year in years { blocks.append("y\(year) \(title.main)") }
      let scalars = title.key.unicodeScalars
      let length = title.key.utf8.count > scalars.count ? 2 : 4
      let (head, tail) = (String(scalars.prefix(length)), String(scalars.suffix(length)))
      for creator in creators {
        blocks.append("n\(title.main) \(creator.key)")
        blocks.append("p\(creator.key) \(head)")
        blocks.append("s\(creator.key) \(tail)")
      }
    }
    return blocks
  }
}
