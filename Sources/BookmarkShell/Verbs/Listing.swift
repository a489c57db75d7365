import BookmarkCommands
import BookmarkModel

/// A listing of any length, from the handler to the output.
struct Listing {
  let query: BookmarkQuery
  let invocation: Invocation

  /// Writes the listing and gives how many bookmarks match, or of some of many, how many those are.
  func write(_ form: any ListingForm) async throws(ShellFailure) -> Int {
    if query.limit != nil { return try await writeAtOnce(form) }
    var form = form
    let open = try await invocation.perform(OpenExport(query))
    let head = ListingHead(
      total: open.total, sections: open.sections, extraColumns: open.extraColumns)
    do throws(ShellFailure) {
      try invocation.output.write(form.begin(head))
      while true {
        let page = try await invocation.perform(NextExport(session: open.session)).bookmarks
        if page.isEmpty { break }
        try invocation.output.write(form.page(page))
        if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      }
      try invocation.output.write(form.end(total: open.total))
    } catch {
      await close(open.session)
      throw error
    }
    await close(open.session)
    return open.total
  }

  private func writeAtOnce(_ form: any ListingForm) async throws(ShellFailure) -> Int {
    var form = form
    // The first few are shown before all are counted.
    let countsLater = form.totalPlace != .first
    let reply = try await invocation.perform(
      ListBookmarks(query, counts: countsLater ? false : nil))
    var names = ExtraColumnNames()
    for listed in reply.bookmarks { names.add(listed.bookmark.content.extras) }
    let head = ListingHead(
      total: reply.total, sections: reply.sections,
      extraColumns: names.columns)
    try invocation.output.write(form.begin(head) + form.page(reply.bookmarks))
    var total = reply.total
    if total == nil, form.totalPlace == .last {
      try invocation.output.flush()
      var all = query
      all.sections = []
      total = try await invocation.perform(CountBookmarks(all)).total
    }
    try invocation.output.write(form.end(total: total))
    return total ?? reply.bookmarks.count
  }

  /// The lease ends by itself, so a failure here is none.
  private func close(_ session: Int) async {
    do throws(ShellFailure) {
      _ = try await invocation.perform(CloseExport(session: session))
    } catch {}
  }
}
