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
  func word(_ value: String) -> String? {
    var word: [UInt8] = []
    append(value, to: &word)
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Appends the word for a value, after a space where something stands before it; nothing for a
  /// value that is too long.
  ///
  /// Letters in lower case and digits stand for themselves, as does everything outside of ASCII; all
  /// else would be cut or folded by the index and has a private character instead.
  private func append(_ value: String, to words: inout [UInt8]) {
    var value = value
    value.withUTF8 { bytes in
      guard bytes.count <= Self.longestValue else { return }
      if !words.isEmpty { words.append(0x20) }
      words += [0xEE, 0x80, 0x80 | UInt8(truncatingIfNeeded: rawValue)]
      for (index, byte) in bytes.enumerated() {
        if byte < 0x80 {
          let isPlain = byte &- 0x61 < 26 || byte &- 0x30 < 10
          // U+E100 and what follows.
          words += isPlain ? [byte] : [0xEE, 0x84 | byte >> 6, 0x80 | byte & 0x3F]
          continue
        }
        // A private character of the value itself, U+E000 to U+E1FF, is doubled, so as not to pass
        // for one of ours.
        if byte == 0xEE, bytes[index + 1] < 0x88 { words += Self.escape }
        words.append(byte)
      }
    }
  }

  /// Whether a question to the index asks for facets beside words.
  static func isAmong(_ match: String) -> Bool {
    match.unicodeScalars.contains { Facet(rawValue: $0.value) != nil }
  }

  /// U+E0FF.
  private static let escape: [UInt8] = [0xEE, 0x83, 0xBF]

  /// All words of a bookmark, with a space between them.
  static func words(of content: BookmarkContent) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(160)
    type.append(content.type.rawValue, to: &words)
    if let status = content.status { Self.status.append(status.rawValue, to: &words) }
    tag.append(names: content.tags, to: &words)
    shelf.append(names: content.shelves.map(\.shelf), to: &words)
    series.append(names: content.series.map(\.name), to: &words)
    format.append(distinct: content.formats.map(\.rawValue), to: &words)
    for day in content.weekdays { weekday.append(day.name, to: &words) }
    scheme.append(distinct: content.identifiers.map(\.scheme), to: &words)
    for field in fields(of: content) { has.append(field.rawValue, to: &words) }
    if let year = content.year { Self.year.append(String(year), to: &words) }
    if let rating = content.rating { Self.stars.append(stars(of: rating), to: &words) }
    if let date = content.lastFinished, let month = PartialDate(year: date.year, month: date.month)
    {
      Self.month.append(month.description, to: &words)
    }
    return words
  }

  private func append(names: [String], to words: inout [UInt8]) {
    append(distinct: names.map(TextFolding.folded), to: &words)
  }

  private func append(distinct values: [String], to words: inout [UInt8]) {
    if values.count < 2 { return values.forEach { append($0, to: &words) } }
    for value in Set(values).sorted() { append(value, to: &words) }
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
