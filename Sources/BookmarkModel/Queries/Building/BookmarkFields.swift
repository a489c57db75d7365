/// The fields that filters compare, as the root of key paths: `\.type == .movie && \.rating >= 80`.
///
/// It is a type of its own, not ``Bookmark``, so that every key path that compiles can be asked of a
/// store: a property that no column answers is an error of the compiler, not of the run. Operators
/// take a key path; what has a name is written without the backslash, since Swift's key paths can't
/// call methods: `\.type == .music && .formats.contains(.vinyl)`.
public struct BookmarkFields: Sendable {
  init() {}

  /// The permanent number.
  public var id: FilterField<Int64> { FilterField(.id) }
  /// Book, movie, music or another kind; `nil` for none.
  public var type: FilterField<BookmarkType> { FilterField(.type) }
  /// How far its owner is with it.
  public var status: FilterField<BookmarkStatus> { FilterField(.status) }
  /// What its owner thinks of it, from 0 to 100.
  public var rating: FilterField<Double> { FilterField(.rating) }
  /// The year of publication.
  public var year: FilterField<Int> { FilterField(.year) }
  /// The date of publication, as far as known.
  public var published: FilterField<PartialDate> { FilterField(.year) }
  /// How often it was finished; 0 for never.
  public var timesFinished: FilterField<Int> { FilterField(.times) }
  /// The day it joined the collection.
  public var added: FilterField<PartialDate> { FilterField(.added) }
  /// The beginning of any reading, viewing or listening.
  public var started: FilterField<PartialDate> { FilterField(.started) }
  /// The end of any reading, viewing or listening.
  public var finished: FilterField<PartialDate> { FilterField(.finished) }
  /// The day it was last changed, where the program runs.
  public var changed: FilterField<PartialDate> { FilterField(.changed) }
  /// The work's language as its source wrote it, compared as it is.
  public var language: FilterField<String> { FilterField(.language) }
  /// Whether it is a favourite.
  public var isFavourite: FilterField<Bool> { FilterField(.favourite) }

  /// Media formats.
  public var formats: FilterListField<MediaFormat> { FilterListField(.format) }
  /// The days on which it is planned.
  public var weekdays: FilterListField<Weekday> { FilterListField(.plan) }
  /// Free labels.
  public var tags: FilterListField<String> { FilterListField(.tag) }
  /// The lists on which it stands.
  public var shelves: FilterListField<String> { FilterListField(.shelf) }

  /// Any title: the main one, the original, translations, aliases.
  public var titles: FilterTextField { FilterTextField(.title) }
  /// Everyone who made it, in any role.
  public var creators: FilterTextField { FilterTextField(.creator) }
  /// The series to which it belongs.
  public var series: FilterTextField { FilterTextField(.series) }
  /// Publisher or label.
  public var publisher: FilterTextField { FilterTextField(.publisher) }
  /// Text for others.
  public var review: FilterTextField { FilterTextField(.review) }
  /// Text for oneself.
  public var note: FilterTextField { FilterTextField(.note) }
  /// Where a copy stands.
  public var location: FilterTextField { FilterTextField(.location) }
  /// Who has a copy.
  public var lentTo: FilterTextField { FilterTextField(.lent) }
  /// Titles, creators, tags, review and note together.
  public var anyText: FilterTextField { FilterTextField(.text) }
}

/// A field of a filter.
public typealias FilterPath<Field> = KeyPath<BookmarkFields, Field>

extension KeyPath where Root == BookmarkFields {
  /// What the path leads to.
  var target: Value { BookmarkFields()[keyPath: self] }
}
