import BookmarkModel

/// Titles for words that were typed without quotes: `The Ha` is the beginning of one title.
struct TitleOptions {
  let collection: CollectionValues

  /// The titles that begin with the most words up to the cursor; `nil` when there is no such title.
  ///
  /// The candidates replace all these words, so that the title stands in quotes as a whole.
  ///
  /// - Parameter beside: what else may stand where the words begin, listed before the titles.
  func completion(
    of current: CompletionLine.Word, after words: [CompletionLine.Word],
    beside: (CompletionLine.Word) -> [CompletionOption]
  ) async -> Completion? {
    var run = Self.run(words, current)
    // A leading type isn't a part of the title, but a title may begin with such a word.
    while let first = run.first {
      let typed = TypedPrefix(Self.text(run))
      let titles = await options(typed)
      if !titles.isEmpty {
        return Completion(start: first.start, beside(first) + titles, typed: typed)
      }
      run.removeFirst()
    }
    return nil
  }

  private func options(_ typed: TypedPrefix) async -> [CompletionOption] {
    var titles = await collection.values(of: .title, typed)
    if titles.isEmpty, typed.text.hasPrefix("'") {
      titles = await collection.values(of: .title, TypedPrefix(String(typed.text.dropFirst())))
    }
    let quotes = titles.contains { QuotedWord.needsQuotes($0) }
    return titles.map { CompletionOption(label: $0, inserted: Self.inserted($0, quoted: quotes)) }
  }

  /// The title in quotes; behind `title:=` where quotes don't keep it from asking for a field.
  private static func inserted(_ title: String, quoted: Bool) -> String {
    let word = QuotedWord.of(title, always: quoted)
    guard let line = try? WordLine(word), let read = line.words.first,
      let term = FieldTerm(read.unquoted.pieces, columns: read.columns), term.isKnown
    else { return word }
    return "title:=" + QuotedWord.of(title, always: true)
  }

  /// The words before the cursor that can belong to a title.
  private static func run(
    _ words: [CompletionLine.Word], _ current: CompletionLine.Word
  ) -> [CompletionLine.Word] {
    let before = words.reversed().prefix { word in
      !word.word.isQuoted && FieldTerm(word.word.pieces, columns: word.word.columns) == nil
        && !"+-@^(（".contains(word.text.first ?? "@")
    }
    return (current.word.isQuoted ? [] : before.reversed()) + [current]
  }

  private static func text(_ run: [CompletionLine.Word]) -> String {
    run.map(\.text).joined(separator: " ")
  }
}
