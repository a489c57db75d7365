import Testing
import Text

@Suite("Chinese numerals in digits")
struct NaturalNumeralsTests {
  @Test(
    "are written where they number a part",
    arguments: [
      ("卷二", "卷2"), ("卷十", "卷10"), ("卷二十一 終", "卷21 終"), ("第三部", "第3部"),
      ("第一百二十回", "第120回"), ("第一〇一集", "第101集"), ("第一千零一夜", "第1001夜"),
      ("第十二萬三千章", "第123000章"), ("權力的遊戲 第十季", "權力的遊戲 第10季"), ("全集贰", "全集2"),
      ("Vol. 三", "Vol. 3"), ("VOLUME二十", "VOLUME20"), ("史记二十卷", "史记20卷"), ("上海两部", "上海2部"),
      ("三体", "三体"), ("三部曲", "三部曲"), ("十三章", "十三章"), ("集三千宠爱", "集三千宠爱"),
      ("一九八四", "一九八四"), ("第百集", "第百集"), ("第万章", "第万章"), ("第十十章", "第十十章"),
      ("第一百千章", "第一百千章"), ("第一二三四五六七八九〇章", "第一二三四五六七八九〇章"),
      ("Vol. 2", "Vol. 2"), ("", ""),
    ])
  func normalized(text: String, expected: String) {
    #expect(NaturalNumerals.normalized(text) == expected)
    #expect(NaturalNumerals.normalized(expected) == expected)
  }
}
