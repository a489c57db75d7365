import BookmarkCommands
import BookmarkModel
import Localization

/// `history`: what was done to the collection, or to one bookmark, field by field.
enum HistoryVerb: ShellVerb {
  static let guide = ShowHistory.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let context = try invocation.grammar
    let isLimit = { (word: GrammarWord) in word.text.hasPrefix("limit:") }
    let shape = invocation.words.words.filter(isLimit)
    let words = invocation.words.words.filter { !isLimit($0) }
    let limit = try invocation.parse { () throws(GrammarError) in
      try QueryParser(context).query(shape)
    }.limit
    var command = ShowHistory()
    if let limit { command.limit = limit }
    var target: TargetResolution.Result?
    if !words.isEmpty {
      target = try await TargetResolution(invocation: invocation).resolve(words)
      command.filter = target?.filter
    }
    let reply = try await invocation.perform(command)
    if let target, reply.bookmarks.isEmpty {
      throw .command(CommandFailure(.notFound, ["target": target.text]))
    }
    let page = HistoryPage(
      reply: reply, text: invocation.text, style: invocation.style, width: invocation.width)
    if invocation.words.options.contains("json") {
      try invocation.output.write(page.json)
    } else {
      try invocation.output.write(target == nil ? page.changes : page.bookmarks)
    }
    return .success
  }
}
