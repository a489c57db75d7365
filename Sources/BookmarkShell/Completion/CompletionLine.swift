import BookmarkCommands
import Text

/// A line up to the cursor: the words before the one being typed, and that one.
struct CompletionLine {
  /// A word with the place where it begins, in bytes of UTF-8.
  struct Word {
    var word: GrammarWord
    var start: Int

    var text: String { word.text }
  }

  /// The words that are finished, the verb first.
  private(set) var earlier: [Word]
  /// The word at the cursor; without pieces when the cursor stands behind a space.
  private(set) var current: Word

  /// Reads the text before the cursor; `nil` when it holds a word that can't go on.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    // An open quote is closed here, for the person is still typing behind it.
    guard let line = (try? WordLine(text)) ?? (try? WordLine(text + "\"")) else { return nil }
    var words = line.words.map { word in
      let before = scalars[..<min(word.columns.lowerBound, scalars.count)]
      return Word(word: word, start: before.reduce(0) { $0 + UTF8.width($1) })
    }
    if let last = words.last, last.word.columns.upperBound >= scalars.count {
      words.removeLast()
      current = last
    } else {
      let end = scalars.count..<scalars.count
      let word = GrammarWord(pieces: [], origin: .bare, columns: end)
      current = Word(word: word, start: text.utf8.count)
    }
    earlier = words
  }

  /// The guide of the verb and what follows it, options with their values left out.
  func verb(among guides: [CommandGuide]) -> (guide: CommandGuide, words: [Word], pending: String?)?
  {
    var guide: CommandGuide?
    var table = OptionTable(nil)
    var words: [Word] = []
    var pending: String?
    for word in earlier {
      if pending != nil {
        pending = nil
      } else if let entry = table.entry(word.text) {
        pending = entry.takesValue ? word.text : nil
      } else if word.text.hasPrefix("--"), !word.word.isQuoted {
        continue
      } else if guide == nil {
        let name = TextFolding.folded(word.text)
        guide = guides.first { $0.verb == name || $0.aliases.contains(name) }
        guard guide != nil else { return nil }
        table = OptionTable(guide)
      } else {
        words.append(word)
      }
    }
    return guide.map { ($0, words, pending) }
  }
}
