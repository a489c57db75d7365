import Localization
import Text

/// A word with a value that only some verbs take, beside fields: `on=yesterday`, `price=12€`.
public enum VerbWord: String, CaseIterable, Sendable {
  /// The day on which something happened.
  case on
  /// The day on which a time began.
  case from
  /// The episode or track.
  case part
  /// What a copy cost.
  case price
  /// The place on a shelf.
  case position

  /// Whether its value is a day.
  var isDate: Bool { self == .on || self == .from }

  /// The one of some words that a folded name means, in any language.
  static func named(_ name: String, among words: Set<VerbWord>) -> VerbWord? {
    allCases.first { words.contains($0) && (name == $0.rawValue || $0.labels.contains(name)) }
  }

  private var labels: [String] {
    Messages.catalogueLanguages.compactMap { Messages($0).text(forKey: "grammar.word.\(rawValue)") }
      .map(TextFolding.folded)
  }
}
