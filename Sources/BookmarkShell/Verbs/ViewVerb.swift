import BookmarkCommands
import BookmarkModel
import Localization

/// `view`: the saved views; `view NAME` lists one, `view NAME QUERY` saves, `--remove` forgets.
enum ViewVerb: ShellVerb {
  static let guide = ListViews.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = invocation.words.words
    let isRemoval = invocation.words.options.contains("remove")
    guard let first = words.first else {
      if isRemoval { throw .grammar(GrammarError(.missingOptionValue("view"))) }
      let table = ViewTable(invocation: invocation)
      try await table.write(try await views(invocation))
      return .success
    }
    let name = try invocation.parse { () throws(GrammarError) in try ViewName.read(first) }
    if isRemoval, words.count > 1 {
      throw .grammar(GrammarError(.unexpectedWord(words[1].text), at: words[1].columns))
    }
    if words.count > 1 {
      try await save(name, Array(words.dropFirst()), invocation)
    } else if isRemoval {
      try await remove(name, first.columns, invocation)
    } else {
      try await show(name, first.columns, invocation)
    }
    return .success
  }

  private static func views(_ invocation: Invocation) async throws(ShellFailure) -> [SavedView] {
    try await invocation.perform(ListViews()).views
  }

  private static func expansion(_ views: [SavedView], _ invocation: Invocation)
    throws(ShellFailure) -> ViewExpansion
  {
    var context = try invocation.grammar
    context.views = views
    return ViewExpansion(context: context)
  }

  private static func show(_ name: String, _ columns: Range<Int>, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let form = try OutputForm(invocation.words, in: invocation.messages)
    let expansion = try expansion(try await views(invocation), invocation)
    let query = try invocation.parse { () throws(GrammarError) in
      try expansion.query(named: name, at: columns)
    }
    try await ListVerb.show(invocation.narrowed(query), form, invocation)
  }

  private static func save(_ name: String, _ words: [GrammarWord], _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let text = SavedQueryText.of(words, in: invocation.words.line)
    let view = SavedView(name: name, query: text)
    // The words are read as they will be: with the view itself in its place, to find a circle.
    let others = try await views(invocation).filter { $0.key != view.key }
    var expansion = try expansion(others + [view], invocation)
    expansion.path = [name]
    let parser = QueryParser(expansion)
    let query = try invocation.parse { () throws(GrammarError) in try parser.query(words) }
    let reply = try await invocation.perform(SetView(view))
    let messages = invocation.messages
    let found = try await ViewTable.count(invocation.narrowed(query), invocation)
    let count = messages.countBookmarks(count: found)
    let safe = invocation.text.safe
    let sentence =
      if let old = reply.replaced, old.query != view.query {
        messages.shellViewReplaced(name: safe(name), bookmarks: count, query: safe(old.query))
      } else {
        messages.shellViewSaved(name: safe(name), bookmarks: count)
      }
    try invocation.output.write(sentence + "\n")
  }

  private static func remove(_ name: String, _ columns: Range<Int>, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let expansion = try expansion(try await views(invocation), invocation)
    let view = try invocation.parse { () throws(GrammarError) in
      try expansion.view(named: name, at: columns)
    }
    let removed = try await invocation.perform(RemoveView(view.name)).removed
    let safe = invocation.text.safe
    let sentence = invocation.messages.shellViewRemoved(
      name: safe(removed.name), query: safe(removed.query))
    try invocation.output.write(sentence + "\n")
  }
}
