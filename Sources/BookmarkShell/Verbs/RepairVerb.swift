import BookmarkCommands
import JSON
import Localization
import Text

/// `repair`: what can be read of a damaged collection, in a new one.
enum RepairVerb: ShellVerb {
  static let guide = RepairStore.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let reply = try await invocation.perform(RepairStore())
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
    } else {
      for line in lines(reply, invocation) { try invocation.output.write(line + "\n") }
    }
    return .success
  }

  private static func lines(_ reply: RepairStore.Reply, _ invocation: Invocation) -> [String] {
    let messages = invocation.messages
    let saved = messages.countBookmarks(count: reply.saved)
    if reply.isSound { return [messages.repairSound(bookmarks: saved)] }
    var lines = [messages.repairSaved(bookmarks: saved)]
    if let lost = reply.lost, lost > 0 {
      lines.append(messages.repairLost(bookmarks: messages.countBookmarks(count: lost)))
    }
    if reply.incomplete > 0 {
      let count = messages.countBookmarks(count: reply.incomplete)
      lines.append(messages.repairIncomplete(bookmarks: count))
    }
    if reply.isHistoryLost { lines.append(messages.repairHistoryLost) }
    if let path = reply.damagedPath {
      lines.append(messages.repairKept(path: TerminalSafety.escaped(path)))
    }
    if let path = reply.backupPath, reply.lost != 0 || reply.incomplete > 0 {
      lines.append(messages.repairBackup(path: TerminalSafety.escaped(path)))
    }
    return lines
  }

  private static func json(_ reply: RepairStore.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("sound")
    writer.bool(reply.isSound)
    for (name, count) in [("saved", reply.saved), ("incomplete", reply.incomplete)] {
      writer.name(name)
      writer.int(count)
    }
    writer.name("lost")
    if let lost = reply.lost { writer.int(lost) } else { writer.null() }
    writer.name("historyLost")
    writer.bool(reply.isHistoryLost)
    writer.member("damaged", reply.damagedPath)
    writer.member("backup", reply.backupPath)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
