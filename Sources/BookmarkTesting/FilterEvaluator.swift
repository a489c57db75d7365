public import BookmarkModel
public import FoundationEssentials
import Text
import TextICU

/// The meaning of every filter and order in plain Swift, against which stores are checked.
///
/// - Text is compared folded (``TextFolding/folded(_:)``); each value of a field on its own.
/// - `contains`: the words stand in the text next to each other; of Chinese, Japanese and Korean
///   each character is a word (``SearchPhrase``). `prefix`: the last word need only begin so.
///   `exactly`: the folded text is the whole text.
/// - `anyOf`: equal raw values for type, status, format, plan and language, equal folded texts for
///   all other fields.
/// - `number`: both bounds belong to the range. `year` is the year of publication, `times` is 0
///   for what was never finished, all other missing values pass no test.
/// - `date`: from the first moment of `from` to the last of `through` by their
///   ``PartialDate/sortRange``, for `year` too; `changed` is the day in the given time zone.
/// - `present`: there is a value; of a flag that it is set, of a type that it isn't empty, of
///   `times` that it is more than 0.
/// - A field with several values passes a test if one of them does; `started` and `finished` are
///   those of every experience. `author`, `director`, `artist` are the creators in that role.
/// - `text` is titles, creators, tags, review and note; a word in Latin letters also finds titles and
///   creators that it spells (``SearchPhrase/spells(_:)``). `title` is any title, `titles` any but the
///   main one. `source` isn't known to a bookmark and passes no test.
public struct FilterEvaluator: Sendable {
  /// The time zone in which a moment falls on a day.
  public var timeZone: TimeZone

  /// An evaluator; moments are in the current time zone unless told.
  public init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

  /// Whether a bookmark passes a filter.
  public func matches(_ filter: BookmarkFilter, _ bookmark: Bookmark) -> Bool {
    switch filter {
    case .all: return true
    case .field(let field, let test): return passes(test, of: field, bookmark)
    case .identifier(let scheme, let value):
      // A value is meant in any of its spellings, as an ISBN of ten digits.
      let canonical = value.map { Identifier(scheme, $0)?.value ?? $0 }
      return bookmark.identifiers.contains {
        $0.scheme == scheme
          && (canonical.map(ByteText.init) ?? ByteText($0.value)) == ByteText($0.value)
      }
    case .ids(let ids): return ids.contains(bookmark.id)
    case .and(let parts): return parts.allSatisfy { matches($0, bookmark) }
    case .or(let parts): return parts.contains { matches($0, bookmark) }
    case .not(let part): return !matches(part, bookmark)
    }
  }

  private func passes(_ test: FieldTest, of field: BookmarkField, _ bookmark: Bookmark) -> Bool {
    switch test {
    case .anyOf(let values):
      if let raw = rawValues(of: field, bookmark) {
        return !Set(raw.map(ByteText.init)).isDisjoint(with: values.map(ByteText.init))
      }
      let folded = values.map(TextFolding.folded)
      return foldedTexts(of: field, bookmark).contains(where: folded.contains)
    case .contains(let words): return holds(SearchPhrase(words), field, bookmark)
    case .prefix(let start): return holds(SearchPhrase(start, isPrefix: true), field, bookmark)
    case .exactly(let text):
      return foldedTexts(of: field, bookmark).contains(TextFolding.folded(text))
    case .number(let from, let through):
      guard let number = number(of: field, bookmark) else { return false }
      return number >= from ?? -.infinity && number <= through ?? .infinity
    case .date(let from, let through):
      let lower = from?.sortRange.lowerBound ?? -.infinity
      let upper = through?.sortRange.upperBound ?? .infinity
      return dates(of: field, bookmark).contains {
        $0.sortValue >= lower && $0.sortValue <= upper
      }
    case .present: return isPresent(field, bookmark)
    }
  }

  private func holds(_ phrase: SearchPhrase, _ field: BookmarkField, _ bookmark: Bookmark) -> Bool {
    if texts(of: field, bookmark).contains(where: phrase.occurs) { return true }
    guard field == .text else { return false }
    let names = texts(of: .title, bookmark) + texts(of: .creator, bookmark)
    return names.contains(where: phrase.spells)
  }
}

extension FilterEvaluator {
  /// The values that are compared as they are stored; `nil` for fields of text.
  private func rawValues(of field: BookmarkField, _ bookmark: Bookmark) -> [String]? {
    switch field {
    case .type: [bookmark.type.rawValue]
    case .status: bookmark.status.map { [$0.rawValue] } ?? []
    case .format: bookmark.formats.map(\.rawValue)
    case .plan: bookmark.weekdays.map(\.name)
    case .language: bookmark.language.map { [$0] } ?? []
    default: nil
    }
  }

  private func foldedTexts(of field: BookmarkField, _ bookmark: Bookmark) -> [String] {
    texts(of: field, bookmark).map(TextFolding.folded)
  }

  private func texts(of field: BookmarkField, _ bookmark: Bookmark) -> [String] {
    let content = bookmark.content
    switch field {
    case .title: return content.titles.map(\.text)
    case .titles: return content.otherTitles.map(\.text)
    case .creator: return content.creators.map(\.name)
    case .author: return names(.author, content)
    case .director: return names(.director, content)
    case .artist: return names(.artist, content)
    case .series: return content.series.map(\.name)
    case .tag: return content.tags
    case .shelf: return content.shelves.map(\.shelf)
    case .location: return content.copies.compactMap(\.location)
    case .lent: return content.copies.compactMap(\.lentTo)
    case .identifier: return content.identifiers.map(\.value)
    case .extra: return content.extras.map(\.value)
    case .publisher: return [content.publisher].compactMap(\.self)
    case .url: return [content.url].compactMap(\.self)
    case .review: return [content.review].compactMap(\.self)
    case .note: return [content.note].compactMap(\.self)
    case .uid: return [bookmark.uid.uuidString]
    case .text:
      return [.title, .creator, .tag, .review, .note].flatMap { texts(of: $0, bookmark) }
    default: return rawValues(of: field, bookmark) ?? []
    }
  }

