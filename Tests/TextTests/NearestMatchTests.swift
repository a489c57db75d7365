import Testing
import Text

@Suite("The nearest match")
struct NearestMatchTests {
  private let words = ["list", "add", "import", "export", "undo", "rating", "status", "想读", "en"]

  @Test(
    "is the word that was probably meant",
    arguments: [
      ("lsit", "list"), ("imprt", "import"), ("exprot", "export"), ("STATUS", "status"),
      ("ratting", "rating"), ("undi", "undo"), ("想看", "想读"), ("ád", "add"), ("dn", "en"),
      ("wholly", nil), ("x", nil), ("", nil), ("importation", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(NearestMatch.of(word, in: words) == expected)
  }

  @Test("is the first of equals, and the closest before that")
  func order() {
    #expect(NearestMatch.of("tast", in: ["test", "task"]) == "test")
    #expect(NearestMatch.of("tagged", in: ["taggers", "tagger"]) == "tagger")
    #expect(NearestMatch.of("tag", in: [String]()) == nil)
  }
}
