import Localization
import Testing

@testable import CatalogueCompiler

@Suite struct PluralRuleTests {
  /// From CLDR's table of language plural rules, integers only.
  static let cases: [(language: String, numbers: [Int], category: String)] = [
    ("en", [1], "one"), ("en", [0, 2, 11, 21, 1_000_000], "other"),
    ("de", [1], "one"), ("de", [0, 2], "other"),
    ("sv", [1], "one"), ("nl", [1], "one"), ("tr", [1], "one"), ("tr", [0, 2], "other"),
    ("zh-Hans", [0, 1, 2, 1_000_000], "other"), ("zh-Hant", [1], "other"),
    ("ja", [1], "other"), ("ko", [1], "other"), ("vi", [1], "other"),
    ("fr", [0, 1], "one"), ("fr", [2, 999_999, 1_000_001], "other"),
    ("fr", [1_000_000, 3_000_000], "many"),
    ("pt", [0, 1], "one"), ("pt", [2], "other"), ("pt", [1_000_000], "many"),
    ("pt-PT", [1], "one"), ("pt-PT", [0, 2], "other"), ("pt-PT", [1_000_000], "many"),
    ("es", [1], "one"), ("es", [0, 2], "other"), ("es", [1_000_000], "many"),
    ("it", [1], "one"), ("it", [0, 8], "other"), ("it", [2_000_000], "many"),
    ("ru", [1, 21, 101], "one"), ("ru", [2, 3, 4, 22, 24, 102], "few"),
    ("ru", [0, 5, 11, 12, 14, 20, 111, 112], "many"),
    ("uk", [1, 31], "one"), ("uk", [2, 34], "few"), ("uk", [0, 13, 25], "many"),
    ("pl", [1], "one"), ("pl", [2, 4, 22, 104], "few"), ("pl", [0, 5, 12, 21, 101], "many"),
    ("cs", [1], "one"), ("cs", [2, 3, 4], "few"), ("cs", [0, 5, 22], "other"),
    ("ar", [0], "zero"), ("ar", [1], "one"), ("ar", [2], "two"),
    ("ar", [3, 10, 103, 110], "few"), ("ar", [11, 99, 111], "many"),
    ("ar", [100, 101, 102, 200], "other"),
  ]

  @Test("a number falls into CLDR's category", arguments: cases)
  func category(row: (language: String, numbers: [Int], category: String)) {
    let rule = PluralRule(Language(tag: row.language))
    for number in row.numbers {
      #expect(rule.category(of: number).rawValue == row.category, "\(number)")
      #expect(rule.category(of: -number).rawValue == row.category, "-\(number)")
    }
  }

  @Test("the catalogue compiler asks for exactly the forms that the rules choose")
  func needs() {
    for (tag, needs) in PluralNeeds.table {
      let rule = PluralRule(Language(tag: tag))
      var counts: [String: Int] = [:]
      for number in Array(0...1_000) + [1_000_000, 2_000_000] {
        counts[rule.category(of: number).rawValue, default: 0] += 1
      }
      #expect(
        Set(needs.categories.map(\.rawValue)) == Set(counts.keys).union(["other"]), "\(tag)")
      #expect(
        Set(needs.exact.map(\.rawValue)) == Set(counts.filter { $0.value == 1 }.keys), "\(tag)")
    }
  }

  @Test("the extreme numbers have a category")
  func extremes() {
    #expect(PluralRule.arabic.category(of: .min) == .few)
    #expect(PluralRule.eastSlavic.category(of: .max) == .many)
  }
}
