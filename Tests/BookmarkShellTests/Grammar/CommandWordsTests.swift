import BookmarkCommands
import Localization
import Testing

@testable import BookmarkShell

@Suite("The words of a command told apart")
struct CommandWordsTests {
  private func read(_ line: String) throws -> CommandWords {
    try CommandWords(WordLine(line), guides: CommandList.guides)
  }

  /// The verb, the options and the other words on one line.
  private func picture(_ line: String) throws -> String {
    let words = try read(line)
    let options = words.options.given.map { given in
      "{\(given.names.joined(separator: "|"))\(given.value.map { "=\($0)" } ?? "")}"
    }
    let verb = words.guide?.verb ?? "none"
    return ([verb] + options + words.words.map(\.text)).joined(separator: " ")
  }

  @Test(
    "options are what the guide and the global options declare",
    arguments: [
      ("", "none"),
      ("--db anna", "none {db=anna}"),
      ("--db=anna list --json dune", "list {db=anna} {json} dune"),
      ("ls dune -q", "list {q|quiet} dune"),
      ("list --columns title,year --lang zh-Hans", "list {columns=title,year} {lang=zh-Hans}"),
      ("export movie -o out.csv --to csv", "export {o=out.csv} {to=csv} movie"),
      ("export -o - --force", "export {o=-} {force}"),
      ("import a.csv -n type=music +excel", "import {n|dry-run} a.csv type=music +excel"),
      ("import --dry-run a.csv", "import {n|dry-run} a.csv"),
      ("import a.csv -- --strict", "import a.csv --strict"),
      ("list --by type --sort=-year --limit 3 x", "list by:type sort:-year limit:3 x"),
      ("list -lent -tag:x ^y", "list -lent -tag:x ^y"),
      ("remove - --yes", "remove {yes} -"),
      ("set @1 \"--yes\"", "set @1 --yes"),
    ])
  func options(line: String, expected: String) throws {
    #expect(try picture(line) == expected)
  }

  @Test("an option is found under each of its names, and the last value counts")
  func values() throws {
    let options = try read("import a -n --rejects x --rejects y").options
    #expect(options.contains("n"))
    #expect(options.contains("dry-run"))
    #expect(!options.contains("strict"))
    #expect(options.value("rejects") == "y")
    #expect(options.values("rejects") == ["x", "y"])
    #expect(options.columns("rejects") == 24..<33)
  }

  @Test(
    "what isn't declared is an error",
    arguments: [
      ("lst dune", .unknownVerb("lst", nearest: "list"), 0..<3),
      ("list --jsn", .unknownOption("--jsn", nearest: "--json"), 5..<10),
      ("count --columns x", .unknownOption("--columns", nearest: nil), 6..<15),
      ("list -x", .unknownOption("-x", nearest: nil), 5..<7),
      ("export -o", .missingOptionValue("-o"), 7..<9),
      ("export -o --force", .missingOptionValue("-o"), 7..<9),
      ("list --json=yes", .unexpectedOptionValue("--json"), 5..<15),
    ] as [(String, GrammarError.Kind, Range<Int>)])
  func errors(line: String, kind: GrammarError.Kind, columns: Range<Int>) {
    #expect(throws: GrammarError(kind, at: columns)) { try read(line) }
  }

  @Test(
    "errors about options in both languages",
    arguments: [
      (Language.english, "there is no option “--jsn” here; did you mean “--json”?"),
      (.simplifiedChinese, "这里没有“--jsn”这个选项；是指“--json”吗？"),
    ])
  func texts(language: Language, expected: String) {
    let error = GrammarError(.unknownOption("--jsn", nearest: "--json"))
    #expect(error.text(in: Messages(language)) == expected)
  }

  @Test("a wrong option of a second spelling points at its value")
  func secondSpelling() throws {
    let words = try read("list --by colour")
    #expect(
      throws: GrammarError(
        .unknownKey("colour", shape: "by", nearest: nil), at: 10..<16)
    ) {
      try QueryParser(GrammarSample.context).query(words.words)
    }
  }

  @Test(
    "after a writing verb, what sets is told from what asks",
    arguments: [
      (
        "set type:book location:attic location=cellar +moved -lent -tag:x creator-=A",
        "location=cellar +moved -lent creator-=A", "type:book location:attic -tag:x"
      ),
      ("add book 三体 author=刘慈欣 - x", "author=刘慈欣", "book 三体 - x"),
      ("add music A -lent", "", "music A -lent"),
      ("list a=b +c", "", "a=b +c"),
      ("set \"note=a b\" \"a=b\" +", "note=a b", "a=b +"),
    ])
  func assignments(line: String, setting: String, asking: String) throws {
    let parts = try read(line).splitAssignments()
    #expect(parts.assignments.map(\.text).joined(separator: " ") == setting)
    #expect(parts.others.map(\.text).joined(separator: " ") == asking)
  }
}
