public import BookmarkModel

/// The type as a leading word: `book`, `Movies`, `音乐`.
public enum TypeWord {
  /// Takes the first word off when it is a type and not quoted.
  ///
  /// Types are meant by raw value, title or heading in any language. The synonyms that files use
  /// (record, song, novel) are not, for titles begin with them.
  public static func leading(_ words: inout ArraySlice<GrammarWord>) -> BookmarkType? {
    guard let first = words.first, !first.isQuoted, let type = GrammarLexicon.type(first.text)
    else {
      return nil
    }
    words.removeFirst()
    return type
  }
}
