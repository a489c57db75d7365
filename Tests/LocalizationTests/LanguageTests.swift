import Testing

@testable import Localization

@Suite struct LanguageTests {
  @Test(
    "a tag is put into its usual case",
    arguments: [
      ("en", "en"), ("ZH_hans", "zh-Hans"), ("zh-hant-tw", "zh-Hant-TW"), ("pt_br", "pt-BR"),
      ("es-419", "es-419"), ("", ""),
    ])
  func tag(input: String, tag: String) {
    #expect(Language(tag: input).tag == tag)
  }

  @Test(
    "a POSIX locale name names a language",
    arguments: [
      ("zh_CN.UTF-8", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"),
      ("zh_HK.big5hkscs", "zh-Hant"), ("zh", "zh-Hans"), ("pt_BR", "pt-BR"),
      ("en_US.UTF-8", "en-US"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS", "sr-Cyrl-RS"), ("de_DE@euro", "de-DE"),
      (".UTF-8", "en"), ("@", "en"),
    ])
  func posix(name: String, tag: String) {
    #expect(Language(posixLocale: name).tag == tag)
  }

  static let negotiations: [(wanted: [String], available: [String], tag: String)] = [
    (["en-GB"], ["en", "zh-Hans"], "en"),
    (["zh"], ["en", "zh-Hans"], "zh-Hans"),
    (["zh-Hant"], ["en", "zh-Hans"], "zh-Hans"),
    (["zh-Hant"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
    (["zh_HK"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
    (["yue"], ["en", "zh-Hans"], "zh-Hans"),
    (["xx", "zh_CN"], ["en", "zh-Hans"], "zh-Hans"),
    (["de"], ["en", "zh-Hans"], "en"),
    (["nn_NO"], ["en", "nb"], "nb"),
    ([], ["en"], "en"),
  ]

  @Test("the nearest language is chosen", arguments: negotiations)
  func negotiate(row: (wanted: [String], available: [String], tag: String)) {
    let available = row.available.map { Language(tag: $0) }
    #expect(Language.negotiate(row.wanted, among: available).tag == row.tag)
  }

  static let preferences: [(option: String?, environment: [String: String], tag: String)] = [
    (nil, [:], "en"),
    (nil, ["LANG": "zh_CN.UTF-8"], "zh-Hans"),
    (nil, ["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_US"], "en"),
    (nil, ["LC_MESSAGES": "en_US", "LC_ALL": "zh_TW"], "zh-Hans"),
    (nil, ["LC_ALL": "", "LANG": "zh_CN"], "zh-Hans"),
    (nil, ["LC_ALL": "C", "BOOKMARKS_LANG": "中文"], "zh-Hans"),
    (nil, ["LC_ALL": "C.UTF-8", "LANG": "zh_CN"], "en"),
    ("en", ["BOOKMARKS_LANG": "zh"], "en"),
    ("xx", ["LANG": "zh_CN"], "en"),
    ("", ["LANG": "zh_CN"], "zh-Hans"),
  ]

  @Test("option, then environment, decide the language", arguments: preferences)
  func preferred(row: (option: String?, environment: [String: String], tag: String)) {
    #expect(Language.preferred(option: row.option, environment: row.environment).tag == row.tag)
  }

  @Test(
    "what a person types names a catalogue language or nothing",
    arguments: [
      ("en", "en"), ("English", "en"), ("英文", "en"), ("zh", "zh-Hans"), ("ZH-hans", "zh-Hans"),
      ("chinese", "zh-Hans"), ("中文", "zh-Hans"), ("简体中文", "zh-Hans"), ("zh_CN", "zh-Hans"),
      ("en_GB.UTF-8", "en"), ("xx", nil), ("", nil), ("  ", nil), ("klingon", nil), ("-", nil),
    ] as [(String, String?)])
  func userInput(input: String, tag: String?) {
    #expect(Language(userInput: input)?.tag == tag)
  }

  @Test("a language knows its own name")
  func nativeName() {
    let names = ["en", "zh-Hans", "zh-Hant", "de-AT", "xx"].map { Language(tag: $0).nativeName }
    #expect(names == ["English", "简体中文", "繁體中文", "Deutsch", "xx"])
  }
}
