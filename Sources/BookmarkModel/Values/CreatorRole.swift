/// What a person or group did for a work.
public struct CreatorRole: OpenEnumeration {
  /// The stable stored value, such as `director`.
  public let rawValue: String

  /// Takes any raw value, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The main creator where the type of work does not say which role that is.
  public static let creator = Self(rawValue: "creator")
  /// Wrote the book.
  public static let author = Self(rawValue: "author")
  /// Directed the film.
  public static let director = Self(rawValue: "director")
  /// Made or performed the music.
  public static let artist = Self(rawValue: "artist")
  /// Translated it.
  public static let translator = Self(rawValue: "translator")
  /// Drew the pictures.
  public static let illustrator = Self(rawValue: "illustrator")
  /// Read it aloud.
  public static let narrator = Self(rawValue: "narrator")
  /// Edited it.
  public static let editor = Self(rawValue: "editor")
  /// Composed the music.
  public static let composer = Self(rawValue: "composer")
  /// Performed in it.
  public static let performer = Self(rawValue: "performer")
  /// Acted in it.
  public static let actor = Self(rawValue: "actor")
  /// Wrote the screenplay.
  public static let screenwriter = Self(rawValue: "screenwriter")
  /// Produced it.
  public static let producer = Self(rawValue: "producer")

  /// The roles this build knows, in listing order.
  public static let known: [Self] = [
    .creator, .author, .director, .artist, .translator, .illustrator, .narrator, .editor,
    .composer, .performer, .actor, .screenwriter, .producer,
  ]

  /// The roles that make someone a work's main creator, shown in listings and used for identity.
  public static let mainRoles: [Self] = [.creator, .author, .director, .artist]

  /// The prefix of the titles in the message catalogues.
  public static let catalogueKey = "role.creator"

  /// Words that files use for the known roles.
  public static let synonyms = [
    "writer": "author", "著": "author", "译": "translator", "译者": "translator",
    "band": "artist", "singer": "artist", "illustrations": "illustrator",
    "绘": "illustrator", "reader": "narrator", "编": "editor", "主编": "editor",
  ]
}
