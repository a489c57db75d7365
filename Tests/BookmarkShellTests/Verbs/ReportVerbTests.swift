import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@testable import BookmarkShell

@Suite("stats and recap")
struct ReportVerbTests {
  private static let calendar = FinishCalendar(
    year: 2024,
    dates: ["2024-01-01", "2024-01-02", "2024-12-31", "2024"].compactMap { PartialDate($0) }
      .enumerated().map { FinishCount($0.element, $0.offset == 2 ? 4 : 1) })

  private var handler: ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(ShowStatistics.self) { command in
      var reply = ShowStatistics.Reply(total: command.filter == .all ? 1_203 : 0)
      reply.marks = [.init(.favourite, 0), .init(.copy, 2)]
      reply.ratings = [RatingSum(.book, count: 2, sum: 150)]
      reply.breakdowns = [
        Breakdown(
          .type,
          [
            BookmarkSection(values: ["book"], count: 1_200),
            BookmarkSection(values: ["movie"], count: 3),
          ]),
        Breakdown(
          .rating,
          [
            BookmarkSection(values: ["3"], count: 1), BookmarkSection(values: ["4.5"], count: 1),
            BookmarkSection(values: [nil], count: 1_201),
          ]),
        Breakdown(.tag, []), Breakdown(.decade, [BookmarkSection(values: [nil], count: 3)]),
      ]
      reply.years = [.init(2024, 7)]
      reply.calendar = Self.calendar
      return reply
    }
    handler.on(ShowRecap.self) { command in
      var reply = ShowRecap.Reply(year: command.year, calendar: Self.calendar)
      if command.year != 2024 { return reply }
      reply.works = 2
      reply.best = [ShellSample.sanTi]
      reply.newCreators = ["A \u{1B}[31m<b>"]
      reply.last = PartialDate("2024-12-31").map { .init(ShellSample.sanTi, $0) }
      return reply
    }
    handler.on(ListGoals.self) { command in
      let goal = Goal(24, of: .book, in: command.year ?? 0)
      return .init(goals: [GoalProgress(goal, done: 6)])
    }
    return handler
  }

  @Test("numbers are drawn with bars, months and the days of a year")
  func drawn() async {
    let block = { (count: Int) in String(repeating: "█", count: count) }
    let dots = { (count: Int) in String(repeating: "·", count: count) }
    let outcome = await ShellSample.run("stats", handler)
    let space = String(repeating: " ", count: 49)
    let expected = """
      The collection in numbers

        Bookmarks       1,203
        Average rating  3.8/5 (2)
        Owned           2
        Times finished  7

      Type
        Books   \(block(50))  1,200
        Movies  ▏\(space)      3

      Rating
        ★★★★½           ▏\(space)      1
        ★★★             ▏\(space)      1
        Without rating  \(block(50))  1,201

      Finished by year
        2024  \(block(50))  7

      2024 by month
        ▄▄\(String(repeating: " ", count: 42))██
        2   0   0   0   0   0   0   0   0   0   0   4
        Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec

      2024 by day
            Jan Feb Mar  Apr May Jun  Jul Aug Sep  Oct Nov Dec
        Mon ░\(dots(52))
        Tue ░\(dots(51))█
        Wed \(dots(52))
        Thu \(dots(52))
        Fri \(dots(52))
        Sat \(dots(52))
        Sun \(dots(52))

      """
    #expect(outcome.output == expected)
  }

  @Test("a narrow terminal has the calendar in halves and no line too long")
  func narrow() async {
    let outcome = await ShellSample.run("stats", handler, .terminal(columns: 40))
    let lines = outcome.output.split(separator: "\n").map { TerminalStyle.width(of: String($0)) }
    #expect((lines.max() ?? 0) <= 40)
    #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("  Mon ") } == 2)
  }

  @Test("a screen reader gets one fact a line, in the person's language")
  func plain() async {
    let outcome = await ShellSample.run(
      "recap 2024 --plain", handler, language: .simplifiedChinese)
    #expect(outcome.output.hasPrefix("2024 年度回顾\n完成：2\n"))
    #expect(outcome.output.contains("\n目标：书籍：6 / 24 (25%)\n"))
    #expect(outcome.output.contains("\n2024-12-31：4\n"))
    #expect(!outcome.output.contains("█"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("a page runs nothing, fetches nothing and escapes what it shows; a picture is the same")
  func files() async {
    let folder = TemporaryFolder()
    for option in ["html", "svg"] {
      let path = "\(folder.path)/recap.\(option)"
      let outcome = await ShellSample.run("recap 2024 --\(option) \(path)", handler)
      #expect(outcome == .init(errors: "written to “\(path)”\n"))
      let text = folder.read("recap.\(option)") ?? ""
      #expect(text.contains("三体"))
      #expect(text.contains("&lt;b&gt;"))
      #expect(text.contains("prefers-color-scheme: dark"))
      for word in ["<script", "http-equiv=\"refresh", "src=", "href=", "<b>", "\u{1B}"] {
        #expect(!text.contains(word), "\(word)")
      }
      let again = await ShellSample.run("recap 2024 --\(option) \(path)", handler)
      #expect(again.status == .cannotCreate)
    }
  }

  @Test("JSON has the same numbers under names that don't change")
  func json() async {
    let stats = await ShellSample.run("stats --json", handler)
    #expect(
      stats.output.hasPrefix(
        #"{"total":1203,"favourite":0,"copy":2,"ratings":[{"type":"book","count":2,"mean":75}],"type""#
      ))
    let recap = await ShellSample.run("recap 2024 --json", handler)
    #expect(recap.output.contains(#""days":{"2024-01-01":1,"2024-01-02":1,"2024-12-31":4}"#))
  }

  @Test("a year is a number, this one unless named; the rest is a query")
  func words() async {
    let handler = handler
    _ = await ShellSample.run("recap", handler)
    let empty = await ShellSample.run("recap 1987 book", handler)
    #expect(empty.output == "")
    #expect(empty.errors == "nothing was finished in 1987, as far as dates are known\n")
    let commands = handler.commands(ShowRecap.self)
    #expect(commands.first?.year == Timestamp.now.day()?.year)
    #expect(commands.last?.filter == .field(.type, .anyOf(["book"])))
    for line in ["stats by:type", "recap 0", "stats --html a --svg b"] {
      #expect(await ShellSample.run(line, handler).status == .usage, "\(line)")
    }
    #expect(await ShellSample.run("stats book", handler).output == "")
  }
}
