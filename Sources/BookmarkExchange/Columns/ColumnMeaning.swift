import BookmarkModel

/// What the cells of a column say of a work.
enum ColumnMeaning: Hashable, Sendable {
  /// The main title, and the type of work that the column's name speaks of.
  case title(BookmarkType?)
  /// A title in another role.
  case otherTitle(TitleRole)
  /// Names of people or groups in one role.
  case creator(CreatorRole)
  /// The year in which the work came out.
  case originalYear
  /// The year, of the work or of this edition.
  case year
  /// The date on which it came out.
  case published
  /// An opinion, on the scale that the column's name declares.
  case rating(scale: Double?)
  /// An ISBN of either length.
  case isbn
  /// The number on the package, which of a book is its ISBN.
  case barcode
  /// An identifier of one scheme.
  case identifier(String)
  /// The beginning of the one experience that a row can have.
  case started
  /// The end of the one experience that a row can have.
  case finished
  /// The place in the series that another column names.
  case seriesPosition
  /// A named list, or a status where services have shelves for statuses.
  case shelf
  /// Whether a copy is owned, or how many.
  case copies
  /// Any other field, in its text form.
  case field(BookmarkField)
  /// The uid of a bookmark in a collection of this kind.
  case uid
  /// The number of a bookmark in its collection, which beside a uid is of no use in another one.
  case number
  /// What was said of the row when it was rejected before.
  case ignored
  /// Nothing that this build knows; kept with its name.
  case extra

  /// Whether the meaning is enough to know a work by.
  var namesWork: Bool {
    switch self {
    case .title, .isbn, .barcode, .identifier, .field(.identifier): true
    default: false
    }
  }

  /// The word by which a person names the meaning; nil for one that only column names say.
  var word: String? {
    switch self {
    case .title: BookmarkField.title.rawValue
    case .creator(let role): role.rawValue
    case .year, .originalYear, .published: BookmarkField.year.rawValue
    case .rating: BookmarkField.rating.rawValue
    case .isbn: "isbn"
    case .barcode: "barcode"
    case .identifier(let scheme): scheme
    case .started: BookmarkField.started.rawValue
    case .finished: BookmarkField.finished.rawValue
    case .shelf: BookmarkField.shelf.rawValue
    case .field(let field): field.rawValue
    case .otherTitle, .seriesPosition, .copies, .uid, .number, .ignored, .extra: nil
    }
  }

  /// Whether several columns of a table may have the meaning.
  var repeats: Bool {
    switch self {
    case .otherTitle, .creator, .isbn, .identifier, .ignored, .extra, .field(.tag): true
    default: false
    }
  }

  /// What only one column of a table can be.
  var slot: ColumnMeaning {
    switch self {
    case .title: .title(nil)
    case .rating: .rating(scale: nil)
    default: self
    }
  }

  /// The type of work that has such a column.
  var typeHint: BookmarkType? {
    switch self {
    case .title(let type): type
    case .creator(.author): .book
    case .creator(.director): .movie
    case .creator(.artist): .music
    default: nil
    }
  }
}

/// One column of a table: its name as it stands, and what its cells say.
struct Column: Sendable {
  let name: String
  var meaning: ColumnMeaning
}
