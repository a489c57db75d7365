import BookmarkModel
import FoundationEssentials

/// Puts a draft together from the cells of one row, and remembers labels from row to row.
struct DraftBuilder {
  /// The first value of a row that can't be what it should be.
  struct Refusal {
    let column: String?
    let value: String
    let reason: RejectReason
  }

  let options: SourceOptions
  /// The type of work where neither the row nor the options say it.
  var fallbackType: BookmarkType?
  /// Whether cells have the text forms of this program's exports.
  var isCanonical = false
  var summary = SourceSummary()

  var content = BookmarkContent()
  var uid: UUID?
  var isEvent = false
  private(set) var notes: [RowNote] = []
  private(set) var refusal: Refusal?
  /// Why the row is passed over on purpose.
  var skip: SkipReason?
  /// The name of the file that the row is from.
  var fileName = ""
  /// How often something was said by earlier rows, for sources that repeat what they mean twice.
  private var repetitions: [String: Int] = [:]
  private(set) var line = 0
  /// What the row's columns about one reading or viewing say together.
  var experience = Experience()
  var seriesPosition: String?
  /// What the row's columns about the copy that is owned say together.
  var copy = Copy()
  /// The type of work that the row's filled columns speak of.
  private var titleHint: BookmarkType?
  private var creatorHint: BookmarkType?
  /// A date of publication beside a year, or the other way round.
  var publication = Publication()

  /// In which order the source's columns have day and month.
  var dateOrders = DateOrders()

  var types = LabelCache<BookmarkType>()
  var statuses = LabelCache<BookmarkStatus>()
  var formats = LabelCache<MediaFormat>()
  var ratings = RatingCache()

  init(options: SourceOptions) { self.options = options }

  /// Begins a row.
  mutating func begin(line: Int, removedNULs: Int = 0) {
    self.line = line
    summary.rows += 1
    content = BookmarkContent()
    uid = nil
    isEvent = false
    refusal = nil
    skip = nil
    if !notes.isEmpty { notes = [] }
    titleHint = nil
    creatorHint = nil
    seriesPosition = nil
    experience = Experience()
    copy = Copy()
    publication = Publication()
    if removedNULs > 0 { note(.removedNUL(count: removedNULs)) }
  }

  /// Ends the row: the draft, or nil when there is a ``refusal``.
  mutating func finish() -> BookmarkDraft? {
    if refusal != nil || skip != nil { return nil }
    settlePublication()
    if experience != Experience() { content.experiences.append(experience) }
    if copy != Copy() {
      if content.copies.isEmpty { content.copies.append(Copy()) }
      content.copies[0].location = copy.location
      content.copies[0].lentTo = copy.lentTo
    }
    if let seriesPosition {
      if content.series.count == 1, content.series[0].position == nil {
        content.series[0].position = seriesPosition
      } else {
        keep("series index", seriesPosition)
      }
    }
    settleType()
    applyDefaults()
    let isTitled = content.titles.contains { !CellText.isBlank($0.text) }
    guard isTitled || !content.identifiers.isEmpty || uid != nil else {
      refuse(nil, "", .missingTitle)
      return nil
    }
    content.normalize()
    return BookmarkDraft(content, uid: uid, line: line, isEvent: isEvent)
  }

  /// How often the source has said this by now, with this time.
  mutating func repetition(of text: String) -> Int {
    repetitions[text, default: 0] += 1
    return repetitions[text] ?? 1
  }

  /// Says that a value can't be what it should be; the first one of a row is reported.
  mutating func refuse(_ column: String?, _ value: String, _ reason: RejectReason) {
    if refusal == nil { refusal = Refusal(column: column, value: value, reason: reason) }
  }

  /// Says something about a value that is used.
  mutating func note(
    _ kind: RowNote.Kind, _ field: BookmarkField? = nil, column: String? = nil, value: String = ""
  ) {
    notes.append(RowNote(line: line, field: field, column: column, value: value, kind: kind))
  }

  /// Keeps a value that has no place, under its column's name.
  mutating func keep(_ name: String, _ value: String) {
    content.extras.append(ExtraColumn(name, value))
  }

  /// Notes that a column which speaks of a type of work is filled.
  mutating func hint(_ meaning: ColumnMeaning) {
    guard let type = meaning.typeHint else { return }
    if case .title = meaning {
      titleHint = titleHint ?? type
    } else {
      creatorHint = creatorHint ?? type
    }
  }

  mutating func countUnknown(
    _ value: String, in path: WritableKeyPath<SourceSummary, [String: Int]>
  ) {
    summary.countUnknown(value, in: path, line: line)
  }

  /// Says something that was found out about the source's form.
  mutating func remark(_ remark: ReadingRemark) { summary.remark(remark) }

  /// Says something of the one copy that the row is about.
  mutating func editCopy(_ edit: (inout Copy) -> Void) {
    if content.copies.isEmpty { content.copies.append(Copy()) }
    edit(&content.copies[0])
  }

  private mutating func settleType() {
    guard content.type == .untyped else { return }
    if options.defaults.type != .untyped {
      content.type = options.defaults.type
    } else if uid == nil {
      // A bookmark with a uid has no type because it has none, not because it was left out.
      let hint = titleHint ?? creatorHint ?? fallbackType ?? hintOfIdentifiers
      content.type = hint ?? .untyped
    }
  }

  private var hintOfIdentifiers: BookmarkType? {
    for identifier in content.identifiers {
      switch identifier.scheme {
      case "isbn", "goodreads", "openlibrary", "librarything", "oclc", "storygraph", "hardcover":
        return .book
      case "imdb", "tmdb", "letterboxd": return .movie
      case "musicbrainz", "discogs", "lastfm": return .music
      default: continue
      }
    }
    return nil
  }

  private mutating func applyDefaults() {
    let defaults = options.defaults
    if content.status == nil { content.status = defaults.status }
    if content.rating == nil { content.rating = defaults.rating }
    if defaults.isFavourite { content.isFavourite = true }
    if content.publisher == nil { content.publisher = defaults.publisher }
    if content.language == nil { content.language = defaults.language }
    if content.added == nil { content.added = defaults.added }
    if content.note == nil { content.note = defaults.note }
    if content.formats.isEmpty { content.formats = defaults.formats }
    if content.copies.isEmpty { content.copies = defaults.copies }
    if content.creators.isEmpty { content.creators = defaults.creators }
    if content.series.isEmpty { content.series = defaults.series }
    // Labels and lists add up.
    if !defaults.tags.isEmpty { content.tags += defaults.tags }
    if !defaults.shelves.isEmpty { content.shelves += defaults.shelves }
    if !defaults.weekdays.isEmpty { content.weekdays += defaults.weekdays }
  }
}
