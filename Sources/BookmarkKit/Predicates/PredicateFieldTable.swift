import BookmarkModel

/// Which property of a bookmark is which field.
///
/// A key path is found by equality: `\Bookmark.type` is the same in every module.
struct PredicateFieldTable {
  private var fields: [AnyKeyPath: PredicateField] = [:]
  private let entries: [AnyKeyPath: EntryProperty] = [
    \Title.text: .text(.title), \Creator.name: .text(.creator), \Creator.role: .creatorRole,
    \SeriesEntry.name: .text(.series), \ShelfEntry.shelf: .text(.shelf),
    \Identifier.scheme: .scheme, \Identifier.value: .identifierValue,
    \Copy.location: .text(.location), \Copy.lentTo: .text(.lent),
  ]

  init() {
    add(\Bookmark.id, .id, .number)
    add(\Bookmark.change, .change, .number)
    add(\Bookmark.type, \.type, .type, .value)
    add(\Bookmark.status, \.status, .status, .value)
    add(\Bookmark.language, \.language, .language, .value)
    add(\Bookmark.rating, \.rating, .rating, .rating)
    add(\Bookmark.year, \.year, .year, .number)
    add(\Bookmark.timesFinished, \.timesFinished, .times, .number)
    add(\Bookmark.published, \.published, .year, .date)
    add(\Bookmark.added, \.added, .added, .date)
    add(\Bookmark.isFavourite, \.isFavourite, .favourite, .flag)
    add(\Bookmark.publisher, \.publisher, .publisher, .text)
    add(\Bookmark.url, \.url, .url, .text)
    add(\Bookmark.review, \.review, .review, .text)
    add(\Bookmark.note, \.note, .note, .text)
    add(\Bookmark.formats, \.formats, .format, .list)
    add(\Bookmark.weekdays, \.weekdays, .plan, .list)
    add(\Bookmark.tags, \.tags, .tag, .list)
    add(\Bookmark.titles, \.titles, .title, .entries)
    add(\Bookmark.creators, \.creators, .creator, .entries)
    add(\Bookmark.series, \.series, .series, .entries)
    add(\Bookmark.shelves, \.shelves, .shelf, .entries)
    add(\Bookmark.identifiers, \.identifiers, .identifier, .entries)
    add(\Bookmark.copies, \.copies, .copy, .entries)
    add(\Bookmark.experiences, \.experiences, .experience, .entries)
  }

  private mutating func add(_ path: AnyKeyPath, _ field: BookmarkField, _ kind: PredicateField.Kind)
  {
    fields[path] = PredicateField(field: field, kind: kind)
  }

  private mutating func add<Value>(
    _ path: KeyPath<Bookmark, Value>, _ inContent: KeyPath<BookmarkContent, Value>,
    _ field: BookmarkField, _ kind: PredicateField.Kind
  ) {
    add(path, field, kind)
    add(inContent, field, kind)
    add((\Bookmark.content).appending(path: inContent), field, kind)
  }

  /// What a property of an operand is; `nil` when no column answers it.
  func property(_ path: AnyKeyPath, of root: PredicateOperand) -> PredicateOperand? {
    switch root {
    case .bookmark:
      if path == \Bookmark.content { return .bookmark }
      return fields[path].map(PredicateOperand.field)
    case .field(let field) where field.kind == .rating && path == \Rating.value:
      return .field(PredicateField(field: .rating, kind: .number))
    case .field(let field) where field.field == .year && path == \PartialDate.year:
      return .field(PredicateField(field: .year, kind: .number))
    case .entry:
      return entries[path].map(PredicateOperand.entryProperty)
    default: return nil
    }
  }
}
