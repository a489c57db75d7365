public import Localization

/// What kind of work a bookmark is: a book, a movie, music, or any other kind kept as it came.
public struct BookmarkType: OpenEnumeration {
  /// The stable stored value, such as `book`; empty for a bookmark without a type.
  public let rawValue: String

  /// Takes any raw value, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A book, of any format.
  public static let book = Self(rawValue: "book")
  /// A film.
  public static let movie = Self(rawValue: "movie")
  /// A record, a piece of music.
  public static let music = Self(rawValue: "music")
  /// No type was given and none could be told.
  public static let untyped = Self(rawValue: "")

  /// The types this build knows, in listing order.
  public static let known: [Self] = [.book, .movie, .music]

  /// The prefix of the titles in the message catalogues.
  public static let catalogueKey = "type"

  /// Words that files use for the known types.
  public static let synonyms = [
    "books": "book", "novel": "book", "图书": "book", "书": "book", "本": "book",
    "livre": "book", "buch": "book", "libro": "book", "livro": "book", "книга": "book",
    "책": "book", "小说": "book", "ebook": "book", "audiobook": "book",
    "movies": "movie", "film": "movie", "films": "movie", "影片": "movie", "片": "movie",
    "映画": "movie", "영화": "movie", "pelicula": "movie", "фильм": "movie",
    "album": "music", "albums": "music", "song": "music", "record": "music", "专辑": "music",
    "唱片": "music", "音楽": "music", "음악": "music", "musik": "music", "musique": "music",
    "musica": "music", "музыка": "music",
  ]

  /// The role of this type's main creator: author, director, artist, else creator.
  public var mainCreatorRole: CreatorRole {
    switch self {
    case .book: .author
    case .movie: .director
    case .music: .artist
    default: .creator
    }
  }

  /// The heading of a section of this type, such as `Books`; the raw value for an unknown type.
  public func heading(in messages: Messages) -> String {
    if self == .untyped { return messages.text(forKey: "type.none") ?? rawValue }
    return messages.text(forKey: "type.\(rawValue).plural") ?? rawValue
  }
}
