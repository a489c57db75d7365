import BookmarkModel

/// A target with something after it that isn't part of it: `@7 Anna Karenina`, `the hobbit "to Anna"`.
struct TrailingWords {
  var target: [GrammarWord]
  /// What follows; empty when there is only a target.
  var rest: [GrammarWord]

  /// After a number, an identifier or a link everything follows; after a title the last word does.
  init(_ words: [GrammarWord]) {
    let length = words.first.map(Self.isWhole) ?? false ? 1 : max(1, words.count - 1)
    target = Array(words.prefix(length))
    rest = Array(words.dropFirst(length))
  }

  /// A target with one or several words after it that all pass a test.
  init(_ words: [GrammarWord], trailing isMeant: (GrammarWord) -> Bool) {
    var count = 0
    while count < words.count - 1, isMeant(words[words.count - 1 - count]) { count += 1 }
    target = Array(words.dropLast(count))
    rest = Array(words.suffix(count))
  }

  /// The text of what follows.
  var text: String { rest.map(\.text).joined(separator: " ") }

  /// Whether a word names a bookmark by itself.
  private static func isWhole(_ word: GrammarWord) -> Bool {
    if word.text.hasPrefix("@") || ServiceLink(word.text) != nil { return true }
    return FieldTerm(word.pieces, columns: word.columns)?.scheme != nil
  }
}
