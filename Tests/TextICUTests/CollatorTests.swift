import Testing

@testable import TextICU

@Suite("Ordering by a language")
struct CollatorTests {
  @Test(
    "orders as the language's readers expect",
    arguments: [
      ("zh-u-co-pinyin", ["阿", "波", "三", "张"]),
      ("zh-Hans", ["阿", "波", "三", "张"]),
      ("zh-u-co-stroke", ["三", "张", "波", "阿"]),
      ("zh-Hant", ["三", "张", "波", "阿"]),
      ("zh-u-co-zhuyin", ["波", "張", "三", "阿"]),
      ("sv", ["Adam", "Zorn", "Åsa", "Ärla", "Öland"]),
      ("de", ["Ofen", "Öfen", "Ofenrohr", "Zoo"]),
      ("de-u-co-phonebk", ["Od", "Öd", "Of"]),
      ("en", ["New York", "Newark"]),
      ("en", ["Vol. 2", "Vol. 10", "Vol. 10 b", "Vol. 100"]),
      ("ja", ["あき", "いえ", "カイ", "がく", "きつね"]),
      ("und", ["a", "á", "ab", "B", "ж", "三"]),
      ("xx", ["Öfen", "Zoo"]),
    ])
  func ordered(language: String, expected: [String]) throws {
    let collator = try Collator(language: language)
    let sorted = expected.reversed().sorted { collator.compare($0, $1) == .ascending }
    #expect(sorted == expected)
    let keys = expected.map { collator.sortKey($0) }
    #expect(
      keys.indices.dropFirst().allSatisfy { keys[$0 - 1].lexicographicallyPrecedes(keys[$0]) })
    #expect(!keys.joined().contains(0))
  }

  @Test(
    "doesn't let punctuation before the first word decide",
    arguments: [
      ("《三体》", "三体》"), ("“Heroes”", "Heroes”"), ("…And Justice", "And Justice"),
      ("¿Qué?", "Qué?"), ("…", "…"),
    ])
  func punctuation(text: String, expected: String) throws {
    let collator = try Collator(language: "en")
    #expect(collator.sortKey(text) == collator.sortKey(expected))
    #expect(collator.compare(text, expected) == .same)
  }

  @Test("leaves numbers to their digits if told so")
  func digits() throws {
    let collator = try Collator(language: "en", numeric: false)
    #expect(collator.compare("Vol. 10", "Vol. 2") == .ascending)
  }

  @Test(
    "gives a key for every text",
    arguments: [
      "", "\u{0}", "a\u{0}b", "\u{301}", "👩‍👩‍👧", String(repeating: "三体 Æ1 ", count: 5000),
      String(repeating: "\u{FDFA}", count: 300),
    ])
  func extremes(text: String) throws {
    let collator = try Collator(language: "zh")
    #expect(collator.sortKey(text).isEmpty == false)
    #expect(collator.compare(text, text) == .same)
  }

  @Test(
    "refuses what is no language tag",
    arguments: ["zh_!", "not a tag", "zh-u-co-", "e\u{0}n", "中文"])
  func invalid(language: String) {
    #expect(throws: TextICUError.invalidLanguage(language)) {
      try Collator(language: language)
    }
  }

  @Test("names the versions a key depends on")
  func versions() throws {
    let library = try #require(Collator.libraryVersion)
    let number = try #require(library.split(separator: " ").first)
    let chinese = try Collator(language: "zh").version
    #expect(chinese.hasPrefix("\(number) "))
    #expect(try chinese != Collator(language: "und").version)
    #expect(try chinese == Collator(language: "zh").version)
  }

  @Test(
    "names the collation a language has by itself",
    arguments: [
      ("zh", "pinyin"), ("zh-Hans", "pinyin"), ("zh-SG", "pinyin"), ("zh-Hant", "stroke"),
      ("zh-TW", "stroke"), ("zh-Hans-HK", "pinyin"), ("zh-u-co-hant", "pinyin"), ("de", "standard"),
      ("", "standard"),
    ])
  func defaults(language: String, expected: String) {
    #expect(Collator.collation(for: language) == expected)
  }
}
