public import Localization
import Text

/// A field of a bookmark under the name by which people, files and the wire call it.
public enum BookmarkField: String, CaseIterable, Codable, Sendable {
  /// The permanent number.
  case id
  /// The UUID.
  case uid
  /// Book, movie, music or another kind.
  case type
  /// The main title; in a filter any title.
  case title
  /// Titles other than the main one.
  case titles
  /// Everyone who made it.
  case creator
  /// Creators who wrote it.
  case author
  /// Creators who directed it.
  case director
  /// Creators who made its music.
  case artist
  /// When it came out.
  case year
  /// How far its owner is with it.
  case status
  /// What its owner thinks of it.
  case rating
  /// Whether it is a favourite.
  case favourite
  /// Series with position.
  case series
  /// Publisher or label.
  case publisher
  /// The work's language.
  case language
  /// Media formats.
  case format
  /// Weekdays on which it is planned.
  case plan
  /// Identifiers of any scheme.
  case identifier
  /// Readings, viewings, listenings.
  case experience
  /// Things owned.
  case copy
  /// Free labels.
  case tag
  /// Named lists.
  case shelf
  /// A page about it.
  case url
  /// Text for others.
  case review
  /// Text for oneself.
  case note
  /// The day it joined the collection.
  case added
  /// Columns without a place of their own.
  case extra
  /// The latest beginning.
  case started
  /// The latest end.
  case finished
  /// How often it was finished.
  case times
  /// Where a copy stands.
  case location
  /// Who has a copy.
  case lent
  /// When it was last changed.
  case changed
  /// The file or command that created it.
  case source
  /// The number of the change that created it.
  case change
  /// Words anywhere in titles, creators, tags, review and note.
  case text
}

extension BookmarkField {
  /// What kind of values a field holds, which decides the tests and operators it takes.
  public enum Kind: Sendable {
    /// Raw values of an enumeration.
    case enumeration
    /// Free text.
    case text
    /// A number.
    case number
    /// A partial date.
    case date
    /// Yes or no.
    case flag
  }

  /// The kind of the field's values.
  public var kind: Kind {
    switch self {
    case .type, .status, .format, .plan: .enumeration
    case .id, .rating, .year, .times, .change: .number
    case .added, .started, .finished, .changed: .date
    case .favourite: .flag
    default: .text
    }
  }

  /// The fields that a bookmark's content has, in the order of columns of a complete export.
  public static let content: [BookmarkField] = [
    .type, .title, .titles, .creator, .year, .status, .rating, .favourite, .series, .publisher,
    .language, .format, .plan, .identifier, .experience, .copy, .tag, .shelf, .url, .review,
    .note, .added,
  ]

  /// Whether a field holds any number of values, so that `+=` and `-=` make sense.
  public var isList: Bool {
    switch self {
    case .titles, .creator, .author, .director, .artist, .series, .format, .plan, .identifier,
      .experience, .copy, .tag, .shelf:
      true
    default: false
    }
  }

  /// Whether a field holds paragraphs, so that `+=` adds another one.
  public var isProse: Bool { self == .review || self == .note }

  /// The field's title in the given language.
  public func title(in messages: Messages) -> String {
    messages.text(forKey: "field.\(rawValue)") ?? rawValue
  }

  /// The field that a word means: its raw name, its title in any language, or a usual synonym.
  public static func labelled(_ label: String) -> BookmarkField? {
    let word = TextFolding.folded(label)
    if let field = BookmarkField(rawValue: word) { return field }
    return synonyms[word] ?? titleTable[word]
  }

  /// The titles in all languages, of which the first one counts; a table, for an import asks of every column
  /// of a file that it doesn't know.
  private static let titleTable: [String: BookmarkField] = {
    let titles = Messages.catalogueLanguages.flatMap { language in
      let messages = Messages(language)
      return allCases.map { (TextFolding.folded($0.title(in: messages)), $0) }
    }
    return Dictionary(titles) { first, _ in first }
  }()

  /// The words that name a field, for suggestions.
  public static var allLabels: [String] { allCases.map(\.rawValue) + synonyms.keys.sorted() }

  private static let synonyms: [String: BookmarkField] = [
    "name": .title, "creators": .creator, "authors": .author, "by": .creator,
    "published": .year, "date": .year, "tags": .tag, "shelves": .shelf, "formats": .format,
    "weekday": .plan, "weekdays": .plan, "favorite": .favourite, "label": .publisher,
    "notes": .note, "identifiers": .identifier, "experiences": .experience, "copies": .copy,
    "lang": .language, "书名": .title, "片名": .title, "导演": .director, "艺术家": .artist,
    "标签": .tag, "书架": .shelf,
  ]
}
