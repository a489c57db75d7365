/// One `.xcstrings` file, read but not yet checked against the others.
struct Catalogue {
  let file: String
  let entries: [CatalogueEntry]
}

/// One key of a catalogue with its texts.
struct CatalogueEntry {
  let key: String
  let line: Int
  /// What a translator has to know.
  let comment: String
  /// The texts by language tag.
  let localizations: [String: LocalizedMessage]
}

/// One key's text in one language.
struct LocalizedMessage {
  let line: Int
  /// A single text under `other`, or the plural forms when `isPlural`.
  let forms: [PluralCategory: MessageText]
  let isPlural: Bool
  let substitutions: [Substitution]

  /// A phrase inside the text that has plural forms of its own number.
  struct Substitution {
    let line: Int
    /// The number's argument, named after the substitution.
    let argument: MessageArgument
    let forms: [PluralCategory: MessageText]
  }
}
