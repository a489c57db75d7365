import Text

/// A query that was saved under a name, in the words in which it was typed.
public struct SavedView: Hashable, Codable, Sendable {
  /// What it is called, as it was typed.
  public var name: String
  /// The words of the query, those that shape a listing included.
  public var query: String

  /// A view.
  public init(name: String, query: String) {
    self.name = name
    self.query = query
  }

  /// What tells views apart: names that differ in case, accents or width alone are one.
  public var key: String { Self.key(name) }

  /// The key of a name.
  public static func key(_ name: String) -> String { TextFolding.folded(name) }

  /// Whether a text can name a view: something that can be seen, and no control characters.
  public static func isName(_ text: String) -> Bool {
    !key(text).isEmpty && text.utf8.count <= 1_000
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
