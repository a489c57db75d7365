extension Language {
  /// The language's name in the language itself, such as 简体中文; the tag when it is not known.
  public var nativeName: String {
    let row = Self.names.first { $0.tag == tag } ?? Self.names.first { $0.tag == languageCode }
    return row?.names.first ?? tag
  }

  /// The language called that, in itself, in English or in Chinese; `name` is in lower case.
  static func named(_ name: String) -> Language? {
    names.first { row in row.names.contains { $0.lowercased() == name } }
      .map { Language(canonical: $0.tag) }
  }

  /// The native name first, then the others a person may type.
  private static let names: [(tag: String, names: [String])] = [
    ("en", ["English", "英语", "英文", "anglais", "englisch", "inglés", "英語"]),
    ("zh-Hans", ["简体中文", "中文", "汉语", "简体", "Chinese", "Simplified Chinese", "chinois"]),
    ("zh-Hant", ["繁體中文", "繁体中文", "正體中文", "繁體", "繁体", "Traditional Chinese"]),
    ("ja", ["日本語", "Japanese", "日语", "日文"]),
    ("ko", ["한국어", "Korean", "韩语", "韩文"]),
    ("de", ["Deutsch", "German", "德语", "德文"]),
    ("fr", ["Français", "Francais", "French", "法语", "法文"]),
    ("es", ["Español", "Espanol", "Spanish", "西班牙语"]),
    ("pt", ["Português", "Portugues", "Portuguese", "葡萄牙语"]),
    ("ru", ["Русский", "Russian", "俄语", "俄文"]),
    ("pl", ["Polski", "Polish", "波兰语"]),
    ("sv", ["Svenska", "Swedish", "瑞典语"]),
    ("ar", ["العربية", "Arabic", "阿拉伯语"]),
    ("cs", ["Čeština", "Cestina", "Czech", "捷克语"]),
    ("it", ["Italiano", "Italian", "意大利语"]),
    ("nl", ["Nederlands", "Dutch", "荷兰语"]),
    ("tr", ["Türkçe", "Turkce", "Turkish", "土耳其语"]),
    ("uk", ["Українська", "Ukrainian", "乌克兰语"]),
    ("vi", ["Tiếng Việt", "Vietnamese", "越南语"]),
  ]
}
