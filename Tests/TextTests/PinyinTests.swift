import Testing
import Text

@Suite("Pinyin")
struct PinyinTests {
  @Test(
    "knows the readings of a character",
    arguments: [
      ("三", ["san"]), ("体", ["ti"]), ("體", ["ti"]), ("乐", ["le", "yue"]), ("樂", ["le", "yue"]),
      ("行", ["xing", "hang"]), ("重", ["zhong", "chong"]), ("长", ["chang", "zhang"]),
      ("長", ["chang", "zhang"]), ("女", ["nv", "nu"]), ("略", ["lve", "lue"]), ("〇", ["ling"]),
      ("㐀", ["qiu"]), ("龥", ["yu"]), ("a", []), ("の", []), ("，", []), ("䷀", []), ("㿿", ["ya"]),
      ("𠮷", []),
    ] as [(Unicode.Scalar, [String])])
  func readings(scalar: Unicode.Scalar, expected: [String]) {
    #expect(Pinyin.readings(of: scalar) == expected)
  }

  @Test(
    "spells a text in full and by its initials",
    arguments: [
      ("三体", "santi", "st"),
      ("三體", "santi", "st"),
      ("红楼梦", "hongloumeng", "hlm"),
      ("長安十二時辰", "changanshiershichen", "casesc"),
      ("三体2 Dark Forest", "santi2 dark forest", "st2df"),
      ("《三体》：黑暗森林", "《santi》:heiansenlin", "sthasl"),
      ("V字仇杀队", "vzichoushadui", "vzcsd"),
      ("Ａ计划　续集", "ajihua xuji", "ajhxj"),
      ("Don't 停 2046", "don't ting 2046", "dt2046"),
      ("\u{FA5D}\u{2F00}", "caoyi", "cy"),
      ("Élan", "elan", "e"),
      ("千と千尋", "qianとqianxun", "qとqx"),
      ("", "", ""),
    ])
  func spelled(text: String, full: String, initials: String) {
    #expect(Pinyin.full(text) == full)
    #expect(Pinyin.initials(text) == initials)
  }

  @Test(
    "gives the keys to index a text under",
    arguments: [
      ("三体", ["santi", "st"]),
      ("音乐", ["yinle", "yl", "yinyue", "yy"]),
      ("重庆森林", ["zhongqingsenlin", "zqsl", "chongqingsenlin", "cqsl"]),
      ("女", ["nv", "n", "nu"]),
      (
        "长行乐",
        ["changxingle", "cxl", "zhangxingle", "zxl", "changhangle", "chl", "changxingyue", "cxy"]
      ),
      ("三体 II: 黑暗", ["santiiiheian", "stiha"]),
      ("The Wire", []), ("千と千尋の神隠し", []), ("기생충", []), ("", []),
    ])
  func keys(text: String, expected: [String]) {
    #expect(Pinyin.keys(for: text) == expected)
  }

  @Test("gives no more keys than asked for", arguments: [-1, 0, 1, 3, 8, 100])
  func limit(limit: Int) {
    let keys = Pinyin.keys(for: String(repeating: "乐行长重", count: 200), limit: limit)
    #expect(keys.count == max(limit, 0))
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "names the letter a text is filed under",
    arguments: [
      ("三体", "S"), ("《三體》", "S"), ("Æon", "A"), ("élan", "E"), ("“Heroes”", "H"),
      ("  ｗide", "W"), ("重庆", "Z"), ("女", "N"), ("1984", nil), ("Ελλάς", nil), ("のだめ", nil),
      ("…", nil), ("", nil), ("☆三", "S"),
    ] as [(String, Character?)])
  func initialLetter(text: String, expected: Character?) {
    #expect(Pinyin.initialLetter(of: text) == expected)
  }
}
