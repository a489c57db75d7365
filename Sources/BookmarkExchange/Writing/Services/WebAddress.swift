import BookmarkModel

/// Addresses of pages about a work, and which of them may be written as links.
public enum WebAddress {
  /// An address that a page or a list of links may carry; nil for anything else, such as a script.
  ///
  /// Characters that would end it where it is written are percent-encoded.
  public static func link(_ text: String?) -> String? {
    guard let text else { return nil }
    let lower = text.lowercased()
    guard ["http://", "https://", "ftp://"].contains(where: lower.hasPrefix),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    else { return nil }
    return text.unicodeScalars.reduce(into: "") { link, scalar in
      switch scalar {
      case " ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}":
        link += "%" + String(scalar.value, radix: 16, uppercase: true)
      default: link.unicodeScalars.append(scalar)
      }
    }
  }

  /// The work's own address, else that of its page at a service that knows it; nil if there is none.
  static func of(_ content: BookmarkContent) -> String? {
    if let link = link(content.url) { return link }
    for identifier in content.identifiers {
      if let page = page(identifier, of: content.type) { return page }
    }
    return nil
  }

  /// The page of an identifier at the service that gave it.
  static func page(_ identifier: Identifier, of type: BookmarkType) -> String? {
    let isPlain = identifier.value.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isPlain, let start = start(identifier, type) else { return nil }
    return start + identifier.value
  }

  private static func start(_ identifier: Identifier, _ type: BookmarkType) -> String? {
    switch (identifier.scheme, type) {
    case ("isbn", _): "https://openlibrary.org/isbn/"
    case ("goodreads", _): "https://www.goodreads.com/book/show/"
    case ("storygraph", _): "https://app.thestorygraph.com/books/"
    case ("imdb", _): "https://www.imdb.com/title/"
    case ("tmdb", .movie): "https://www.themoviedb.org/movie/"
    case ("letterboxd", _): "https://boxd.it/"
    case ("discogs", .music): "https://www.discogs.com/release/"
    case ("spotify", .music): "https://open.spotify.com/album/"
    case ("wikidata", _): "https://www.wikidata.org/wiki/"
    case ("douban", .book): "https://book.douban.com/subject/"
    case ("douban", .movie): "https://movie.douban.com/subject/"
    case ("douban", .music): "https://music.douban.com/subject/"
    default: nil
    }
  }
}
