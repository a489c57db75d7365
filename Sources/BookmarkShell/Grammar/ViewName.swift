import BookmarkModel

/// Reads the word that names a view.
enum ViewName {
  /// The name that a word is.
  ///
  /// One with a colon has to stand in quotes, or `view type:movie` would save under that name what
  /// was meant to be asked. At a shell the quotes stand inside of the shell's own.
  static func read(_ word: GrammarWord) throws(GrammarError) -> String {
    var pieces = word.pieces
    if word.origin == .argument, let inner = try? WordLine(query: word.text).words,
      inner.count == 1, inner[0].origin != .bare
    {
      pieces = inner[0].pieces
    }
    let name = pieces.text
    let hasColon = pieces.contains { !$0.isQuoted && ($0.scalar == ":" || $0.scalar == "：") }
    guard !hasColon, SavedView.isName(name) else {
      throw GrammarError(.viewName(name), at: word.columns)
    }
    return name
  }
}
