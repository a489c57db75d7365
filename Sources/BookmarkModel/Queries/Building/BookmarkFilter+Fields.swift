/// The fields as they are named in a filter that calls a method: `.formats.contains(.vinyl)`.
extension BookmarkFilter {
  /// Book, movie, music or another kind; `nil` for none.
  public static var type: FilterField<BookmarkType> { BookmarkFields().type }
  /// How far its owner is with it.
  public static var status: FilterField<BookmarkStatus> { BookmarkFields().status }
  /// What its owner thinks of it, from 0 to 100.
  public static var rating: FilterField<Double> { BookmarkFields().rating }
  /// The year of publication.
  public static var year: FilterField<Int> { BookmarkFields().year }
  /// The date of publication, as far as known.
  public static var published: FilterField<PartialDate> { BookmarkFields().published }
  /// How often it was finished; 0 for never.
  public static var timesFinished: FilterField<Int> { BookmarkFields().timesFinished }
  /// The day it joined the collection.
  public static var added: FilterField<PartialDate> { BookmarkFields().added }
  /// The beginning of any reading, viewing or listening.
  public static var started: FilterField<PartialDate> { BookmarkFields().started }
  /// The end of any reading, viewing or listening.
  public static var finished: FilterField<PartialDate> { BookmarkFields().finished }
  /// The day it was last changed, where the program runs.
  public static var changed: FilterField<PartialDate> { BookmarkFields().changed }
  /// The work's language as its source wrote it, compared as it is.
  public static var language: FilterField<String> { BookmarkFields().language }
  /// Media formats.
  public static var formats: FilterListField<MediaFormat> { BookmarkFields().formats }
  /// The days on which it is planned.
  public static var weekdays: FilterListField<Weekday> { BookmarkFields().weekdays }
  /// Free labels.
  public static var tags: FilterListField<String> { BookmarkFields().tags }
  /// The lists on which it stands.
  public static var shelves: FilterListField<String> { BookmarkFields().shelves }
  /// Any title: the main one, the original, translations, aliases.
  public static var titles: FilterTextField { BookmarkFields().titles }
  /// Everyone who made it, in any role.
  public static var creators: FilterTextField { BookmarkFields().creators }
  /// The series to which it belongs.
  public static var series: FilterTextField { BookmarkFields().series }
  /// Publisher or label.
  public static var publisher: FilterTextField { BookmarkFields().publisher }
  /// Text for others.
  public static var review: FilterTextField { BookmarkFields().review }
  /// Text for oneself.
  public static var note: FilterTextField { BookmarkFields().note }
  /// Where a copy stands.
  public static var location: FilterTextField { BookmarkFields().location }
  /// Who has a copy.
  public static var lentTo: FilterTextField { BookmarkFields().lentTo }
  /// Titles, creators, tags, review and note together.
  public static var anyText: FilterTextField { BookmarkFields().anyText }
  /// Bookmarks that are marked as favourites.
  public static var isFavourite: BookmarkFilter { .field(.favourite, .present) }
  /// Bookmarks that carry an identifier of a scheme, such as `isbn`.
  public static func hasIdentifier(_ scheme: String) -> BookmarkFilter {
    .identifier(scheme: scheme, value: nil)
  }
}
