import Testing
import Text
import TextICU

@Suite("The encoding of a text that isn't UTF-8")
struct EncodingGuessTests {
  /// Texts as bytes, made with iconv, and the encoding that they are in.
  private static let known: [(String, String)] = [
    ("三体,刘慈欣\n活着,余华\n霸王别姬,陈凯歌\n", "GB18030"),
    ("title,author\nDune,Herbert\nAlien,Scott\n三体,刘慈欣\n", "GB18030"),
    ("百年孤寂,馬奎斯\n臥虎藏龍,李安\n書名,作者\n", "BIG5"),
    ("七人の侍,黒澤明\nノルウェイの森,村上春樹\n", "SHIFT_JIS"),
    ("title\n雪国\n", "SHIFT_JIS"),
    ("七人の侍,黒澤明\nノルウェイの森,村上春樹\n", "EUC-JP"),
    ("기생충,봉준호\n채식주의자,한강\n", "EUC-KR"),
    ("L’Étranger,Albert Camus\nÁgætis byrjun,Sigur Rós\nAce of Spades,Motörhead\n", "WINDOWS-1252"),
    ("title,author\nAmélie,Jeunet\n", "WINDOWS-1252"),
    ("Die Blechtrommel,Günter Grass\nDer Prozeß,Kafka\n", "ISO-8859-1"),
    ("Pan Tadeusz,Mickiewicz\nŻycie\nKsięgi Jakubowe,Stanisław Lem\n", "WINDOWS-1250"),
    ("Мастер и Маргарита,Булгаков\nВойна и мир,Толстой\n", "WINDOWS-1251"),
    ("Мастер и Маргарита,Булгаков\nВойна и мир,Толстой\n", "KOI8-R"),
  ]

  @Test("is told from a few lines", arguments: known)
  func told(text: String, encoding: String) throws {
    let bytes = try EncodedText.bytes(text, in: encoding)
    let guess = try #require(EncodingGuess.encoding(of: bytes))
    let decoder = try #require(TextDecoder(encoding: guess))
    var decoded: [UInt8] = []
    try bytes.withUnsafeBytes { try decoder.decode($0, final: true, into: &decoded) }
    #expect(String(decoding: decoded, as: UTF8.self) == text)
  }

  @Test(
    "isn't told where nothing speaks for one",
    arguments: [
      [], Array("only,ascii\n".utf8), Array("Dune".utf8) + [0xFF, 0xFE, 0x80] + Array("zz\n".utf8),
      [0x80, 0xFF, 0x0A], Array(0x80...0xFF),
    ] as [[UInt8]])
  func untold(bytes: [UInt8]) {
    #expect(EncodingGuess.encoding(of: bytes) == nil)
  }

  @Test("the detector finds plain cases by itself, and nothing in nothing")
  func detector() throws {
    let bytes = try EncodedText.bytes("채식주의자 한강 기생충 봉준호", in: "EUC-KR")
    #expect(CharsetDetector.matches(of: bytes).first?.name == "EUC-KR")
    #expect(CharsetDetector.matches(of: []).isEmpty)
  }
}
