/// The medium of a work or a copy: vinyl, e-book, Blu-ray; not the kind of work.
public struct MediaFormat: OpenEnumeration {
  /// The stable stored value, such as `vinyl`.
  public let rawValue: String

  /// Takes any raw value, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A bound book.
  public static let hardcover = Self(rawValue: "hardcover")
  /// A paper-covered book.
  public static let paperback = Self(rawValue: "paperback")
  /// A book read on a screen.
  public static let ebook = Self(rawValue: "ebook")
  /// A book read aloud.
  public static let audiobook = Self(rawValue: "audiobook")
  /// A Blu-ray disc.
  public static let bluRay = Self(rawValue: "blu-ray")
  /// A DVD.
  public static let dvd = Self(rawValue: "dvd")
  /// Streamed, not kept.
  public static let stream = Self(rawValue: "stream")
  /// A vinyl record.
  public static let vinyl = Self(rawValue: "vinyl")
  /// A compact disc.
  public static let cd = Self(rawValue: "cd")
  /// A music cassette.
  public static let cassette = Self(rawValue: "cassette")
  /// A bought file.
  public static let digital = Self(rawValue: "digital")

  /// The formats this build knows, in listing order.
  public static let known: [Self] = [
    .hardcover, .paperback, .ebook, .audiobook, .bluRay, .dvd, .stream, .vinyl, .cd, .cassette,
    .digital,
  ]

  /// The prefix of the titles in the message catalogues.
  public static let catalogueKey = "format"

  /// Words that services and people use for the known formats.
  public static let synonyms = [
    "hardback": "hardcover", "精装": "hardcover", "硬皮": "hardcover",
    "softcover": "paperback", "mass market paperback": "paperback",
    "trade paperback": "paperback", "平装": "paperback",
    "kindle edition": "ebook", "kindle_edition": "ebook", "kindle": "ebook", "e-book": "ebook",
    "epub": "ebook", "电子书": "ebook",
    "audio": "audiobook", "audio cd": "audiobook", "audible audio": "audiobook",
    "有声书": "audiobook",
    "bluray": "blu-ray", "blu ray": "blu-ray", "bd": "blu-ray", "蓝光": "blu-ray",
    "streaming": "stream", "流媒体": "stream",
    "lp": "vinyl", "record": "vinyl", "12\"": "vinyl", "7\"": "vinyl", "10\"": "vinyl",
    "黑胶": "vinyl", "黑胶唱片": "vinyl",
    "compact disc": "cd", "cds": "cd", "tape": "cassette", "磁带": "cassette", "卡带": "cassette",
    "download": "digital", "file": "digital", "mp3": "digital", "flac": "digital",
    "数字": "digital",
  ]
}
