import BookmarkCommands
import BookmarkModel
import JSON
import Localization
import Text

/// The saved views with their queries, and how many bookmarks each finds.
struct ViewTable {
  let invocation: Invocation

  /// One view; without a number where its words can't be read any more.
  private struct Row {
    var view: SavedView
    var count: Int?
    var problem: String?
  }

  func write(_ views: [SavedView]) async throws(ShellFailure) {
    let form = try OutputForm(invocation.words, in: invocation.messages)
    try form.refuse(beside: "view", except: .json, in: invocation.messages)
    var rows: [Row] = []
    for view in views { rows.append(try await row(view, among: views)) }
    if form.kind == .json {
      try invocation.output.write(json(rows))
    } else if rows.isEmpty {
      try invocation.remark(invocation.messages.shellNoViews)
    } else {
      try invocation.output.write(text(rows))
    }
  }

  private func row(_ view: SavedView, among views: [SavedView]) async throws(ShellFailure) -> Row {
    var context = try invocation.grammar
    context.views = views
    let query: BookmarkQuery
    do throws(GrammarError) {
      query = try ViewExpansion(context: context).query(named: view.name, at: 0..<0)
    } catch {
      return Row(view: view, problem: error.text(in: invocation.messages))
    }
    return Row(view: view, count: try await Self.count(invocation.narrowed(query), invocation))
  }

  /// How many bookmarks a view lists, its limit regarded.
  static func count(_ query: BookmarkQuery, _ invocation: Invocation) async throws(ShellFailure)
    -> Int
  {
    let total = try await invocation.perform(CountBookmarks(BookmarkQuery(query.filter))).total
    return min(total, query.limit ?? total)
  }

  private func text(_ rows: [Row]) -> String {
    let safe = invocation.text.safe
    let counts = rows.map { $0.count.map(invocation.settings.language.grouped) ?? "?" }
    let nameWidth = rows.map { DisplayWidth.of(safe($0.view.name)) }.max() ?? 0
    let countWidth = counts.map { DisplayWidth.of($0) }.max() ?? 0
    var text = ""
    for (row, count) in zip(rows, counts) {
      text += DisplayWidth.padded(safe(row.view.name), to: nameWidth) + "  "
      text += DisplayWidth.padded(count, to: countWidth, alignment: .trailing) + "  "
      text += invocation.style.dim(safe(row.view.query)) + "\n"
      if let problem = row.problem { text += "  " + safe(problem) + "\n" }
    }
    return text
  }

  private func json(_ rows: [Row]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("views")
    writer.beginArray()
    for row in rows {
      writer.beginObject()
      writer.member("name", row.view.name)
      writer.member("query", row.view.query)
      writer.name("count")
      if let count = row.count { writer.int(count) } else { writer.null() }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
