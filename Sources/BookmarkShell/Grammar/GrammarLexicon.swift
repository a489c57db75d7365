import BookmarkModel
import Localization
import Text

/// The words of the grammar that are written differently in each language, folded.
enum GrammarLexicon {
  /// What means the current day.
  static let today = words("grammar.word.today") + ["today"]
  /// What means the day before.
  static let yesterday = words("grammar.word.yesterday") + ["yesterday"]
  /// What means that there is no value.
  static let none = words("grammar.word.none") + ["none"]
  /// What a listing by ten years is asked for with.
  static let decade = words("grammar.word.decade") + ["decade"]

  /// Whether a value of a field means that the field has none: `none`, `无`, `无状态`.
  static func isNone(_ text: String, for field: BookmarkField) -> Bool {
    let word = TextFolding.folded(text)
    return none.contains(word) || words("\(field.rawValue).none").contains(word)
  }

  /// The type of works that a leading word names by raw value, title or heading, in any language.
  ///
  /// The usual synonyms (record, song, novel) are not among them, for they begin titles too.
  static func type(_ text: String) -> BookmarkType? {
    let word = TextFolding.folded(text)
    return BookmarkType.known.first { type in
      type.rawValue == word || words("type.\(type.rawValue)").contains(word)
        || words("type.\(type.rawValue).plural").contains(word)
    }
  }

  /// Every name of a field or of an identifier's scheme, for suggestions.
  static var fieldNames: [String] {
    BookmarkField.allLabels + Identifier.knownSchemes
      + BookmarkField.allCases.flatMap { words("field.\($0.rawValue)") }
  }

  private static func words(_ key: String) -> [String] {
    Messages.catalogueLanguages.compactMap { Messages($0).text(forKey: key) }
      .map(TextFolding.folded)
  }
}
