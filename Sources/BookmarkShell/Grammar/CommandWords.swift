public import BookmarkCommands
import Text

/// The words of a command, told apart: the verb, its options, and everything else in order.
///
/// Only what the verb's guide and ``GlobalOptions`` declare is an option: `--name value`,
/// `--name=value`, `-o FILE`, `-n`; `--` ends them. Another `--word` is an error, as is another
/// single letter (`-x`), while `-word` stays among the words: a negation, or a tag to take away.
/// `--by`, `--sort` and `--limit` become the words `by:`, `sort:` and `limit:`.
public struct CommandWords: Sendable {
  /// The line, to point into it.
  public let line: WordLine
  /// The verb as it was typed; `nil` when there are only options, or nothing.
  public private(set) var verb: GrammarWord?
  /// The guide of the verb.
  public private(set) var guide: CommandGuide?
  /// The options, the global ones among them.
  public private(set) var options = CommandOptions()
  /// What follows the verb, without the options.
  public private(set) var words: [GrammarWord] = []

  /// Tells the words of a line apart; `guides` are those of all verbs.
  ///
  /// Throws for an unknown verb or option, a missing or an unexpected value of an option.
  public init(_ line: WordLine, guides: [CommandGuide]) throws(GrammarError) {
    self.line = line
    var table = OptionTable(nil)
    var index = 0
    var areOptionsOver = false
    while index < line.words.count {
      let word = line.words[index]
      index += 1
      if !areOptionsOver, word.isLiteralDashes {
        areOptionsOver = true
      } else if !areOptionsOver, let option = try Self.option(word, in: table) {
        var value = option.value
        if option.entry.takesValue, value == nil {
          value = try Self.value(of: option, line.words, at: &index)
        }
        add(option, value: value)
      } else if verb == nil {
        guide = try Self.guide(for: word, among: guides)
        verb = word
        table = OptionTable(guide)
      } else {
        words.append(word)
      }
    }
  }

  /// Whether the verb's guide lets words set fields or tags, so that `=` and `+` do.
  public var takesAssignments: Bool {
    guide?.parameters.contains { $0.form.hasPrefix("field=") || $0.form == "+tag" } ?? false
  }

  /// Whether the verb's guide lets `-word` take a tag away instead of negating.
  public var takesTagRemovals: Bool {
    guide?.parameters.contains { $0.form == "-tag" } ?? false
  }

  /// The words that set something, and the others, each in their order.
  public func splitAssignments() -> (assignments: [GrammarWord], others: [GrammarWord]) {
    guard takesAssignments else { return ([], words) }
    let isAssignment = words.map {
      AssignmentParser.isAssignment($0, takingRemovals: takesTagRemovals)
    }
    let numbered = zip(words, isAssignment)
    return (numbered.filter(\.1).map(\.0), numbered.filter { !$0.1 }.map(\.0))
  }

  private static func guide(for word: GrammarWord, among guides: [CommandGuide])
    throws(GrammarError) -> CommandGuide
  {
    let name = TextFolding.folded(word.text)
    if let guide = guides.first(where: { $0.verb == name || $0.aliases.contains(name) }) {
      return guide
    }
    let nearest = NearestMatch.of(
      name, in: guides.flatMap { ([$0.verb] + $0.aliases).compactMap(\.self) })
    throw GrammarError(.unknownVerb(word.text, nearest: nearest), at: word.columns)
  }

  private struct Option {
    var entry: OptionTable.Entry
    var name: String
    /// What stands after `=`.
    var value: [GrammarWord.Piece]?
    var columns: Range<Int>
  }

  /// The option that a word is; `nil` for a word that is none.
  private static func option(_ word: GrammarWord, in table: OptionTable) throws(GrammarError)
    -> Option?
  {
    let text = word.text
    guard text.hasPrefix("-"), text != "-", word.pieces.first?.isQuoted == false else { return nil }
    let equals = word.pieces.firstIndex { $0.scalar == "=" } ?? word.pieces.endIndex
    let name = Array(word.pieces[..<equals]).text
    let value = equals < word.pieces.endIndex ? Array(word.pieces[(equals + 1)...]) : nil
    let isLetter = name.utf8.count == 2 && name.utf8.last.map(isASCIILetter) ?? false
    guard let entry = table.entry(name) else {
      guard name.hasPrefix("--") || isLetter else { return nil }
      let nearest = isLetter ? nil : NearestMatch.of(name, in: table.names)
      throw GrammarError(.unknownOption(name, nearest: nearest), at: word.columns)
    }
    if value != nil, !entry.takesValue, !entry.mayTakeValue {
      throw GrammarError(.unexpectedOptionValue(name), at: word.columns)
    }
    return Option(entry: entry, name: name, value: value, columns: word.columns)
  }

  /// The next word, unless it is another option.
  private static func value(of option: Option, _ words: [GrammarWord], at index: inout Int)
    throws(GrammarError) -> [GrammarWord.Piece]
  {
    guard index < words.count, words[index].isQuoted || !words[index].text.hasPrefix("--") else {
      throw GrammarError(.missingOptionValue(option.name), at: option.columns)
    }
    index += 1
    return words[index - 1].pieces
  }

  private mutating func add(_ option: Option, value: [GrammarWord.Piece]?) {
    if let shape = option.entry.shape {
      let name = "\(shape):".unicodeScalars.map {
        GrammarWord.Piece(scalar: $0, isQuoted: false, column: option.columns.lowerBound)
      }
      let pieces = name + (value ?? [])
      words.append(GrammarWord(pieces: pieces, origin: .bare, columns: option.columns))
    } else {
      let names = option.entry.names.map { String($0.drop { $0 == "-" }) }
      options.given.append(.init(names: names, value: value?.text, columns: option.columns))
    }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

extension GrammarWord {
  /// Whether the word is `--`, typed without quotes.
  fileprivate var isLiteralDashes: Bool { text == "--" && !isQuoted }
}
