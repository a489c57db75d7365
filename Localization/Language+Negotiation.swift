extension Language {
  /// The catalogue language nearest to the first of `wanted` that has a near one, else English.
  ///
  /// `wanted` are tags or POSIX locale names, best first. Another script of the same language is
  /// nearer than English: zh-Hant gives zh-Hans as long as that is the only Chinese.
  public static func negotiate(_ wanted: [String]) -> Language {
    negotiate(wanted, among: Messages.catalogueLanguages)
  }

  static func negotiate(_ wanted: [String], among available: [Language]) -> Language {
    for name in wanted {
      if let nearest = Language(posixLocale: name).nearest(among: available) { return nearest }
    }
    return .english
  }

  /// The language of the texts: the `--lang` option, else what the environment asks for.
  ///
  /// The first that is not empty counts: `option`, BOOKMARKS_LANG, LC_ALL, LC_MESSAGES, LANG.
  /// What is not known gives English; `init(userInput:)` is there to report it.
  public static func preferred(option: String?, environment: [String: String]) -> Language {
    if let option, !option.isEmpty {
      return Language(userInput: option) ?? negotiate([option])
    }
    if let name = environment["BOOKMARKS_LANG"], !name.isEmpty {
      return Language(userInput: name) ?? negotiate([name])
    }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let name = environment[variable], !name.isEmpty { return negotiate([name]) }
    }
    return .english
  }

  /// The catalogue language a person means by a tag, a locale name or a language's name.
  ///
  /// `zh`, `zh_CN.UTF-8`, `chinese`, `中文` and `简体中文` all work; nil when there are no texts in
  /// that language.
  public init?(userInput: String) {
    let input = String(userInput.drop { $0 == " " }).lowercased()
    guard !input.isEmpty else { return nil }
    let meant = Self.named(input) ?? Language(posixLocale: input)
    guard let nearest = meant.nearest(among: Messages.catalogueLanguages) else { return nil }
    self = nearest
  }

  /// Reads a locale name such as `zh_CN.UTF-8` or `sr_RS@latin`; `C`, `POSIX` and "" are English.
  public init(posixLocale name: String) {
    let base = name.prefix { $0 != "." && $0 != "@" }
    if base.isEmpty || base == "C" || base == "POSIX" {
      self = .english
      return
    }
    let language = Language(tag: String(base))
    let modifier = name.split(separator: "@", omittingEmptySubsequences: false).dropFirst().first
    let script = modifier.flatMap { Self.scriptsByModifier[$0.lowercased()] } ?? language.script
    self = script.map { Language.joining(language, script: $0) } ?? language
  }

  private static let scriptsByModifier = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]

  /// The language with that script written out; a Chinese region has then said all it had to say.
  private static func joining(_ language: Language, script: String) -> Language {
    let code = String(language.languageCode)
    guard code != "zh", let region = language.region else {
      return Language(canonical: "\(code)-\(script)")
    }
    return Language(canonical: "\(code)-\(script)-\(region)")
  }

  /// The nearest of `available`: the same tag, else the same script, else the same language.
  func nearest(among available: [Language]) -> Language? {
    if let same = available.first(where: { $0 == self }) { return same }
    let code = macrolanguage
    let kin = available.filter { $0.macrolanguage == code }
    return kin.first { $0.script == script } ?? kin.first
  }

  /// The language code, with the members of a macrolanguage brought together.
  private var macrolanguage: Substring {
    switch languageCode {
    case "cmn", "yue", "wuu", "nan", "hak": "zh"
    case "nn", "no": "nb"
    case let code: code
    }
  }
}
