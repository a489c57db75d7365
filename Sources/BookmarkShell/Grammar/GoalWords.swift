import BookmarkModel
import Text

/// Reads the words of a goal: `24 books in 2026`, `50 movies`, `books 2026`, `2026`.
struct GoalWords: Equatable {
  /// How many works, when words say it.
  var count: Int?
  /// What kind of works, when words say it.
  var type: BookmarkType?
  /// The year, when words say it.
  var year: Int?

  /// A number before the type, or before another number, is how many; any other is a year.
  init(_ words: [GrammarWord]) throws(GrammarError) {
    var numbers: [(value: Int, isCount: Bool)] = []
    for (index, word) in words.enumerated() {
      if Self.isJoining(word) { continue }
      if let number = Self.number(word.text) {
        let next = index + 1 < words.count ? words[index + 1] : nil
        let isCount = next.map { Self.type($0.text) != nil || Self.number($0.text) != nil } ?? false
        if numbers.count == 2 { throw GrammarError(.unexpectedWord(word.text), at: word.columns) }
        numbers.append((number, isCount))
      } else if type == nil, let type = Self.type(word.text) {
        self.type = type
      } else {
        throw GrammarError(.unexpectedWord(word.text), at: word.columns)
      }
    }
    if numbers.count == 2 {
      (count, year) = (numbers[0].value, numbers[1].value)
    } else if let only = numbers.first {
      // Before the calendar of today no year is a goal.
      if only.isCount || only.value < 1_900 { count = only.value } else { year = only.value }
    }
    guard count != 0, PartialDate(year: year ?? 1) != nil else {
      throw GrammarError(.badNumber(words.map(\.text).joined(separator: " ")))
    }
  }

  private static func isJoining(_ word: GrammarWord) -> Bool {
    !word.isQuoted && GrammarLexicon.inYear.contains(TextFolding.folded(word.text))
  }

  /// A whole number, a year's sign or a measure word behind it: `24`, `2026年`, `24本`.
  private static func number(_ text: String) -> Int? {
    let folded = TextFolding.folded(text)
    let digits = folded.utf8.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    let rest = String(decoding: folded.utf8.dropFirst(digits.count), as: UTF8.self)
    guard ["", "年", "本", "部", "张"].contains(rest) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func type(_ text: String) -> BookmarkType? {
    number(text) == nil ? BookmarkType.labelled(text) : nil
  }
}
