import Localization

/// How a person names the order of titles: a language, or a way of ordering Chinese.
enum CollationName {
  /// The names that are no language, with what they stand for.
  static let names = [
    "pinyin": "zh-u-co-pinyin", "stroke": "zh-u-co-stroke", "zhuyin": "zh-u-co-zhuyin",
    "phonebook": "de-u-co-phonebk",
  ]

  /// The BCP 47 tag that a name stands for; `nil` for what can't be one.
  static func tag(of name: String) -> String? {
    let name = name.lowercased()
    if let tag = names[name] { return tag }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let areWords = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    }
    guard areWords, let first = parts.first, (2...3).contains(first.utf8.count), parts.count < 10
    else { return nil }
    return name
  }

  /// The order that is wanted where no command says another one.
  ///
  /// `--collation` or `BOOKMARKS_COLLATION`; else, unless the language was chosen too, the language
  /// of the system's `LC_ALL`, `LC_COLLATE` or `LANG`, of which there may be no texts.
  static func preferred(
    option: String?, languageOption: String?, environment: [String: String]
  ) -> String? {
    if let tag = (option ?? environment["BOOKMARKS_COLLATION"]).flatMap(tag) { return tag }
    let chosen = languageOption ?? environment["BOOKMARKS_LANG"] ?? ""
    let locale = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard chosen.isEmpty, let locale, !["C", "POSIX"].contains(locale.prefix { $0 != "." }) else {
      return nil
    }
    let language = Language(posixLocale: locale)
    let texts = Language.preferred(option: nil, environment: environment)
    return language.languageCode == texts.languageCode ? nil : tag(of: language.tag)
  }
}
