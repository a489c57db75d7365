import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON
import Localization

/// `duplicates`: pairs that are likely one work; at a terminal the person decides about each.
enum DuplicatesVerb: ShellVerb {
  static let guide = FindDuplicates.guide

  private static let usualLimit = 100

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let query = try await invocation.query()
    let reply = try await find(
      FindDuplicates(query.filter, limit: query.limit ?? usualLimit), invocation)
    let console = invocation.console
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
    } else if reply.pairs.isEmpty {
      try invocation.remark(invocation.messages.duplicatesNone)
    } else if console.isInputTerminal, console.isOutputTerminal {
      try await DuplicateWalk(invocation: invocation, pairs: reply.pairs).run()
    } else {
      try list(reply, invocation)
    }
    return .success
  }

  private static func find(_ command: FindDuplicates, _ invocation: Invocation)
    async throws(ShellFailure) -> FindDuplicates.Reply
  {
    let progress = ProgressLine(
      invocation.console, messages: invocation.messages, isQuiet: invocation.settings.isQuiet)
    var context = invocation.interruptible
    context.progress = { progress.storing($0) }
    defer { progress.clear() }
    return try await invocation.perform(command, in: context)
  }

  private static func list(_ reply: FindDuplicates.Reply, _ invocation: Invocation)
    throws(ShellFailure)
  {
    let text = invocation.text
    for pair in reply.pairs {
      try invocation.output.write(
        "\(text.line(pair.first))\n\(text.line(pair.second))\n  \(text.likeness(of: pair))\n")
    }
    try invocation.output.write(invocation.messages.duplicatesTotal(count: reply.total) + "\n")
  }

  private static func json(_ reply: FindDuplicates.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("total")
    writer.int(reply.total)
    writer.name("pairs")
    writer.beginArray()
    for pair in reply.pairs {
      writer.beginObject()
      writer.name("score")
      writer.int(pair.score)
      writer.name("reasons")
      writer.beginArray()
      for reason in pair.reasons { writer.string(reason.rawValue) }
      writer.endArray()
      writer.name("bookmarks")
      writer.beginArray()
      for bookmark in [pair.first, pair.second] {
        BookmarkJSON.write(bookmark, to: &writer, includingID: true)
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension ValueText {
  /// How likely a pair is one work, and why.
  func likeness(of pair: DuplicatePair) -> String {
    let reasons = pair.reasons.map { reason in
      messages.text(forKey: "duplicates.reason.\(reason.rawValue)") ?? reason.rawValue
    }
    return messages.duplicatesHead(score: pair.score, reasons: language.joined(reasons))
  }
}
