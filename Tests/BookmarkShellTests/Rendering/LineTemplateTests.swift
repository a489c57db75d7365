import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@testable import BookmarkShell

@Suite("Templates of lines")
struct LineTemplateTests {
  private static let lines: [(String, String)] = [
    ("{title} ({year})", "三体 (2008)"), ("{id}\\t{作者}", "@12\t刘慈欣"), ("{{{title}}}", "{三体}"),
    ("a\\nb\\\\c", "a\nb\\c"), ("{tag}|", "|"), ("", ""),
  ]

  @Test("put fields in place of their names", arguments: lines)
  func fields(template: String, line: String) throws {
    let text = ValueText(.english)
    #expect(try LineTemplate(template).line(ShellSample.sanTi, text) == line)
  }

  private static let refusals: [(String, LineTemplate.Failure)] = [
    ("{titel}", .unknownField("titel", nearest: "title")), ("{title", .openBrace),
    ("title}", .closingBrace), ("a\\x", .escape("\\x")), ("a\\", .escape("\\")),
  ]

  @Test("are refused before anything is listed", arguments: refusals)
  func refused(template: String, failure: LineTemplate.Failure) async {
    #expect(throws: failure) { try LineTemplate(template) }
    let handler = ShellSample.handler([ShellSample.sanTi])
    let outcome = await ShellSample.run("list --template '\(template)'", handler)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    #expect(handler.commands.isEmpty)
  }

  @Test("list what was asked for, a line each")
  func listing() async {
    let handler = ShellSample.handler([ShellSample.sanTi, ShellSample.dune])
    let outcome = await ShellSample.run("list --template '{title}: {rating}'", handler)
    #expect(outcome == .init(output: "三体: ★★★★★\nDune: ★★★★½\n"))
  }
}
