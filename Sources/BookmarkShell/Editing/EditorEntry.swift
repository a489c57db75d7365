import BookmarkModel
import Localization

/// A labelled value in a text that a person edited.
struct EditorEntry {
  var label: String
  /// The line of the label, from 1.
  var line: Int
  var value = ""
  /// The lines of a block that has labels of its own.
  var parts: [EditorEntry] = []

  /// Whether two entries say the same, wherever they stand.
  func says(what other: EditorEntry) -> Bool {
    label == other.label && value == other.value
      && parts.elementsEqual(other.parts) { $0.says(what: $1) }
  }
}

/// Something in an edited text that can't be read, with its line.
struct EditorMistake: Error, Equatable {
  var line: Int
  /// What is wrong, in the person's language.
  var sentence: String
}
