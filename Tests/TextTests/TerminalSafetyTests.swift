import Testing
import Text

@Suite("Safety of a terminal")
struct TerminalSafetyTests {
  @Test(
    "shows what is dangerous",
    arguments: [
      ("plain 三体 – “ok” é", "plain 三体 – “ok” é"),
      ("\u{1B}[31mred\u{7}", "^[[31mred^G"),
      ("\u{0}\u{1F}\u{7F}\t", "^@^_^?^I"),
      ("a\u{9B}2Jb\u{85}", "a\\u{9B}2Jb\\u{85}"),
      ("user\u{202E}gpj.exe", "user\\u{202E}gpj.exe"),
      ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}\\u{2069}\\u{200E}\\u{200F}\\u{61C}"),
      ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
      ("one\ntwo\r\nthree\rfour\r", "one↵two↵three^Mfour^M"),
      ("\r\r\n", "^M↵"),
      ("👩‍👧 ❤\u{FE0F} می\u{200C}خواهم", "👩‍👧 ❤\u{FE0F} می\u{200C}خواهم"),
      ("\u{1B}\u{301}", "^[\u{301}"),
      ("", ""),
    ])
  func escaped(text: String, expected: String) {
    #expect(TerminalSafety.escaped(text) == expected)
  }

  @Test("keeps newlines where asked")
  func newlines() {
    #expect(TerminalSafety.escaped("a\nb\r\nc\rd\t", keepingNewlines: true) == "a\nb\nc^Md^I")
  }

  @Test("lets nothing dangerous through")
  func complete() {
    for text in RandomText(seed: 17, count: 3000) {
      let escaped = TerminalSafety.escaped(text)
      #expect(!escaped.unicodeScalars.contains { isDangerous($0.value) })
      #expect(TerminalSafety.escaped(escaped) == escaped)
    }
  }

  private func isDangerous(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
