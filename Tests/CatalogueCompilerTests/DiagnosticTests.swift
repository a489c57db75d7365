import Testing

@testable import CatalogueCompiler

/// What is wrong with a catalogue is said with file, line and key.
@Suite struct DiagnosticTests {
  private func diagnose(_ entries: String..., header: String? = nil) -> [String] {
    let sources = entries.enumerated().map { index, text in
      let head = header ?? "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n"
      return (file: "\(index + 1).xcstrings", bytes: Array("\(head)\(text)\n}}".utf8))
    }
    let (swift, diagnostics) = CatalogueCompilation.compile(sources)
    #expect((swift == nil) == !diagnostics.isEmpty)
    return diagnostics.map(\.description)
  }

  /// One entry on one line.
  private func entry(key: String = "a.b", comment: String = "c", _ texts: String) -> String {
    "\"\(key)\":{\"comment\":\"\(comment)\",\"localizations\":{\(texts)}}"
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  private func plural(_ forms: (String, String)...) -> String {
    let inner = forms.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",")
    return "{\"variations\":{\"plural\":{\(inner)}}}"
  }

  @Test("a complete catalogue has nothing against it")
  func complete() {
    #expect(diagnose(entry("\"en\":\(unit("x")),\"zh-Hans\":\(unit("甲"))")) == [])
  }

  @Test("a key without a language that another key has")
  func missingLanguage() {
    #expect(
      diagnose(
        entry(key: "a", "\"en\":\(unit("x")),\"zh-Hans\":\(unit("甲"))"),
        entry(key: "b", "\"en\":\(unit("y"))"))
        == ["2.xcstrings:2: error: key \"b\": lacks a text in zh-Hans"])
  }

  @Test("placeholders that differ from English")
  func placeholders() {
    #expect(
      diagnose(entry("\"en\":\(unit("%(n)lld %(s)@")),\"zh-Hans\":\(unit("%(n)d"))")) == [
        "1.xcstrings:2: error: key \"a.b\": zh-Hans lacks %(n)lld",
        "1.xcstrings:2: error: key \"a.b\": zh-Hans lacks %(s)@",
        "1.xcstrings:2: error: key \"a.b\": zh-Hans has %(n)d, which en lacks",
      ])
  }

  @Test("plural forms that are missing, or never used, or lack the number")
  func pluralForms() {
    let english = "\"en\":\(plural(("one", "one"), ("other", "%(n)lld")))"
    #expect(diagnose(entry(english)) == [])
    #expect(
      diagnose(
        entry(
          "\(english),\"ru\":\(plural(("one", "один"), ("few", "%(n)lld"), ("other", "%(n)lld")))"))
        == [
          "1.xcstrings:2: error: key \"a.b\": ru lacks the plural form \"many\"",
          "1.xcstrings:2: error: key \"a.b\": ru: form \"one\" lacks %(n)lld",
        ])
    #expect(
      diagnose(
        entry("\(english),\"zh-Hans\":\(plural(("one", "%(n)lld"), ("other", "%(n)lld")))"))
        == ["1.xcstrings:2: error: key \"a.b\": zh-Hans never uses the plural form \"one\""])
    #expect(
      diagnose(entry("\"en\":\(plural(("one", "a"), ("other", "b")))"))
        == [
          "1.xcstrings:2: error: key \"a.b\": en has plural forms but no count such as %(count)lld"
        ])
    #expect(
      diagnose(entry("\"en\":\(plural(("some", "a"), ("other", "%(n)lld")))"))
        == ["1.xcstrings:2: error: key \"a.b\": \"some\" is no plural category"])
  }

  @Test("a language whose plural forms are not known")
  func unknownLanguage() {
    #expect(
      diagnose(entry("\"en\":\(unit("x")),\"tlh\":\(unit("y"))"))
        == [
          "1.xcstrings:2: error: key \"a.b\": "
            + "the plural forms of tlh are not known (PluralNeeds)"
        ])
  }

  @Test("keys that meet in one catalogue, in two, or in Swift")
  func collisions() {
    let text = "\"en\":\(unit("x"))"
    #expect(
      diagnose("\(entry(key: "a", text)),\n\(entry(key: "a", text))")
        == ["1.xcstrings:3: error: \"a\" is given twice"])
    #expect(
      diagnose(entry(key: "a", text), entry(key: "a", text))
        == ["2.xcstrings:2: error: key \"a\": stands in 1.xcstrings too"])
    #expect(
      diagnose("\(entry(key: "a.b", text)),\n\(entry(key: "a-b", text))")
        == ["1.xcstrings:3: error: key \"a-b\": has the Swift name aB, as \"a.b\" has"])
    #expect(
      diagnose(entry(key: "language", text))
        == ["1.xcstrings:2: error: key \"language\": the Swift name language is taken"])
    #expect(
      diagnose(entry(key: "a b", text)) == [
        "1.xcstrings:2: error: key \"a b\": "
          + "a key is ASCII letters and digits in parts joined by . - _"
      ])
  }

  @Test("texts that are not finished")
  func unfinished() {
    #expect(
      diagnose(entry("\"en\":\(unit("x", state: "needs_review"))")) == [
        "1.xcstrings:2: error: key \"a.b\": "
          + "the state is \"needs_review\" but must be \"translated\""
      ])
    #expect(
      diagnose(entry("\"en\":\(unit(""))"))
        == ["1.xcstrings:2: error: key \"a.b\": the text is empty"])
    #expect(
      diagnose(entry(comment: "", "\"en\":\(unit("x"))"))
        == ["1.xcstrings:2: error: key \"a.b\": lacks a comment"])
  }

  @Test("a file of another shape")
  func shapes() {
    #expect(
      diagnose("\"a\":{\"comment\":\"c\",\"localisations\":{}}") == [
        "1.xcstrings:2: error: key \"a\": \"localisations\" is not understood here",
        "1.xcstrings:2: error: key \"a\": lacks \"localizations\"",
      ])
    #expect(
      diagnose("\"a\":[]") == [
        "1.xcstrings:2: error: key \"a\": expected an object but found an array",
        "1.xcstrings:2: error: key \"a\": lacks a comment",
      ])
    #expect(
      diagnose("\"a\":") == ["1.xcstrings:3: error: expected a JSON value"])
    #expect(
      diagnose("", header: "{\"sourceLanguage\":\"fr\",\"version\":\"1.0\",\"strings\":{")
        == ["1.xcstrings:1: error: the source language must be \"en\""])
  }

  @Test(
    "a placeholder that cannot be read",
    arguments: [
      ("100%", "a placeholder needs a name, as in %(count)lld or %(title)@; a percent sign is %%"),
      ("%lld", "a placeholder needs a name, as in %(count)lld or %(title)@; a percent sign is %%"),
      ("%(n)x", "%(n) must be followed by lld, d or @"),
      ("%(N)@", "a placeholder's name must be lowerCamelCase, as in %(count)lld"),
      ("%#@n", "a substitution is written as %#@name@"),
    ])
  func badPlaceholder(text: String, message: String) {
    #expect(
      diagnose(entry("\"en\":\(unit(text))"))
        == ["1.xcstrings:2: error: key \"a.b\": \(message)"])
  }
}
