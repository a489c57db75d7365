/// Which plural forms a language needs for whole numbers, after CLDR's cardinal rules.
///
/// The rules themselves are the `Localization` target's `PluralRule`, which cannot be used here
/// because that target is built with this tool; a test holds the two together.
struct PluralNeeds {
  /// Every category some whole number falls into, and `other`.
  let categories: [PluralCategory]
  /// The categories one single number falls into: only their texts may leave the number out.
  let exact: Set<PluralCategory>

  /// The needs of a catalogue language, or nil when the language is not known here.
  static func of(_ language: String) -> PluralNeeds? { table[language] }

  static let table: [String: PluralNeeds] = [
    "zh-Hans": none, "zh-Hant": none, "ja": none, "ko": none, "vi": none,
    "en": singular, "de": singular, "sv": singular, "nl": singular, "tr": singular,
    "it": PluralNeeds(categories: [.one, .many, .other], exact: [.one]),
    "es": PluralNeeds(categories: [.one, .many, .other], exact: [.one]),
    "fr": PluralNeeds(categories: [.one, .many, .other], exact: []),
    "pt": PluralNeeds(categories: [.one, .many, .other], exact: []),
    "ru": PluralNeeds(categories: [.one, .few, .many, .other], exact: []),
    "uk": PluralNeeds(categories: [.one, .few, .many, .other], exact: []),
    "pl": PluralNeeds(categories: [.one, .few, .many, .other], exact: [.one]),
    "cs": PluralNeeds(categories: [.one, .few, .other], exact: [.one]),
    "ar": PluralNeeds(
      categories: [.zero, .one, .two, .few, .many, .other], exact: [.zero, .one, .two]),
  ]

  private static let none = PluralNeeds(categories: [.other], exact: [])
  private static let singular = PluralNeeds(categories: [.one, .other], exact: [.one])
}
