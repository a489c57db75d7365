import BookmarkCommands
import BookmarkModel
import FoundationEssentials
import Testing

@Suite("Commands and replies on the wire")
struct CommandCodingTests {
  private static func bookmark() throws -> Bookmark {
    var content = BookmarkContent(type: BookmarkType(rawValue: "podcast"))
    for (field, text) in [
      (.title, "三体 \"x\""), (.creator, "刘慈欣; Ken Liu (translator)"), (.year, "-600"),
      (.rating, "★★★★½"), (.plan, "monday"), (.experience, "2024-05 ; finished=\"\""),
      (.copy, "vinyl"), (.identifier, "isbn:080442957X"),
    ] as [(BookmarkField, String)] {
      try content.set(field, to: text)
    }
    content.extras = [ExtraColumn("Owned", "1")]
    return Bookmark(
      id: .max, uid: .version7(at: Timestamp(milliseconds: 1)), content: content,
      typed: [.init(.rating)],
      created: Timestamp(milliseconds: 1_700_000_000_000),
      changed: Timestamp(milliseconds: 1_800_000_000_000), change: 41, line: 3)
  }

  /// Encodes, decodes and encodes again; both texts have to be the same.
  private func expectRoundTrip<Value: Codable>(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(value)
    let again = try encoder.encode(JSONDecoder().decode(Value.self, from: data))
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: data, as: UTF8.self))
    #expect(!data.contains(0x0A))
  }

  @Test("commands survive")
  func commands() throws {
    let filter = BookmarkFilter.and([
      .ids([1]), .not(.field(.rating, .number(from: 80, through: nil))),
    ])
    let query = BookmarkQuery(
      filter, sections: [SectionKey(.type)], sort: [SortKey(.title)], limit: 5)
    let content = try Self.bookmark().content
    let view = SavedView(name: "a:b", query: "tag:\"x y\" by:type")
    let commands: [any Command] = [
      ListBookmarks(query), ExplainList(query), ShowBookmarks(filter), CountBookmarks(query),
      PickRandom(filter, count: 3), ListTypes(), ShowStatistics(filter),
      ShowRecap(year: 2026, filter), ListViews(), SetView(view), RemoveView("a:b"),
      ShowShelf("a b"), PutOnShelf("a b", filter, position: 2, note: "x", preview: true),
      TakeOffShelf("a b"), ListGoals(year: 2026), SetGoal(Goal(24, of: .book, in: 2026)),
      RemoveGoals(year: 2026, type: .untyped),
      BeginImport(source: "a\nb.csv", service: "goodreads", again: true),
      ImportBatch(
        session: 1, drafts: [BookmarkDraft(content, uid: UUID(), line: 2, isEvent: true)],
        replacing: [.rating], wantsPreviews: true),
      FinishImport(session: 1), CancelImport(session: 1), OpenExport(query),
      NextExport(session: 2), CloseExport(session: 2),
      AddBookmark(content, typed: [BookmarkFieldSet(.title), BookmarkFieldSet(.rating)]),
      LogExperience(
        .finish, .described(content, typed: [BookmarkFieldSet(.title)]),
        experience: Experience(started: PartialDate(year: 2024), rating: Rating("8/10")),
        day: try #require(PartialDate("2026-06-15")), edits: [BookmarkEdit(.tag, .add, "x")],
        repeats: true),
      SetFields(filter, [BookmarkEdit(.tag, .add, "a;b")], preview: true, expecting: content),
      RemoveBookmarks(filter),
      LendCopy(3, to: "Anna \"K\"", since: PartialDate(year: 2024), format: .vinyl),
      ReturnCopy(3), MergeBookmarks([1, 2], preview: true),
      SplitBookmark(1, edits: [BookmarkEdit(.title, .set, "三体")]), FindDuplicates(filter, limit: 2),
      SettleDuplicates(merges: [[1, 2]], apart: [BookmarkPair(3, 4)].compactMap(\.self)),
      ListAliases(), SetAlias(["Cixin Liu", "刘慈欣"]), RemoveAlias("刘慈欣"),
      UndoChange(41, includingEdited: true), RedoChange(preview: true),
      ShowHistory(filter, limit: 3), BackUpStore(to: "/a b"),
      RestoreBackup(from: "/a", name: "b", replacing: true, preview: true), RepairStore(),
      CompleteText(.tag, prefix: "\""),
      WaitForChange(token: .max, timeout: 5), Doctor(), Version(),
    ]
    #expect(commands.map { type(of: $0).guide.name } == CommandList.all.map { $0.guide.name })
    for command in commands { try expectRoundTrip(command) }
  }

  @Test("replies and failures survive")
  func replies() throws {
    let bookmark = try Self.bookmark()
    let listed = [ListedBookmark(section: 0, bookmark: bookmark)]
    let sections = [BookmarkSection(values: ["book", nil], count: 3)]
    let candidate = CommandFailure.Candidate(id: 1, title: "三体", creator: "刘慈欣", year: nil)
    let data = try JSONEncoder().encode(bookmark)
    #expect(try JSONDecoder().decode(Bookmark.self, from: data) == bookmark)

    try expectRoundTrip(ListBookmarks.Reply(sections: sections, bookmarks: listed, total: 9))
    try expectRoundTrip(
      ShowBookmarks.Reply(bookmarks: [ShownBookmark(bookmark: bookmark, source: nil)]))
    try expectRoundTrip(CountBookmarks.Reply(total: 0, sections: sections))
    try expectRoundTrip(ListTypes.Reply(types: [.init(type: .untyped, count: 1)]))
    let view = SavedView(name: "三体", query: "a or b")
    let step = QueryStep(.estimate, sql: "SELECT ?", plan: ["SCAN item", "  SEARCH tag"])
    try expectRoundTrip(ExplainList.Reply(steps: [step]))
    try expectRoundTrip(ListViews.Reply(views: [view]))
    try expectRoundTrip(SetView.Reply(replaced: view))
    try expectRoundTrip(SetView.Reply(replaced: nil))
    try expectRoundTrip(RemoveView.Reply(removed: view))
    try expectRoundTrip(ShowShelf.Reply(name: "a b", bookmarks: [bookmark]))
    try expectRoundTrip(
      PutOnShelf.Reply(name: "a b", matched: 3, examples: [bookmark], change: nil))
    let goal = Goal(24, of: nil, in: 2026)
    try expectRoundTrip(ListGoals.Reply(goals: [GoalProgress(goal, done: 3)]))
    try expectRoundTrip(SetGoal.Reply(progress: GoalProgress(goal, done: 3), replaced: goal))
    try expectRoundTrip(RemoveGoals.Reply(removed: [goal]))
    try expectRoundTrip(WaitForChange.Reply(token: .min))
    try expectRoundTrip(BeginImport.Reply(session: 1))
    try expectRoundTrip(
      ImportBatch.Reply(
        outcomes: [
          .added, .merged(changed: [.tag], kept: [.rating]), .unchanged(kept: []),
          .ambiguous([candidate]), .skipped(ImportRefusal(.keptApart, [candidate])),
        ], changing: 1,
        previews: [
          ImportPreview(
            draft: 1, id: 12, before: bookmark.content, after: bookmark.content, typed: [.rating])
        ]))
    try expectRoundTrip(FinishImport.Reply(added: 1, changed: 2, change: nil))
    try expectRoundTrip(CancelImport.Reply())
    let calendar = FinishCalendar(
      year: 2024, dates: [FinishCount(try #require(PartialDate("2024-02-29")), 2)])
    try expectRoundTrip(
      ShowStatistics.Reply(
        total: 1, marks: [.init(.copy, 1)], ratings: [RatingSum(.book, count: 1, sum: 90)],
        breakdowns: [Breakdown(.type, sections)], years: [.init(2024, 2)], calendar: calendar))
    var recap = ShowRecap.Reply(year: 2024, calendar: calendar)
    recap.best = [bookmark]
    recap.first = ShowRecap.DatedBookmark(bookmark, try #require(PartialDate("2024")))
    try expectRoundTrip(recap)
    try expectRoundTrip(BackUpStore.Reply(bookmarks: 3))
    try expectRoundTrip(RestoreBackup.Reply(bookmarks: 3, held: 2))
    try expectRoundTrip(RepairStore.Reply(isSound: false, saved: 2))
    try expectRoundTrip(
      OpenExport.Reply(session: 1, total: 2, sections: [], extraColumns: ["Owned"]))
    try expectRoundTrip(NextExport.Reply(bookmarks: listed))
    try expectRoundTrip(CloseExport.Reply())
    try expectRoundTrip(AddBookmark.Reply(bookmark: bookmark, isNew: true, change: 41))
    try expectRoundTrip(SetFields.Reply(matched: 2, changed: 1, examples: [bookmark], change: nil))
    try expectRoundTrip(
      LogExperience.Reply(bookmark: bookmark, outcome: .finished, isNew: true, change: 4))
    try expectRoundTrip(LendCopy.Reply(bookmark: bookmark, change: nil))
    try expectRoundTrip(PickRandom.Reply(bookmarks: [bookmark], total: 2))
    try expectRoundTrip(RemoveBookmarks.Reply(removed: 1, examples: [bookmark], change: 2))
    let former = FormerBookmark(bookmark: candidate, heir: 3, change: 4)
    try expectRoundTrip(ShowBookmarks.Reply(bookmarks: [], former: [former]))
    try expectRoundTrip(
      MergeBookmarks.Reply(
        bookmark: bookmark, merged: [bookmark],
        conflicts: [.init(.year, kept: "2008", lost: "2006", loser: 2)], change: 5))
    try expectRoundTrip(SplitBookmark.Reply(bookmark: bookmark, parts: [bookmark], change: 6))
    let pair = DuplicatePair(
      first: bookmark, second: bookmark, score: 90, reasons: DuplicatePair.Reason.allCases)
    try expectRoundTrip(FindDuplicates.Reply(pairs: [pair], total: 7))
    try expectRoundTrip(SettleDuplicates.Reply(merged: 1, apart: 2, change: nil))
    let creator = CreatorNames.Group(["Cixin Liu", "刘慈欣"])
    try expectRoundTrip(ListAliases.Reply(creators: [creator]))
    try expectRoundTrip(SetAlias.Reply(creator: creator, change: 8))
    try expectRoundTrip(RemoveAlias.Reply(creator: creator, change: 9))
    let change = ChangeSummary(
      number: 42, command: "undo", time: Timestamp(milliseconds: 1_800_000_000_000), removed: 1,
      undoes: 41)
    var effect = ReversalEffect()
    effect.examples = [bookmark]
    try expectRoundTrip(
      UndoChange.Reply(target: change, isUndone: true, effect: effect, change: 42))
    let event = BookmarkHistory.Event(
      .changed, change: change, before: bookmark, after: nil, fields: [.tag])
    try expectRoundTrip(
      ShowHistory.Reply(changes: [change], bookmarks: [BookmarkHistory(id: 1, events: [event])]))
    try expectRoundTrip(CompleteText.Reply(values: ["", "三体"]))
    try expectRoundTrip(Doctor.Reply(checks: [.init("store", "/a b", .notice)]))
    try expectRoundTrip(
      Version.Reply(program: Version.program, commandProtocol: 1, schema: 1, sqlite: "3.40.1"))
    try expectRoundTrip(CommandFailure(.ambiguous, ["target": "x"], candidates: [candidate]))
    try expectRoundTrip(CommandProgress(.indexing, done: 1, total: nil))
  }
}
