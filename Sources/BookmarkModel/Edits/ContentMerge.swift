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
  /// The fields that may not change and stay although the source says something else.
  public private(set) var kept: [BookmarkField] = []

  private let typed: BookmarkFieldSet
  private let names: CreatorNames

  /// Joins a draft into existing content.
  ///
  /// - Parameters:
  ///   - claimed: events of the existing content that earlier rows of the same source have
  ///     matched; an equal event matches the next one (its ordinal among equals).
  ///   - names: a creator who is there under another name isn't added.
  public init(
    _ draft: BookmarkDraft, into existing: BookmarkContent, typed: BookmarkFieldSet,
    claimed: inout Set<Int>, names: CreatorNames = CreatorNames()
  ) {
    self.names = names
    content = existing
    self.typed = typed
    var source = draft.content
    content.normalize()
    if content.type == .untyped { set(\.type, .type, source.type) }
    // General roles become the type's own, or every row would bring its creators anew.
    source.type = content.type
    source.normalize()
    mergeNames(source)
    merge(\.published, .year, source) { isMorePrecise($0, than: source.published) }
    mergeExperiences(source, isEvent: draft.isEvent, claimed: &claimed)
    // A list of what is wanted doesn't know what was finished meanwhile.
    merge(\.status, .status, source, unless: { $0 != nil && source.status == .wish })
    merge(\.rating, .rating, source)
    if source.isFavourite { set(\.isFavourite, .favourite, true) }
    merge(\.publisher, .publisher, source)
    merge(\.language, .language, source)
    merge(\.url, .url, source)
    merge(\.review, .review, source)
    merge(\.note, .note, source)
    merge(\.added, .added, source) { $0 != nil }
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
      kept.append(field)
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
      let key = names.canonical(TextFolding.key(creator.name))
      let isKnown = creators.contains {
        names.canonical(TextFolding.key($0.name)) == key && $0.role == creator.role
      }
      if !isKnown {
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
    // A row that is no event may repeat what an earlier row said; only within it equals count.
    var own: Set<Int> = []
    // Opinions come last, when the event that they belong to is there.
    let events = source.experiences.filter { !$0.isOpinionOnly }
    for new in events + source.experiences.filter(\.isOpinionOnly) {
      let taken = isEvent ? claimed : own
      let same = experiences.indices.filter {
        !taken.contains($0) && experiences[$0].isSameEvent(as: new)
      }
      if let index = same.first(where: { experiences[$0] == new }) ?? same.first {
        claimed.insert(index)
        own.insert(index)
        experiences[index].update(from: new)
      } else if let index = attachment(of: new, among: experiences) {
        experiences[index].fill(from: new)
      } else if let index = refinement(of: new, among: experiences) {
        claimed.insert(index)
        own.insert(index)
        experiences[index].refine(by: new)
      } else {
        claimed.insert(experiences.count)
        own.insert(experiences.count)
        experiences.append(new)
      }
    }
    let before = content.experiences
    guard experiences != before else { return }
    set(\.experiences, .experience, experiences)
    // Nothing new is said when a person's own list was kept.
    guard content.experiences == experiences else { return }
    // A part says nothing of the whole, and an opinion nothing of how far its owner is.
    let isOfWhole: (Experience) -> Bool = { $0.part == nil && !$0.isOpinionOnly }
    let isNew = !before.filter(isOfWhole).elementsEqual(experiences.filter(isOfWhole)) {
      $0.isSameEvent(as: $1)
    }
    deriveFromLatest(source, isNew: isNew)
  }

  /// The event of an opinion or a note without dates: one that has it, else the latest of its part.
  private func attachment(of new: Experience, among experiences: [Experience]) -> Int? {
    guard new.isOpinionOnly else { return nil }
    return experiences.firstIndex { $0.part == new.part && $0.isDescribed(by: new) }
      ?? experiences.latestIndex { $0.part == new.part }
  }

  /// The opinion without dates that came before the event it belongs to.
  private func refinement(of new: Experience, among experiences: [Experience]) -> Int? {
    experiences.lastIndex { $0.isOpinionOnly && $0.part == new.part }
  }

  /// Status and rating are what was typed or said, else what the latest experience says.
  private mutating func deriveFromLatest(_ source: BookmarkContent, isNew: Bool) {
    var derived = content
    derived.deriveFromExperiences(replacing: true)
    if source.status == nil, isNew, let status = derived.status { set(\.status, .status, status) }
    let isRated = source.experiences.contains { $0.rating != nil }
    if source.rating == nil, isRated, let rating = derived.rating { set(\.rating, .rating, rating) }
  }
}

extension BookmarkContent {
  /// Fills status and rating from the latest experience where nothing else says them.
  ///
  /// Episodes and tracks say nothing of the whole work. An experience of which not even a
  /// beginning is known counts as over, as in ``timesFinished``.
  /// - Parameter replacing: also replaces what is there, for a work that got a new experience.
  public mutating func deriveFromExperiences(replacing: Bool = false) {
    let latest = experiences.latestIndex { $0.part == nil }
    if let latest, status == nil || replacing {
      let isOpen = experiences[latest].started != nil && experiences[latest].finished == nil
      status = isOpen ? .active : .done
    }
    let rated = experiences.latestIndex { $0.part == nil && $0.rating != nil }
    if let rated, rating == nil || replacing { rating = experiences[rated].rating }
  }
}

extension Experience {
  /// Whether it has an opinion or a note but no dates, so that it speaks of some other event.
  fileprivate var isOpinionOnly: Bool {
    started == nil && finished == nil && time == nil && (rating != nil || note != nil)
  }

  /// Takes over what the same event says now.
  fileprivate mutating func update(from other: Experience) {
    rating = other.rating ?? rating
    note = other.note ?? note
    format = other.format ?? format
    link = other.link ?? link
  }

  /// Takes over what this one doesn't know.
  ///
  /// The opinion of a less specific row never replaces the event's own, or the two rows would take
  /// turns at every import.
  fileprivate mutating func fill(from other: Experience) {
    rating = rating ?? other.rating
    note = note ?? other.note
    format = format ?? other.format
    link = link ?? other.link
  }

  /// Becomes the event of which it was only the opinion.
  fileprivate mutating func refine(by event: Experience) {
    let opinion = self
    self = event
    fill(from: opinion)
  }
}

/// Whether a date lies within another one that knows less: 2015-01 within 2015.
private func isMorePrecise(_ date: PartialDate?, than other: PartialDate?) -> Bool {
  guard let date, let other else { return false }
  guard other.sortRange.contains(date.sortValue) else { return false }
  // The same date without "about" is better.
  return !date.isApproximate || date.sortValue >= other.sortValue + 1
}
