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
  /// What a listing by first letters is asked for with.
  static let initial = words("grammar.word.initial") + ["initial"]
  /// What orders sections by how many bookmarks they have.
  static let count = words("grammar.word.count") + ["count"]
  /// What may stand before the year of a goal.
  static let inYear = words("grammar.word.in-year") + ["in"]
  /// What a saved view is asked for with.
  static let view = words("grammar.word.view") + ["view"]

  /// The field that a folded word means, as ``BookmarkField/labelled(_:)`` has it.
  static func field(_ word: String) -> BookmarkField? { fields[word] }

  /// Whether a value of a field means that the field has none: `none`, `无`, `无状态`.
  static func isNone(_ text: String, for field: BookmarkField) -> Bool {
    let word = TextFolding.folded(text)
    return none.contains(word) || (noneOfField[field]?.contains(word) ?? false)
  }

  /// The type of works that a leading word names by raw value, title or heading, in any language.
  ///
  /// The usual synonyms (record, song, novel) are not among them, for they begin titles too.
  static func type(_ text: String) -> BookmarkType? { types[TextFolding.folded(text)] }

  /// Every name of a field or of an identifier's scheme, for suggestions.
  static let fieldNames =
    BookmarkField.allLabels + Identifier.knownSchemes
    + BookmarkField.allCases.flatMap { words("field.\($0.rawValue)") }

  /// Every label of every field, made once: a line asks for many words, and most are none.
  private static let fields: [String: BookmarkField] = {
    var fields: [String: BookmarkField] = [:]
    for label in BookmarkField.allLabels { fields[label] = BookmarkField.labelled(label) }
    for messages in Messages.catalogueLanguages.map(Messages.init) {
      for field in BookmarkField.allCases {
        let word = TextFolding.folded(field.title(in: messages))
        if fields[word] == nil { fields[word] = field }
      }
    }
    return fields
  }()

  private static let types: [String: BookmarkType] = {
    var types: [String: BookmarkType] = [:]
    for type in BookmarkType.known {
      let labels = words("type.\(type.rawValue)") + words("type.\(type.rawValue).plural")
      for label in labels + [type.rawValue] { types[label] = type }
    }
    return types
  }()

  private static let noneOfField: [BookmarkField: [String]] = [
    .type: words("type.none"), .status: words("status.none"),
  ]

  private static func words(_ key: String) -> [String] {
    Messages.catalogueLanguages.compactMap { Messages($0).text(forKey: key) }
      .map(TextFolding.folded)
  }
}
