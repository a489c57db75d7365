import BookmarkModel
import Text

/// The kinds of work at IMDb, as its files have named them over the years and in other languages.
enum IMDbTypes {
  /// The raw type of a kind: `movie`, or a stable name such as `tv-series`.
  static func rawValue(of kind: String) -> String {
    let folded = TextFolding.folded(kind)
    let words = folded.split { $0 == " " || $0 == "-" || $0 == "_" }
    return known[words.joined()] ?? words.joined(separator: "-")
  }

  /// The kind of a type as the files name it now; nil for one that is not at IMDb.
  static func name(of type: BookmarkType) -> String? { names[type.rawValue] }

  /// The types that are at IMDb.
  static let types =
    ["movie"].map { BookmarkType(rawValue: $0) }
    + names.keys.filter { $0 != "movie" }.sorted().map { BookmarkType(rawValue: $0) }

  private static let names = [
    "movie": "Movie", "tv-series": "TV Series", "tv-mini-series": "TV Mini Series",
    "tv-episode": "TV Episode", "tv-special": "TV Special", "tv-short": "TV Short",
    "short": "Short", "video": "Video", "video-game": "Video Game",
    "music-video": "Music Video", "podcast-series": "Podcast Series",
    "podcast-episode": "Podcast Episode",
  ]

  private static let known: [String: String] = {
    let kinds: [(String, String)] = [
      (
        "movie",
        "movie|film|feature film|feature|tv movie|tv film|film tv|film per la tv|fernsehfilm|spielfilm|kinofilm|téléfilm|película|película de tv|filme|filme para tv|фильм|映画|电影"
      ),
      (
        "tv-series",
        "tv series|serie tv|série télévisée|série tv|fernsehserie|tv serie|serie de tv|série de tv|serie|сериал|电视剧"
      ),
      (
        "tv-mini-series",
        "tv mini series|tv miniseries|mini serie tv|miniserie tv|mini série télévisée|fernseh miniserie|tv miniserie|miniserie de tv|minissérie de tv|miniserie"
      ),
      (
        "tv-episode",
        "tv episode|episodio tv|épisode télévisé|fernsehepisode|tv folge|episodio de tv|episódio de tv"
      ),
      ("tv-special", "tv special|speciale tv|fernsehspecial|especial de tv"),
      ("tv-short", "tv short|corto tv"),
      (
        "short",
        "short|short film|cortometraggio|court métrage|kurzfilm|cortometraje|curta metragem"
      ),
      ("video", "video|vidéo|vídeo"),
      ("video-game", "video game|videogioco|jeu vidéo|videospiel|videojuego|jogo eletrônico"),
      ("music-video", "music video|video musicale|clip musical|musikvideo|videoclip"),
      ("podcast-series", "podcast series|serie podcast|podcast serie|série de podcast"),
      ("podcast-episode", "podcast episode|episodio podcast|podcast folge|épisode de podcast"),
    ]
    var known: [String: String] = [:]
    for (raw, names) in kinds {
      for name in names.split(separator: "|") {
        let words = TextFolding.folded(String(name)).split { $0 == " " || $0 == "-" }
        known[words.joined()] = raw
      }
    }
    return known
  }()
}
