import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// What came of an undo or a redo, for a person and for a program.
struct ReversalReport {
  private let reply: UndoChange.Reply
  private let isPreview: Bool
  private let text: ValueText

  init(_ reply: UndoChange.Reply, isPreview: Bool, text: ValueText) {
    self.reply = reply
    self.isPreview = isPreview
    self.text = text
  }

  private var messages: Messages { text.messages }
  private var number: Int { Int(reply.target.number) }

  /// What was taken back.
  var heading: String {
    let what = text.change(reply.target)
    let sentence =
      switch (isPreview, reply.isUndone) {
      case _ where reply.effect.isEmpty: messages.undoNothing(number: number, what: what)
      case (false, true): messages.undoUndone(number: number, what: what)
      case (false, false): messages.undoRedone(number: number, what: what)
      case (true, true): messages.undoWouldUndo(number: number, what: what)
      case (true, false): messages.undoWouldRedo(number: number, what: what)
      }
    return sentence + "\n"
  }

  /// How many bookmarks it touches, in which way.
  var counts: String {
    let effect = reply.effect
    var parts: [String] = []
    if effect.removed > 0 { parts.append(messages.undoRemoved(count: effect.removed)) }
    if effect.restored > 0 { parts.append(messages.undoRestored(count: effect.restored)) }
    if effect.returned > 0 { parts.append(messages.undoReturned(count: effect.returned)) }
    if effect.decisions > 0 {
      parts.append(
        reply.isUndone
          ? messages.undoDecisions(count: effect.decisions)
          : messages.undoDecisionsAgain(count: effect.decisions))
    }
    return parts.isEmpty ? "" : parts.joined(separator: " · ") + "\n"
  }

  /// The bookmarks that it leaves as they are.
  var remains: String {
    let effect = reply.effect
    var lines = ""
    if effect.kept > 0 {
      lines += messages.undoKept(count: effect.kept) + "\n"
      lines += list(effect.keptExamples, of: effect.kept)
      if reply.isUndone { lines += messages.undoTakeAll(number: number) + "\n" }
    }
    if effect.blocked > 0 {
      lines += messages.undoBlocked(count: effect.blocked) + "\n"
      lines += list(effect.blockedExamples, of: effect.blocked)
    }
    return lines
  }

  /// How it is taken back in turn.
  func way(includesEdited: Bool) -> String {
    // A redo takes back plain undos only, an undo everything.
    if reply.isUndone, !includesEdited { return messages.undoBringBack + "\n" }
    return messages.importChange(number: reply.change.map { Int($0) } ?? number) + "\n"
  }

  private func list(_ examples: [Bookmark], of count: Int) -> String {
    var lines = examples.map { "  \(text.line($0))\n" }
    let more = count - examples.count
    if more > 0 { lines.append("  \(messages.importMore(count: more))\n") }
    return lines.joined()
  }

  /// The same as one JSON object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("target")
    writer.change(reply.target)
    writer.name("undone")
    writer.bool(reply.isUndone)
    let effect = reply.effect
    for (name, count) in [
      ("removed", effect.removed), ("restored", effect.restored), ("returned", effect.returned),
      ("kept", effect.kept), ("blocked", effect.blocked), ("decisions", effect.decisions),
    ] {
      writer.name(name)
      writer.int(count)
    }
    for (name, bookmarks) in [
      ("keptExamples", effect.keptExamples), ("blockedExamples", effect.blockedExamples),
    ] {
      writer.name(name)
      writer.beginArray()
      for bookmark in bookmarks {
        writer.beginObject()
        writer.name("id")
        writer.int(Int(bookmark.id))
        writer.member("title", bookmark.content.displayTitle(preferring: text.language.tag))
        writer.endObject()
      }
      writer.endArray()
    }
    writer.name("change")
    if let change = reply.change { writer.int(Int(change)) } else { writer.null() }
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension ValueText {
  /// A change as what was typed: `import items.csv`, `set`, `undo 41`.
  func change(_ change: ChangeSummary) -> String {
    let object = change.source ?? change.target.map { String($0) }
    return safe([change.command, object].compactMap(\.self).joined(separator: " "))
  }
}

extension JSONWriter {
  /// A change as an object.
  mutating func change(_ change: ChangeSummary) {
    beginObject()
    name("number")
    int(Int(change.number))
    member("command", change.command)
    member("source", change.source)
    member("service", change.service)
    member("time", change.time.description)
    for (name, count) in [
      ("added", change.added), ("changed", change.changed), ("removed", change.removed),
    ] {
      self.name(name)
      int(count)
    }
    for (name, number) in [
      ("undoes", change.undoes), ("target", change.target), ("undoneBy", change.undoneBy),
    ] {
      self.name(name)
      if let number { int(Int(number)) } else { null() }
    }
    endObject()
  }
}
