import BookmarkCommands
import BookmarkModel
import Testing

@testable import BookmarkShell

@Suite("The examples of the documentation")
struct GrammarExamplesTests {
  /// The arguments that bash gives for an example, and the line typed at the prompt.
  static let examples: [(arguments: [String], line: String)] = [
    (
      ["import", "goodreads.csv", "letterboxd.zip", "douban.xlsx"],
      "import goodreads.csv letterboxd.zip douban.xlsx"
    ),
    (
      ["list", "movie", "status:done", "rating:4..", "sort:-finished"],
      "list movie status:done rating:4.. sort:-finished"
    ),
    (["list", "by:type", "--lang", "zh-Hans"], "list by:type --lang zh-Hans"),
    (["add", "book", "三体", "author=刘慈欣"], "add book 三体 author=刘慈欣"),
    (
      ["set", "type:book", "location:attic", "location=cellar", "+moved"],
      "set type:book location:attic location=cellar +moved"
    ),
    (
      ["list", "author:\"le guin\" (tag:sf or tag:fantasy)"],
      "list 'author:\"le guin\" (tag:sf or tag:fantasy)'"
    ),
    (
      ["list", "author:\"le guin\" (tag:sf or tag:fantasy)"],
      "list author:\"le guin\" (tag:sf or tag:fantasy)"
    ),
    (["list", "tag:science fiction"], "list tag:\"science fiction\""),
    (["list", "tag:science fiction"], "list \"tag:science fiction\""),
    (["list", "rating>=4"], "list rating>=4"),
    (["list", "rating>=4"], "list 'rating>=4'"),
    (["list", "a b"], "list 'a b'"),
    (["list", "a b"], "list \"a b\""),
    (["list", "(", "a", "or", "b", ")"], "list (a or b)"),
    (["list", "(a or b)"], "list '(a or b)'"),
  ]

  @Test("mean the same at the shell and at the prompt", arguments: examples)
  func same(arguments: [String], line: String) throws {
    let shell = try CommandWords(WordLine(arguments: arguments), guides: CommandList.guides)
    let prompt = try CommandWords(WordLine(line), guides: CommandList.guides)
    #expect(shell.guide?.name == prompt.guide?.name)
    #expect(shell.options.given.map(\.value) == prompt.options.given.map(\.value))
    let parser = QueryParser(try GrammarSample.context)
    let assigning = AssignmentParser(try GrammarSample.context)
    let (fromShell, fromPrompt) = (shell.splitAssignments(), prompt.splitAssignments())
    #expect(
      try assigning.parse(fromShell.assignments) == assigning.parse(fromPrompt.assignments))
    #expect(try parser.query(fromShell.others) == parser.query(fromPrompt.others))
  }

  @Test("every example of a guide can be read")
  func guides() throws {
    for guide in CommandList.guides {
      for example in guide.examples {
        let words = try CommandWords(WordLine(example), guides: CommandList.guides)
        #expect(words.guide?.name == guide.name, "\(example)")
        let parts = words.splitAssignments()
        let parser = AssignmentParser(
          try GrammarSample.context, taking: Set(VerbWord.allCases))
        _ = try parser.parse(parts.assignments)
        _ = try TargetParser(GrammarSample.context)
        if guide.verb != "import" {
          _ = try QueryParser(GrammarSample.context).query(parts.others)
        }
      }
    }
  }
}
