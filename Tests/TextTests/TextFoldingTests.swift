import Testing
import Text

@Suite("Folding")
struct TextFoldingTests {
  @Test("gives what Python's normalization and ICU's simplification give, for both forms")
  func samples() {
    for sample in FoldingSamples.all {
      #expect(scalars(TextFolding.folded(sample.composed)) == scalars(sample.folded))
      #expect(scalars(TextFolding.folded(sample.decomposed)) == scalars(sample.folded))
    }
  }

  @Test(
    "makes spellings equal that a reader takes for the same",
    arguments: [
      ("Les Misérables", "les miserables"),
      ("  The\tThree-Body \n Problem ", "the three-body problem"),
      ("三體", "三体"),
      ("ＡＢＣ １２３", "abc 123"),
      ("ｶﾞｷﾞ", "ガギ"),
      ("Straße", "strasse"),
      ("Øystein Łukasz Đorđe Æsop ısı", "oystein lukasz dorde aesop isi"),
      ("Ёлка Йога", "елка иога"),
      ("Don’t “look” – up…", "don't \"look\" - up..."),
      ("a\u{200B}b\u{00AD}c\u{FEFF}", "abc"),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
      ("", ""),
      (" \u{3000}\u{301} ", ""),
    ])
  func folded(text: String, expected: String) {
    #expect(scalars(TextFolding.folded(text)) == scalars(expected))
  }

  @Test(
    "keeps apart what readers keep apart",
    arguments: [("か", "が"), ("は", "ば"), ("は", "ぱ"), ("가", "각")])
  func apart(first: String, second: String) {
    #expect(TextFolding.folded(first) == first)
    #expect(TextFolding.folded(second) == second)
  }

  @Test("appends, and leaves what was there")
  func appends() {
    var output = Array("Kept ".utf8)
    for text in [" É", "か\u{3099}", "x"] {
      Array(text.utf8).withUnsafeBufferPointer { TextFolding.appendFolded($0, to: &output) }
    }
    #expect(output == Array("Kept eがx".utf8))
  }

  @Test(
    "reads bytes that are not UTF-8 as U+FFFD",
    arguments: [
      ([0x41, 0xFF, 0x42], "a\u{FFFD}b"),
      ([0xE4, 0xB8], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func illFormed(bytes: [UInt8], expected: String) {
    var output: [UInt8] = []
    bytes.withUnsafeBufferPointer { TextFolding.appendFolded($0, to: &output) }
    #expect(output == Array(expected.utf8))
  }

  @Test(
    "makes the identity key of a title",
    arguments: [
      ("The Three-Body Problem", "threebodyproblem"),
      ("three body problem!", "threebodyproblem"),
      ("三體：地球往事", "三体地球往事"),
      ("L’Étranger", "etranger"),
      ("Les Misérables", "miserables"),
      ("Der Prozeß", "prozess"),
      ("O Brother", "obrother"),
      ("A", "a"),
      ("The", "the"),
      ("The The", "the"),
      ("The ?", "the"),
      ("+", "+"),
      ("? !", "?!"),
      ("÷", "÷"),
      ("🎵", "🎵"),
      ("Theory", "theory"),
      ("हिन्दी", "हिन्दी"),
      ("か-\u{3099}", "が"),
      ("$9.99", "999"),
      ("", ""),
      (" \u{200B}", ""),
    ])
  func key(title: String, expected: String) {
    #expect(scalars(TextFolding.key(title)) == scalars(expected))
  }

  @Test("of folded text and keys of keys change nothing")
  func idempotent() {
    for text in RandomText(seed: 7, count: 4000) {
      let folded = TextFolding.folded(text)
      let key = TextFolding.key(text)
      #expect(scalars(TextFolding.folded(folded)) == scalars(folded))
      #expect(scalars(TextFolding.key(key)) == scalars(key))
      #expect(scalars(TextFolding.key(folded)) == scalars(key))
      #expect(scalars(TextFolding.folded(key)) == scalars(key))
    }
  }

  /// Swift takes both normalization forms for equal, which would hide what is tested here.
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(text.unicodeScalars)
  }
}
