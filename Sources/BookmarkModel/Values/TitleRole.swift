/// What a title is to its work: the main one, the original, a translation, or another name.
public struct TitleRole: OpenEnumeration {
  /// The stable stored value, such as `original`.
  public let rawValue: String

  /// Takes any raw value, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title by which the work is listed unless a listing's language has another one.
  public static let main = Self(rawValue: "main")
  /// The title in the work's own language.
  public static let original = Self(rawValue: "original")
  /// A published translation of the title.
  public static let translated = Self(rawValue: "translated")
  /// Any other name under which the work is known.
  public static let alias = Self(rawValue: "alias")

  /// The roles this build knows, in listing order.
  public static let known: [Self] = [.main, .original, .translated, .alias]

  /// The prefix of the titles in the message catalogues.
  public static let catalogueKey = "role.title"

  /// There are no other words for title roles in use.
  public static let synonyms: [String: String] = [:]
}
