import Testing
import Text

@Suite("Spacing of Chinese, Japanese and Korean")
struct CJKSpacingTests {
  @Test(
    "puts one space around each character",
    arguments: [
      ("三体", "三 体"),
      ("abc三体2", "abc 三 体 2"),
      ("the three-body problem", "the three-body problem"),
      ("三 体", "三 体"),
      ("三体: 地球", "三 体 : 地 球"),
      ("となりのトトロ", "と な り の ト ト ロ"),
      ("기생충 2019", "기 생 충 2019"),
      ("き\u{309A}く", "き\u{309A} く"),
      ("𠮷野家", "𠮷 野 家"),
      ("é三é", "é 三 é"),
      ("елка", "елка"),
      ("", ""),
    ])
  func spaced(folded: String, expected: String) {
    #expect(CJKSpacing.spaced(folded) == expected)
    #expect(CJKSpacing.spaced(expected) == expected)
  }
}
