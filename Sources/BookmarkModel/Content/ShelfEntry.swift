/// A work's place on a shelf, a named list in an order of its own.
public struct ShelfEntry: Hashable, Codable, Sendable {
  /// The shelf's name.
  public var shelf: String
  /// The place on the shelf, from 1, when it has one.
  public var position: Int?
  /// What was noted for this entry.
  public var note: String?

  /// Whether a text can name a shelf: something that can be seen, on one line.
  public static func isName(_ text: String) -> Bool { SavedView.isName(text) }

  /// An entry on a shelf.
  public init(_ shelf: String, position: Int? = nil, note: String? = nil) {
    self.shelf = shelf
    self.position = position
    self.note = note
  }
}
