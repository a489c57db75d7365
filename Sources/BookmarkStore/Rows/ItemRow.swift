import BookmarkModel
import FoundationEssentials
import SQLite
import Text

/// The columns of `item`, written and read in one order.
enum ItemRow {
  static let columns = [
    "id", "uid", "type", "status", "rating", "rating_text", "published", "year", "title",
    "title_language", "title_role", "title_key", "creator_key", "favourite", "publisher",
    "language", "url", "review", "note", "added", "started", "finished", "times", "extras",
    "parts", "typed", "created", "changed", "change", "edited", "line", "hash",
  ]

  /// The title key of a work without a title: after every other one, and never that of a title.
  static let missingTitleKey = "\u{10FFFF}"

  static let columnList = columns.joined(separator: ", ")

  static let insertion = SchemaSQL { schema in
    let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "REPLACE INTO \(schema).item (\(columnList)) VALUES (\(places))"
  }

  static let selection = SchemaSQL { "SELECT \(columnList) FROM \($0).item WHERE id = ?" }

  /// What the row of an item says beside the bookmark itself.
  struct Stamps {
    var edited: Int64
    var hash: Int64?
  }

  /// The stamps of a bookmark that is there.
  static func stamps(of id: Int64, in connection: SQLiteConnection) throws(SQLiteError) -> Stamps? {
    let sql = "SELECT edited, hash FROM main.item WHERE id = ?"
    return try connection.map(sql, [.integer(id)]) { row in
      Stamps(edited: row.int(0), hash: row.optionalInt(1))
    }.first
  }

  static func bind(
    _ bookmark: Bookmark, _ stamps: Stamps, to statement: borrowing SQLiteStatement
  ) throws(SQLiteError) {
    let content = bookmark.content
    let main = content.mainTitle
    try statement.bind(1, bookmark.id)
    try statement.bind(2, bookmark.uid.bytes)
    try statement.bind(3, content.type.rawValue)
    try statement.bind(4, SQLiteValue(content.status?.rawValue))
    try statement.bind(5, SQLiteValue(content.rating?.value))
    try statement.bind(6, SQLiteValue(content.rating?.text))
    try statement.bind(7, SQLiteValue(content.published?.sortValue))
    try statement.bind(8, SQLiteValue(content.year))
    try statement.bind(9, SQLiteValue(main?.text))
    try statement.bind(10, SQLiteValue(main?.language))
    try statement.bind(11, SQLiteValue(main.map(\.role.rawValue)))
    try statement.bind(12, main.map { TextFolding.key($0.text) } ?? missingTitleKey)
    let creator = content.creators.isEmpty ? nil : content.mainCreators.first
    try statement.bind(13, SQLiteValue(creator.map { TextFolding.key($0.name) }))
    try statement.bind(14, content.isFavourite)
    try statement.bind(15, SQLiteValue(content.publisher))
    try statement.bind(16, SQLiteValue(content.language))
    try statement.bind(17, SQLiteValue(content.url))
    try statement.bind(18, SQLiteValue(content.review))
    try statement.bind(19, SQLiteValue(content.note))
    try statement.bind(20, SQLiteValue(content.added?.sortValue))
    try statement.bind(21, SQLiteValue(content.lastStarted?.sortValue))
    try statement.bind(22, SQLiteValue(content.lastFinished?.sortValue))
    try statement.bind(23, content.timesFinished)
    try statement.bind(24, SQLiteValue(ExtrasText.written(content.extras)))
    try statement.bind(25, Int64(ItemParts(content).rawValue))
    try statement.bind(26, Int64(bookmark.typed.rawValue))
    try statement.bind(27, bookmark.created.milliseconds)
    try statement.bind(28, bookmark.changed.milliseconds)
    try statement.bind(29, bookmark.change)
    try statement.bind(30, stamps.edited)
    try statement.bind(31, SQLiteValue(bookmark.line))
    try statement.bind(32, SQLiteValue(stamps.hash))
  }

  /// The bookmark without its parts, and which parts it has.
  static func read(_ row: borrowing SQLiteRow) throws(SQLiteError) -> (Bookmark, ItemParts) {
    var content = BookmarkContent(type: BookmarkType(rawValue: row.text(2)))
    content.status = row.optionalText(3).map { BookmarkStatus(rawValue: $0) }
    content.rating = row.optionalDouble(4).flatMap { Rating(stored: $0, text: row.text(5)) }
    content.published = row.optionalDouble(6).flatMap { PartialDate(sortValue: $0) }
    if let title = row.optionalText(8) {
      let role = TitleRole(rawValue: row.text(10))
      content.titles = [Title(title, language: row.optionalText(9), role: role)]
    }
    content.isFavourite = row.bool(13)
    content.publisher = row.optionalText(14)
    content.language = row.optionalText(15)
    content.url = row.optionalText(16)
    content.review = row.optionalText(17)
    content.note = row.optionalText(18)
    content.added = row.optionalDouble(19).flatMap { PartialDate(sortValue: $0) }
    if let extras = row.optionalText(23) { content.extras = try ExtrasText.read(extras) }
    guard let uid = UUID(bytes: row.blob(1)) else { throw .damagedRow("uid") }
    let bookmark = Bookmark(
      id: row.int(0), uid: uid, content: content,
      typed: BookmarkFieldSet(rawValue: UInt32(truncatingIfNeeded: row.int(25))),
      created: Timestamp(milliseconds: row.int(26)), changed: Timestamp(milliseconds: row.int(27)),
      change: row.int(28), line: row.optionalInt(30).flatMap { Int(exactly: $0) })
    return (bookmark, ItemParts(rawValue: Int(truncatingIfNeeded: row.int(24))))
  }
}

/// Which tables of several values hold rows for an item; stored as one number.
struct ItemParts: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let titles = ItemParts(rawValue: 1 << 0)
  static let creators = ItemParts(rawValue: 1 << 1)
  static let identifiers = ItemParts(rawValue: 1 << 2)
  static let tags = ItemParts(rawValue: 1 << 3)
  static let shelves = ItemParts(rawValue: 1 << 4)
  static let series = ItemParts(rawValue: 1 << 5)
  static let formats = ItemParts(rawValue: 1 << 6)
  static let weekdays = ItemParts(rawValue: 1 << 7)
  static let experiences = ItemParts(rawValue: 1 << 8)
  static let copies = ItemParts(rawValue: 1 << 9)

  init(_ content: BookmarkContent) {
    var parts: ItemParts = []
    if content.titles.count > 1 { parts.insert(.titles) }
    if !content.creators.isEmpty { parts.insert(.creators) }
    if !content.identifiers.isEmpty { parts.insert(.identifiers) }
    if !content.tags.isEmpty { parts.insert(.tags) }
    if !content.shelves.isEmpty { parts.insert(.shelves) }
    if !content.series.isEmpty { parts.insert(.series) }
    if !content.formats.isEmpty { parts.insert(.formats) }
    if !content.weekdays.isEmpty { parts.insert(.weekdays) }
    if !content.experiences.isEmpty { parts.insert(.experiences) }
    if !content.copies.isEmpty { parts.insert(.copies) }
    self = parts
  }
}

extension UUID {
  /// The sixteen bytes in network order, as they are stored.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// The UUID of sixteen bytes; `nil` for any other number.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var value = UUID().uuid
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}

extension SQLiteError {
  /// A row that holds what no version has ever written.
  static func damagedRow(_ column: String) -> SQLiteError {
    SQLiteError(code: 11, message: "column \(column) holds a value that was never written")
  }
}
