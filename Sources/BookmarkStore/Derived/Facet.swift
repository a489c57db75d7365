import BookmarkModel
import Text

/// What a bookmark is, has and belongs to, as words of the search index.
///
/// With them most filters are one question to the index, which goes through the lists of bookmarks
/// of all its words at once: two tags, a type without an ISBN, a format and a word. Each kind begins
/// with a private character of its own, which no text is indexed with.
enum Facet: UInt32 {
  case type = 0xE001
  case status = 0xE002
  case tag = 0xE003
  case shelf = 0xE004
  case series = 0xE005
  case format = 0xE006
  case weekday = 0xE007
  /// The scheme of an identifier.
  case scheme = 0xE008
  /// The name of a field that has a value.
  case has = 0xE009
  /// The year of publication.
  case year = 0xE00A
  /// The rating in stars, rounded to halves.
  case stars = 0xE00B
  /// The month in which it was finished last, or the year where no month is known.
  case month = 0xE00C

  /// Rises whenever the same bookmark has other facets than before.
  static let version = 2

  /// Longer values are not among the words; nobody can ask for them this way.
  private static let longestValue = 400

  /// The word for a value; `nil` for one that is too long.
  ///
  /// Letters in lower case and digits stand for themselves, as does everything outside of ASCII; all
  /// else would be cut or folded by the index and has a private character instead.
  func word(_ value: String) -> String? {
    guard value.utf8.count <= Self.longestValue, let mark = Unicode.Scalar(rawValue) else {
      return nil
    }
    var word = String.UnicodeScalarView([mark])
    for scalar in value.unicodeScalars {
      let isPlain = scalar.value &- 0x61 < 26 || scalar.value &- 0x30 < 10
      if scalar.value >= 0x80 || isPlain {
        // A private character of the value itself is doubled, so as not to pass for one of ours.
        if 0xE000..<0xE200 ~= scalar.value { word.append(Self.escape) }
        word.append(scalar)
      } else if let other = Unicode.Scalar(0xE100 + scalar.value) {
        word.append(other)
      }
    }
    return String(word)
  }

  /// Whether a question to the index asks for facets beside words.
  static func isAmong(_ match: String) -> Bool {
    match.unicodeScalars.contains { Facet(rawValue: $0.value) != nil }
  }

  private static let escape: Unicode.Scalar = "\u{E0FF}"

  /// All words of a bookmark.
  static func words(of content: BookmarkContent) -> [String] {
    var words = [Facet.type.word(content.type.rawValue)]
    if let status = content.status { words.append(Facet.status.word(status.rawValue)) }
    words += Set(content.tags.map(TextFolding.folded)).sorted().map(Facet.tag.word)
    words += Set(content.shelves.map { TextFolding.folded($0.shelf) }).sorted()
      .map(Facet.shelf.word)
    words += Set(content.series.map { TextFolding.folded($0.name) }).sorted()
      .map(Facet.series.word)
    words += Set(content.formats.map(\.rawValue)).sorted().map(Facet.format.word)
    words += content.weekdays.map { Facet.weekday.word($0.name) }
    words += Set(content.identifiers.map(\.scheme)).sorted().map(Facet.scheme.word)
    words += fields(of: content).map { Facet.has.word($0.rawValue) }
    if let year = content.year { words.append(Facet.year.word(String(year))) }
    if let rating = content.rating { words.append(Facet.stars.word(stars(of: rating))) }
    if let date = content.lastFinished, let month = PartialDate(year: date.year, month: date.month) {
      words.append(Facet.month.word(month.description))
    }
    return words.compactMap(\.self)
  }

  /// As the section of the rating is named.
  private static func stars(of rating: Rating) -> String {
    Rating.shortest((rating.value / 10).rounded() / 2)
  }

  /// The fields by whose presence is asked through the index.
  static let fields: [BookmarkField] = [
    .creator, .tag, .shelf, .series, .format, .plan, .identifier, .experience, .copy, .publisher,
    .language, .url, .review, .note, .started, .finished,
  ]

  private static func fields(of content: BookmarkContent) -> [BookmarkField] {
    fields.filter { field in
      switch field {
      case .creator: !content.creators.isEmpty
      case .tag: !content.tags.isEmpty
      case .shelf: !content.shelves.isEmpty
      case .series: !content.series.isEmpty
      case .format: !content.formats.isEmpty
      case .plan: !content.weekdays.isEmpty
      case .identifier: !content.identifiers.isEmpty
      case .experience: !content.experiences.isEmpty
      case .copy: !content.copies.isEmpty
      case .publisher: content.publisher != nil
      case .language: content.language != nil
      case .url: content.url != nil
      case .review: content.review != nil
      case .note: content.note != nil
      case .started: content.lastStarted != nil
      case .finished: content.lastFinished != nil
      default: false
      }
    }
  }
}
