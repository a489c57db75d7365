import Testing

@testable import Localization

@Suite struct MessageRendererTests {
  private func render(
    _ template: String, _ arguments: MessageArgument..., in tag: String = "en"
  ) -> String {
    let language = Language(tag: tag)
    return MessageRenderer.render(
      template, arguments, PluralRule(language), NumberStyle(language))
  }

  @Test("arguments are put in as text, grouped, and plain")
  func arguments() {
    #expect(
      render("\u{1}a: \u{2}b, \u{1}b 三", .string("x\u{1}a"), .integer(1204))
        == "x\u{1}a: 1,204, 1204 三")
  }

  @Test("plurals stand inside plurals")
  func nested() {
    let files = "\u{3}bo1 file\u{4}x\u{2}b files\u{4}\u{5}"
    let text = "\u{3}aoone row in \(files)\u{4}x\u{2}a rows in \(files)\u{4}\u{5}."
    #expect(render(text, 1, 1) == "one row in 1 file.")
    #expect(render(text, 1, 2) == "one row in 2 files.")
    #expect(render(text, 1204, 1) == "1,204 rows in 1 file.")
  }

  @Test("a category without a form of its own takes the last")
  func missingForm() {
    let text = "\u{3}aoодин\u{4}xдругие\u{4}\u{5}!"
    #expect([1, 5].map { render(text, .integer($0), in: "ru") } == ["один!", "другие!"])
  }

  @Test(
    "a broken text does not stop the program",
    arguments: [
      ("\u{1}", ""), ("\u{1}z-", "-"), ("\u{2}", ""), ("\u{3}", ""), ("\u{3}aoone", "one"),
      ("\u{3}a\u{5}-", "-"), ("\u{5}\u{4}", "\u{5}\u{4}"),
    ])
  func broken(template: String, text: String) {
    #expect(render(template, 5) == text)
  }
}
