import Testing
import Text

@Suite("The words of a search")
struct SearchTextTests {
  @Test(
    "are cut like this",
    arguments: [
      ("The Three-Body Problem", "the three body problem"), ("三体2：黑暗森林", "三 体 2 黑 暗 森 林"),
      ("Café Müller", "cafe muller"), ("ＡＢＣ１２", "abc12"), ("C++ & C# (F#)", "c + + c # f #"),
      ("don’t", "don t"), ("がんばれ", "が ん ば れ"), ("한국 영화", "한 국 영 화"), ("★★ Star", "★ ★ star"),
      ("R.E.M.", "r e m"), ("…—", ""), ("", ""), ("  a\n\tb ", "a b"), ("2046年", "2046 年"),
      ("a\u{E000}b", "a b"), ("हिन्दी", "हिन्दी"), ("#1", "1"),
    ])
  func words(text: String, words: String) {
    #expect(SearchText.words(text) == words)
  }

  @Test("are cut after 512 bytes")
  func long() {
    #expect(SearchText.words(String(repeating: "x", count: 2_000)).utf8.count == 512)
  }

  @Test(
    "are found next to each other",
    arguments: [
      ("three body", "The Three-Body Problem", true),
      ("body three", "The Three-Body Problem", false),
      ("art", "Party", false), ("体", "三体", true), ("三体", "三體", true), ("黑森", "黑暗森林", false),
      ("café", "CAFE", true), ("…", "wait…", true), ("…", "wait", false),
      ("c++", "C++ Primer", true),
      ("c++", "C Primer", false), ("ｶﾞ", "ガンダム", true), ("ガ", "カ", false),
    ])
  func phrase(phrase: String, text: String, occurs: Bool) {
    #expect(SearchPhrase(phrase).occurs(in: text) == occurs)
  }

  @Test(
    "may be begun only",
    arguments: [
      ("thr", "The Three-Body Problem", true), ("ree", "The Three-Body Problem", false),
      ("three bo", "The Three-Body Problem", true), ("三", "三体", true), ("", "x", true),
    ])
  func prefix(phrase: String, text: String, occurs: Bool) {
    #expect(SearchPhrase(phrase, isPrefix: true).occurs(in: text) == occurs)
  }

  @Test(
    "may spell Chinese",
    arguments: [
      ("santi", "三体", true), ("st", "三体", true),
      ("santi", "三体II：黑暗森林", true), ("hasl", "三体II：黑暗森林", true), ("jia", "A 家 B", false),
      ("san ti", "三体", false), ("三体", "三体", false),
      ("st", "Star Trek", false),
    ])
  func spelling(phrase: String, text: String, spells: Bool) {
    #expect(SearchPhrase(phrase).spells(text) == spells)
  }
}
