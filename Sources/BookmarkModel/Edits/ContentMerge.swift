import Text

/// Joins what a source says with what a collection already holds of the same work.
///
/// Single values of the source replace untyped ones; lists grow; what a person typed stays, and a
/// differing value of the source is reported as kept back (rules 5 and 6 of the domain).
public struct ContentMerge: Sendable {
  /// The joined content.
  public private(set) var content: BookmarkContent
  /// The fields that changed.
  public private(set) var changed: [BookmarkField] = []
  /// The fields of which the typed value was kept although the source says something else.
  public private(set) var keptTyped: [BookmarkField] = []

  private let typed: BookmarkFieldSet

  /// Joins a draft into existing content.
  ///
  /// - Parameter claimed: events of the existing content that earlier rows of the same source have
  ///   matched; an equal event matches the next one (its ordinal among equals).
  public init(
    _ draft: BookmarkDraft, into existing: BookmarkContent, typed: BookmarkFieldSet,
    claimed: inout Set<Int>
  ) {
    content = existing
    self.typed = typed
    let source = draft.content
    mergeNames(source)
    merge(\.published, .year, source, unless: { isMorePrecise($0, than: source.published) })
    mergeExperiences(source, isEvent: draft.isEvent, claimed: &claimed)
    merge(\.status, .status, source)
    merge(\.rating, .rating, source)
    if source.isFavourite { set(\.isFavourite, .favourite, true) }
    merge(\.publisher, .publisher, source)
    merge(\.language, .language, source)
    merge(\.url, .url, source)
    merge(\.review, .review, source)
    merge(\.note, .note, source)
    mergeLists(source)
    mergeExtras(source)
    content.normalize()
  }

  /// Whether the source brought nothing new.
  public var isUnchanged: Bool { changed.isEmpty }

  private mutating func set<Value: Equatable>(
    _ path: WritableKeyPath<BookmarkContent, Value>, _ field: BookmarkField, _ value: Value
  ) {
    guard content[keyPath: path] != value else { return }
    if typed.contains(field) {
      keptTyped.append(field)
    } else {
      content[keyPath: path] = value
      changed.append(field)
    }
  }

  private mutating func merge<Value: Equatable>(
    _ path: WritableKeyPath<BookmarkContent, Value?>, _ field: BookmarkField,
    _ source: BookmarkContent, unless isBetter: (Value?) -> Bool = { _ in false }
  ) {
    guard let value = source[keyPath: path], !isBetter(content[keyPath: path]) else { return }
    set(path, field, value)
  }

  private mutating func mergeNames(_ source: BookmarkContent) {
    let known = Set(content.titles.map { TextFolding.key($0.text) })
    var titles = content.titles
    for var title in source.titles where !known.contains(TextFolding.key(title.text)) {
      if title.role == .main, !content.titles.isEmpty { title.role = .alias }
      titles.append(title)
    }
    set(\.titles, titles.first == content.titles.first ? .titles : .title, titles)

    var creators = content.creators
    for creator in source.creators {
      let key = TextFolding.key(creator.name)
      if !creators.contains(where: { TextFolding.key($0.name) == key && $0.role == creator.role }) {
        creators.append(creator)
      }
    }
    set(\.creators, .creator, creators)
  }

  private mutating func mergeLists(_ source: BookmarkContent) {
    union(\.series, .series, source) { $0.name == $1.name }
    union(\.formats, .format, source, by: ==)
    union(\.weekdays, .plan, source, by: ==)
    union(\.identifiers, .identifier, source, by: ==)
    union(\.copies, .copy, source, by: ==)
    union(\.tags, .tag, source) { TextFolding.folded($0) == TextFolding.folded($1) }
    union(\.shelves, .shelf, source) { $0.shelf == $1.shelf }
  }

  private mutating func union<Value: Equatable>(
    _ path: WritableKeyPath<BookmarkContent, [Value]>, _ field: BookmarkField,
    _ source: BookmarkContent, by isSame: (Value, Value) -> Bool
  ) {
    var values = content[keyPath: path]
    for value in source[keyPath: path] where !values.contains(where: { isSame($0, value) }) {
      values.append(value)
    }
    set(path, field, values)
  }

  /// Extra columns: a new name is added, a new value of a known name replaces the old one.
  private mutating func mergeExtras(_ source: BookmarkContent) {
    var extras = content.extras
    for extra in source.extras {
      if let index = extras.firstIndex(where: { $0.name == extra.name }) {
        extras[index].value = extra.value
      } else {
        extras.append(extra)
      }
    }
    set(\.extras, .extra, extras)
  }

  private mutating func mergeExperiences(
    _ source: BookmarkContent, isEvent: Bool, claimed: inout Set<Int>
  ) {
    var experiences = content.experiences
    for new in source.experiences {
      let equals = experiences.indices.filter { experiences[$0].isSameEvent(as: new) }
      let match = isEvent ? equals.first { !claimed.contains($0) } : equals.first
      if let match = match ?? attachment(of: new, among: experiences, claimed: claimed) {
        claimed.insert(match)
        experiences[match].fill(from: new)
      } else {
        claimed.insert(experiences.count)
        experiences.append(new)
      }
    }
    guard experiences != content.experiences else { return }
    set(\.experiences, .experience, experiences)
    deriveFromLatest(source)
  }

  /// A less specific event (no dates at all, but an opinion or a note) belongs to the nearest one.
  private func attachment(
    of new: Experience, among experiences: [Experience], claimed: Set<Int>
  ) -> Int? {
    guard new.started == nil, new.finished == nil, new.rating != nil || new.note != nil else {
      return nil
    }
    return experiences.lastIndex { $0.part == new.part }
  }

  /// Status and rating are what was typed or said, else what the latest experience says.
  private mutating func deriveFromLatest(_ source: BookmarkContent) {
    var derived = content
    derived.deriveFromExperiences(replacing: true)
    if source.status == nil, let status = derived.status { set(\.status, .status, status) }
    if source.rating == nil, let rating = derived.rating { set(\.rating, .rating, rating) }
  }
}

extension BookmarkContent {
  /// Fills status and rating from the latest experience where nothing else says them.
  ///
  /// - Parameter replacing: also replaces what is there, for a work that got a new experience.
  public mutating func deriveFromExperiences(replacing: Bool = false) {
    let finished = experiences.filter { $0.finished != nil }
    let isOpen = experiences.last.map { $0.started != nil && $0.finished == nil } ?? false
    if status == nil || replacing, !experiences.isEmpty {
      if isOpen, experiences.last?.part == nil {
        status = .active
      } else if !finished.isEmpty, status == nil || status == .wish || status == .active {
        if experiences.contains(where: { $0.part == nil }) { status = .done }
      }
    }
    let rated = experiences.filter { $0.rating != nil && $0.part == nil }
    let latest = rated.max { ($0.finished?.sortValue ?? 0) < ($1.finished?.sortValue ?? 0) }
    if let latest, rating == nil || replacing { rating = latest.rating }
  }
}

extension Experience {
  /// Takes over what this one doesn't know.
  mutating func fill(from other: Experience) {
    started = started ?? other.started
    finished = finished ?? other.finished
    time = time ?? other.time
    rating = other.rating ?? rating
    note = other.note ?? note
    format = other.format ?? format
    link = link ?? other.link
  }
}

/// Whether a date lies within another one that knows less: 2015-01 within 2015.
private func isMorePrecise(_ date: PartialDate?, than other: PartialDate?) -> Bool {
  guard let date, let other else { return false }
  return other.sortRange.contains(date.sortValue) && date != other
}