  private func names(_ role: CreatorRole, _ content: BookmarkContent) -> [String] {
    content.creators.filter { $0.role == role }.map(\.name)
  }

  private func number(of field: BookmarkField, _ bookmark: Bookmark) -> Double? {
    switch field {
    case .id: Double(bookmark.id)
    case .change: Double(bookmark.change)
    case .year: bookmark.year.map(Double.init)
    case .rating: bookmark.rating?.value
    case .times: Double(bookmark.timesFinished)
    default: nil
    }
  }

  private func dates(of field: BookmarkField, _ bookmark: Bookmark) -> [PartialDate] {
    switch field {
    case .year: [bookmark.published].compactMap(\.self)
    case .added: [bookmark.added].compactMap(\.self)
    case .started: bookmark.experiences.compactMap(\.started)
    case .finished: bookmark.experiences.compactMap(\.finished)
    case .changed: [bookmark.changed.day(in: timeZone)].compactMap(\.self)
    default: []
    }
  }

  private func isPresent(_ field: BookmarkField, _ bookmark: Bookmark) -> Bool {
    switch field {
    case .type: bookmark.type != .untyped
    case .favourite: bookmark.isFavourite
    case .times: bookmark.timesFinished > 0
    case .id, .uid, .change, .changed: true
    case .experience: !bookmark.experiences.isEmpty
    case .copy: !bookmark.copies.isEmpty
    // Whoever knows since when doesn't always know to whom.
    case .lent: bookmark.copies.contains { $0.lentTo != nil || $0.lentSince != nil }
    case .year, .rating: number(of: field, bookmark) != nil
    case .added, .started, .finished: !dates(of: field, bookmark).isEmpty
    default: !texts(of: field, bookmark).isEmpty
    }
  }
}

extension FilterEvaluator {
  /// The bookmarks in order; those without a value come last in both directions, ties by number.
  ///
  /// Titles and creators are in the order of their keys, other texts of their bytes; with a language
  /// all names in its order (``LanguageOrder``). Enumerations are in their listing order.
  ///
  /// - Parameter language: whose titles count where a bookmark has one in it.
  public func sorted(
    _ bookmarks: [Bookmark], by keys: [SortKey], preferring language: String? = nil,
    collation: String? = nil
  ) -> [Bookmark] {
    let order = language.map { LanguageOrder(language: collation ?? $0) }
    let ranks = Dictionary(
      uniqueKeysWithValues: bookmarks.map { bookmark in
        (bookmark.id, keys.map { rank(of: $0.field, bookmark, language, order) })
      })
    return bookmarks.sorted { left, right in
      for (index, key) in keys.enumerated() {
        switch (ranks[left.id]?[index], ranks[right.id]?[index]) {
        case (nil, nil): continue
        case (nil, _): return false
        case (_, nil): return true
        case (let first?, let second?):
          if first == second { continue }
          return (first < second) != key.isDescending
        }
      }
      return left.id < right.id
    }
  }

  /// What a key orders a bookmark by; `nil` for a missing value.
  private func rank(
    of field: BookmarkField, _ bookmark: Bookmark, _ language: String?, _ order: LanguageOrder?
  ) -> Rank? {
    func name(_ text: String?) -> Rank? {
      text.map { text in order.map { .key(SortBytes($0.nameKey(text))) } ?? .text(text) }
    }
    switch field {
    case .title:
      return bookmark.content.shownTitle(preferring: language).map { shown in
        order.map { .key(SortBytes($0.titleKey(shown.text, language: shown.language))) }
          ?? .text(TextFolding.key(shown.text))
      }
    case .creator:
      return bookmark.mainCreators.first.map { creator in
        order.map { .key(SortBytes($0.titleKey(creator.name, language: "en"))) }
          ?? .text(TextFolding.key(creator.name))
      }
    case .series:
      return bookmark.series.first.flatMap {
        order == nil ? .text(TextFolding.folded($0.name)) : name($0.name)
      }
    case .type:
      return bookmark.type == .untyped ? nil : .listed(BookmarkType.known, bookmark.type)
    case .status: return bookmark.status.map { .listed(BookmarkStatus.known, $0) }
    case .started: return bookmark.lastStarted.map { .number($0.sortValue) }
    case .finished: return bookmark.lastFinished.map { .number($0.sortValue) }
    case .year: return bookmark.published.map { .number($0.sortValue) }
    case .added: return bookmark.added.map { .number($0.sortValue) }
    case .changed: return .number(Double(bookmark.changed.milliseconds))
    case .publisher: return name(bookmark.publisher)
    case .language: return bookmark.language.map { .text($0) }
    default: return number(of: field, bookmark).map { .number($0) }
    }
  }

  private enum Rank: Comparable {
    case number(Double)
    case bytes(ByteText)
    case key(SortBytes)

    static func text(_ text: String) -> Rank { .bytes(ByteText(text)) }

    /// Known values by their place in the list, unknown ones after them by raw value.
    static func listed<Value: OpenEnumeration>(_ known: [Value], _ value: Value) -> Rank {
      known.firstIndex(of: value).map { .number(Double($0)) } ?? .text(value.rawValue)
    }
  }
}

/// Bytes in the order in which SQLite and `memcmp` have them.
struct SortBytes: Comparable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
