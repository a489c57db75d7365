import Localization
import Testing

@Suite struct NumberStyleTests {
  @Test(
    "whole numbers are grouped as the language does",
    arguments: [
      ("en", ["0", "-1", "999", "1,204", "12,040", "-1,234,567"]),
      ("zh-Hans", ["0", "-1", "999", "1,204", "12,040", "-1,234,567"]),
      ("de", ["0", "-1", "999", "1.204", "12.040", "-1.234.567"]),
      ("fr", ["0", "-1", "999", "1\u{202f}204", "12\u{202f}040", "-1\u{202f}234\u{202f}567"]),
      ("sv", ["0", "-1", "999", "1\u{a0}204", "12\u{a0}040", "-1\u{a0}234\u{a0}567"]),
      ("pl", ["0", "-1", "999", "1204", "12\u{a0}040", "-1\u{a0}234\u{a0}567"]),
      ("es", ["0", "-1", "999", "1204", "12.040", "-1.234.567"]),
    ])
  func grouped(tag: String, texts: [String]) {
    let numbers = [0, -1, 999, 1204, 12040, -1_234_567]
    #expect(numbers.map { Language(tag: tag).grouped($0) } == texts)
  }

  @Test("the extreme numbers are grouped")
  func extremes() {
    #expect(Language.english.grouped(.min) == "-9,223,372,036,854,775,808")
    #expect(Language.english.grouped(.max) == "9,223,372,036,854,775,807")
  }

  @Test(
    "decimals are rounded and separated",
    arguments: [
      (4.5, 1, "4.5", "4,5"), (4.25, 1, "4.3", "4,3"), (0.04, 1, "0.0", "0,0"),
      (-0.04, 1, "0.0", "0,0"), (-2.5, 0, "-3", "-3"), (1234.5, 2, "1,234.50", "1.234,50"),
      (0.07, 3, "0.070", "0,070"), (3, -4, "3", "3"), (.infinity, 1, "inf", "inf"),
      (1e300, 1, "1e+300", "1e+300"),
    ])
  func decimal(value: Double, digits: Int, english: String, german: String) {
    #expect(Language.english.decimal(value, fractionDigits: digits) == english)
    #expect(Language(tag: "de").decimal(value, fractionDigits: digits) == german)
  }

  @Test("lists are joined with the language's comma")
  func joined() {
    #expect(Language.english.joined(["a", "b", "c"]) == "a, b, c")
    #expect(Language.simplifiedChinese.joined(["甲", "乙"]) == "甲、乙")
    #expect(Language.english.joined([]) == "")
  }
}
