import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `today`: what is planned for the day, what its owner is in the middle of, what was lent long ago.
enum TodayVerb: ShellVerb {
  /// So many bookmarks are shown of each kind.
  private static let most = 20
  /// A copy that is away for longer is named.
  private static let longestLoan = 30

  static let guide = CommandGuide(
    "today", verb: "today", summary: \.commandTodaySummary, usage: "[book|movie|music] [OPTION]",
    parameters: [.init("--json", \.optionJson)], examples: ["today", "today movie"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let today = try invocation.grammar.today
    let type = try type(invocation)
    guard let weekday = Weekday(of: today) else {
      throw .command(CommandFailure(.bug, ["reason": "no weekday of today"]))
    }
    let active = BookmarkFilter.field(.status, .anyOf([BookmarkStatus.active.rawValue]))
    let planned = BookmarkFilter.field(.plan, .anyOf([weekday.name]))
    let messages = invocation.messages
    let lists = [
      TodayList(
        name: "planned", heading: messages.todayPlanned(day: weekday.title(in: messages)),
        bookmarks: try await find(type && planned, invocation)),
      TodayList(
        name: "active", heading: messages.todayActive,
        bookmarks: try await find(
          type && active && .not(planned), sort: SortKey(.started, descending: true), invocation)),
      TodayList(
        name: "lent", heading: messages.todayLent(days: longestLoan),
        bookmarks: try await find(type && .field(.lent, .present), invocation, limit: nil)
          .filter { isLentLong($0, today) }),
    ]
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(lists, today, weekday))
    } else if lists.allSatisfy(\.bookmarks.isEmpty) {
      try invocation.remark(messages.todayNothing(day: weekday.title(in: messages)))
    } else {
      try write(lists, invocation)
    }
    return .success
  }

  /// Bookmarks of one kind.
  private struct TodayList {
    var name: String
    var heading: String
    var bookmarks: [Bookmark]
  }

  /// The type that narrows the day: a word, else the one in use.
  private static func type(_ invocation: Invocation) throws(ShellFailure) -> BookmarkFilter {
    var words = invocation.words.words[...]
    let type = TypeWord.leading(&words) ?? invocation.settings.restriction
    if let extra = words.first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    return type.map { .field(.type, .anyOf([$0.rawValue])) } ?? .all
  }

  private static func find(
    _ filter: BookmarkFilter, sort: SortKey = SortKey(.title), _ invocation: Invocation,
    limit: Int? = most
  ) async throws(ShellFailure) -> [Bookmark] {
    let query = BookmarkQuery(filter, sort: [sort], limit: limit)
    return try await invocation.perform(ListBookmarks(query, counts: false)).bookmarks
      .map(\.bookmark)
  }

  /// Whether a copy is away for longer than usual; not where the day isn't known.
  private static func isLentLong(_ bookmark: Bookmark, _ today: PartialDate) -> Bool {
    guard let before = RelativeDate.day(before: today, by: longestLoan) else { return false }
    return bookmark.content.copies.contains { copy in
      guard copy.lentTo != nil, let since = copy.lentSince else { return false }
      return since.sortRange.upperBound < before.sortValue
    }
  }

  private static func write(_ lists: [TodayList], _ invocation: Invocation) throws(ShellFailure) {
    let text = invocation.text
    let shown = lists.filter { !$0.bookmarks.isEmpty }
    for (index, list) in shown.enumerated() {
      var lines = index == 0 ? "" : "\n"
      lines += invocation.style.bold(list.heading) + "\n"
      for bookmark in list.bookmarks {
        let state = list.name == "lent" ? loans(bookmark, text) : text.state(of: bookmark)
        lines += "  " + text.line(bookmark)
        lines += state.isEmpty ? "\n" : "  \(invocation.style.dim(state))\n"
      }
      try invocation.output.write(lines)
    }
  }

  private static func loans(_ bookmark: Bookmark, _ text: ValueText) -> String {
    let loans = bookmark.content.copies.compactMap { copy -> String? in
      guard let name = copy.lentTo, let since = copy.lentSince else { return nil }
      return text.messages.listingLentSince(name: text.safe(name), date: since.description)
    }
    return loans.joined(separator: " · ")
  }

  private static func json(_ lists: [TodayList], _ today: PartialDate, _ weekday: Weekday)
    -> [UInt8]
  {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("date", today.description)
    writer.member("weekday", weekday.name)
    for list in lists { writer.bookmarks(list.name, list.bookmarks) }
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
