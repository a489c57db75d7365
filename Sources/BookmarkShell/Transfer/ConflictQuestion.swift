import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Asks of each field that a person typed and a file says otherwise which of the two counts.
struct ConflictQuestion {
  /// What the person said for all that follow.
  private var standing: Bool?

  private let console: any Console
  private let text: ValueText

  init(console: any Console, text: ValueText) {
    self.console = console
    self.text = text
  }

  /// The fields of a row in which the file's value is to count.
  mutating func replaced(in effect: RowEffect) -> [BookmarkField] {
    let typed = effect.kept.filter { effect.preview?.typed.contains($0) == true }
    if typed.isEmpty { return [] }
    if let standing { return standing ? typed : [] }
    let words = RowEffectText(text: text, isWhole: false)
    console.writeError("\(words.lines(effect)[0])\n")
    return typed.filter { field in
      standing ?? ask("  \(words.conflict(field, effect))  ")
    }
  }

  /// Whether the file's value counts; the end of the input keeps all that follows.
  private mutating func ask(_ line: String) -> Bool {
    guard let answer = console.ask(line + text.messages.importConflictAsk + " ") else {
      standing = false
      return false
    }
    let word = TextFolding.folded(answer)
    switch word {
    case "r", "replace", "替换": return true
    case "ra", "all", "全部替换": standing = true
    case "ka", "none", "全部保留": standing = false
    default: return false
    }
    return standing ?? false
  }
}
