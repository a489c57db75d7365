import BookmarkModel

/// Writes the bookmarks that a service takes.
protocol ServiceBody: Sendable {
  /// How many cells a spreadsheet would take for formulas.
  var formulaCells: Int { get }
  mutating func begin() -> [UInt8]
  mutating func append(_ bookmark: Bookmark) -> [UInt8]
  mutating func end() -> [UInt8]
}

extension ServiceBody {
  var formulaCells: Int { 0 }
  mutating func begin() -> [UInt8] { [] }
  mutating func end() -> [UInt8] { [] }
}
