import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("rate, tag, note, plan, lend, return, random and today")
struct DailyVerbTests {
  private func handler() -> ScriptedHandler {
    let handler = ShellSample.handler([ShellSample.dune])
    handler.on(CompleteText.self) { _ in .init(values: []) }
    handler.on(SetFields.self) { command in
      var dune = ShellSample.dune
      for edit in command.edits { try? edit.apply(to: &dune.content) }
      return .init(matched: 1, changed: 1, examples: [dune], change: 8)
    }
    handler.on(LendCopy.self) { command in
      var dune = ShellSample.dune
      dune.copies = [Copy(lentTo: command.name, lentSince: command.since)]
      return .init(bookmark: dune, change: 9)
    }
    handler.on(ReturnCopy.self) { _ in .init(bookmark: ShellSample.dune, change: 10) }
    return handler
  }

  @Test(
    "words become changes of fields",
    arguments: [
      ("rate @7 4.5", "rating set 4.5"), ("rate dune 8/10", "rating set 8/10"),
      ("rate dune ★★★★½", "rating set ★★★★½"), ("rate dune B+", "rating set B+"),
      ("rate dune 无", "rating set "), ("tag dune +aa -bb", "tag add aa, tag remove bb"),
      ("tag @7 +favourite", "favourite set yes"), ("note @7 page 120", "note add page 120"),
      ("note dune \"page 120\"", "note add page 120"),
      ("plan @7 mon,thu", "plan set monday; thursday"),
      ("plan dune 周四 周一", "plan set thursday; monday"), ("plan dune none", "plan set "),
    ])
  func edits(line: String, edits: String) async {
    let handler = handler()
    let outcome = await ShellSample.run(line, handler)
    #expect(outcome.status == .success, "\(outcome)")
    let command = handler.commands(SetFields.self).first
    #expect(command?.filter == .ids([7]))
    let given = command?.edits.map { "\($0.field.rawValue) \($0.operation.rawValue) \($0.value)" }
    #expect(given?.joined(separator: ", ") == edits)
  }

  @Test(
    "wrong words are pointed at, and nothing is changed",
    arguments: [
      ("rate @7 wow", "Rating can't be “wow”"), ("rate dune", "“rate” needs a value after it"),
      ("tag @7 rating=3", "“rating=3” has no meaning here"),
      ("tag @7", "nothing to change"), ("note @7", "“note” needs a value after it"),
      ("plan @7 someday", "Plan can't be “someday”"), ("plan mon", "“plan” needs a value after it"),
      ("lend @7", "“lend” needs a value after it"),
      ("lend @7 Anna rating=3", "“rating=3” has no meaning here"),
      ("today tomorrow", "“tomorrow” has no meaning here"),
    ])
  func mistakes(line: String, sentence: String) async {
    let handler = handler()
    let outcome = await ShellSample.run(line, handler)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(handler.commands(SetFields.self).isEmpty && handler.commands(LendCopy.self).isEmpty)
  }

  @Test("--json of a change to fields")
  func json() async {
    let outcome = await ShellSample.run("rate @7 5 --json", handler())
    #expect(outcome.output.hasPrefix(#"{"matched":1,"changed":1,"examples":[{"uid":"#))
    #expect(outcome.output.hasSuffix("],\"change\":8}\n"))
  }

  @Test("lend says to whom, return that it is back")
  func lending() async {
    let handler = handler()
    let lent = await ShellSample.run("lend dune \"Anna K.\" on=2024-05-01", handler)
    let expected = """
      lent to Anna K.: @7 Dune · Frank Herbert (1965)
        Read · ★★★★½ (4.5/5) · lent to Anna K.
      take it back with: bookmarks undo 9

      """
    #expect(lent == .init(output: expected))
    let command = handler.commands(LendCopy.self).first
    #expect(command?.since == PartialDate("2024-05-01"))
    let back = await ShellSample.run(
      "return @7 format=vinyl", handler, language: .simplifiedChinese)
    #expect(back.output.hasPrefix("已归还：@7 Dune · Frank Herbert (1965)\n"))
    #expect(handler.commands(ReturnCopy.self).first?.format == .vinyl)
  }

  @Test("random picks of what is wanted, and of all where nothing is")
  func random() async {
    let handler = ScriptedHandler()
    handler.on(PickRandom.self) { [handler] _ in
      let isFirst = handler.commands(PickRandom.self).count == 1
      return .init(bookmarks: isFirst ? [] : [ShellSample.dune], total: 1)
    }
    let outcome = await ShellSample.run("random book limit:2", handler)
    #expect(outcome.output == "@7 Dune · Frank Herbert (1965)\n  Read · ★★★★½ (4.5/5)\n")
    let books = BookmarkFilter.field(.type, .anyOf(["book"]))
    let asked = handler.commands(PickRandom.self)
    #expect(asked.map(\.filter) == [books && .field(.status, .anyOf(["wish"])), books])
    #expect(asked.map(\.count) == [2, 2])
    _ = await ShellSample.run("random status:done", handler)
    #expect(handler.commands(PickRandom.self).count == 3)
  }

  @Test("today has a heading for what is planned, in progress and away for long")
  func today() async {
    let handler = ScriptedHandler()
    handler.on(ListBookmarks.self) { command in
      var bookmark = ShellSample.dune
      bookmark.copies = [Copy(lentTo: "Anna", lentSince: PartialDate(year: 2020))]
      let isLent = command.query.filter == .field(.lent, .present)
      let isPlanned: Bool = if case .field(.plan, _) = command.query.filter { true } else { false }
      let found = isLent ? [bookmark] : isPlanned ? [ShellSample.sanTi] : []
      return .init(
        sections: [], bookmarks: found.map { ListedBookmark(section: 0, bookmark: $0) }, total: nil)
    }
    let outcome = await ShellSample.run("today", handler)
    #expect(outcome.output.hasPrefix("Planned for "))
    #expect(
      outcome.output.hasSuffix(
        """
        day
          @12 三体 · 刘慈欣 (2008)  Read · ★★★★★ (5/5)

        Lent for more than 30 days
          @7 Dune · Frank Herbert (1965)  lent to Anna since 2020

        """))
    let json = await ShellSample.run("today --json", handler)
    #expect(json.output.contains(#""active":[],"lent":[{"#))
    let nothing = await ShellSample.run("today movie", ShellSample.handler([]))
    #expect(nothing.output == "")
    #expect(nothing.errors.hasSuffix("day and nothing is in progress; “random” picks something\n"))
  }
}
