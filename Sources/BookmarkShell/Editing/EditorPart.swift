import BookmarkModel
import Localization
import Text

/// A line of the block of an experience or a copy in the text that a person edits.
enum EditorPart: String, CaseIterable {
  case started
  case finished
  case time
  case rating
  case note
  case format
  case part
  case location
  case acquired
  case price
  case lent
  case since
  case link

  /// The lines that a block of an experience has even when they are empty, and all it can have.
  static let ofExperience: (usual: [Self], all: [Self]) = (
    [.started, .finished, .rating, .format, .note],
    [.started, .finished, .time, .rating, .format, .part, .note, .link]
  )

  /// The same for the block of a copy.
  static let ofCopy: (usual: [Self], all: [Self]) = (
    [.format, .location, .acquired, .price, .lent, .since],
    [.format, .location, .acquired, .price, .lent, .since, .note]
  )

  /// The label in a language.
  func title(in messages: Messages) -> String {
    BookmarkField(rawValue: rawValue)?.title(in: messages)
      ?? messages.text(forKey: "edit.part-\(rawValue)") ?? rawValue
  }

  /// The part that a label means, in any language.
  static func labelled(_ label: String) -> EditorPart? {
    let word = TextFolding.folded(label)
    return allCases.first { part in
      part.rawValue == word
        || Messages.catalogueLanguages.contains {
          TextFolding.folded(part.title(in: Messages($0))) == word
        }
    }
  }
}
