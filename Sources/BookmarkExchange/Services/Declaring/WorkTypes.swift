import BookmarkModel
import Text

/// The words by which services call a kind of work; what they mean alike has one name here.
enum WorkTypes {
  static let series = BookmarkType(rawValue: "tv-series")
  static let game = BookmarkType(rawValue: "video-game")
  static let podcast = BookmarkType(rawValue: "podcast-series")
  static let anime = BookmarkType(rawValue: "anime")
  static let manga = BookmarkType(rawValue: "manga")
  static let performance = BookmarkType(rawValue: "performance")

  private static let known: [String: BookmarkType] = [
    "movie": .movie, "film": .movie, "movies": .movie, "movie-film": .movie,
    "book": .book, "audio-book": .book, "audiobook": .book, "novel": .book, "edition": .book,
    "music": .music, "album": .music, "track": .music, "song": .music,
    "tv": series, "show": series, "series": series, "season": series, "episode": series,
    "tvseason": series, "tvshow": series, "tvepisode": series, "tv-show": series,
    "game": game, "videogame": game, "video-game": game,
    "podcast": podcast, "podcast-episode": podcast,
  ]

  /// The type of a word: `show`, `TV Season`, `video_game`; an unknown one is kept as it is.
  static func type(_ word: String) -> BookmarkType {
    let words = TextFolding.folded(word).split { $0 == " " || $0 == "_" || $0 == "-" }
    let key = words.joined(separator: "-")
    return known[key] ?? BookmarkType(rawValue: key)
  }
}

extension DraftBuilder {
  /// Takes the type that a word means, and counts one that isn't book, movie or music.
  mutating func setWorkType(_ word: String) {
    content.type = WorkTypes.type(word)
    countIfUnknown()
  }

  /// Counts a type of the row that isn't book, movie or music.
  mutating func countIfUnknown() {
    guard content.type != .untyped, !BookmarkType.known.contains(content.type) else { return }
    countUnknown(content.type.rawValue, in: \.unknownTypes)
  }
}
