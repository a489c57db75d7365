import BookmarkCommands
import BookmarkModel
import JSON
import Localization
import Text

/// The history of a collection or of single bookmarks, for a person and for a program.
struct HistoryPage {
  let reply: ShowHistory.Reply
  let text: ValueText
  let style: TerminalStyle
  let width: Int?

  private var messages: Messages { text.messages }

  /// A line for each change: number, time, command, what it did, and what has undone it.
  var changes: String {
    if reply.changes.isEmpty { return messages.historyEmpty + "\n" }
    let rows = reply.changes.map { change in
      [
        String(change.number), change.time.localText, text.change(change),
        counts(of: change).joined(separator: " · "),
      ]
    }
    let widths = (0..<4).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = [
        DisplayWidth.padded(row[0], to: widths[0], alignment: .trailing), row[1],
        DisplayWidth.padded(row[2], to: widths[2]), row[3],
      ]
      let line = "  " + cells.joined(separator: "  ")
      return (width.map { DisplayWidth.truncated(line, to: $0) } ?? line) + "\n"
    }.joined()
  }

  private func counts(of change: ChangeSummary) -> [String] {
    var parts: [String] = []
    let isReversal = change.target != nil
    if change.added > 0 {
      parts.append(
        isReversal
          ? messages.undoReturned(count: change.added) : messages.importAdded(count: change.added))
    }
    if change.changed > 0 {
      parts.append(
        isReversal
          ? messages.undoRestored(count: change.changed)
          : messages.historyChanged(count: change.changed))
    }
    if change.removed > 0 { parts.append(messages.undoRemoved(count: change.removed)) }
    if let undo = change.undoneBy { parts.append(messages.historyUndone(number: Int(undo))) }
    return parts
  }

  /// A paragraph for each bookmark: what happened to it, and each field from what to what.
  var bookmarks: String { reply.bookmarks.map(paragraph).joined(separator: "\n") }

  private func paragraph(_ history: BookmarkHistory) -> String {
    let known = history.events.reversed().lazy.compactMap { $0.after ?? $0.before }.first
    var lines = style.bold(known.map(text.line) ?? "@\(history.id)") + "\n"
    for event in history.events {
      let change = event.change
      let line = event.before == nil ? event.after?.line : nil
      let source = [
        text.change(change),
        change.target == nil ? line.map { messages.listingLine(line: $0) } : nil,
        messages.listingChange(number: Int(change.number)),
        change.undoneBy.map { messages.historyUndone(number: Int($0)) },
      ]
      let what = text.language.joined(source.compactMap(\.self))
      lines += "  \(style.dim(change.time.localText))  \(title(of: event)) · \(what)\n"
      lines += fields(of: event)
    }
    return lines
  }

  private func title(of event: BookmarkHistory.Event) -> String {
    switch event.kind {
    case .added: messages.historyWasAdded
    case .changed: messages.historyWasChanged
    case .removed: messages.historyWasRemoved
    case .returned: messages.historyWasReturned
    }
  }

  private func fields(of event: BookmarkHistory.Event) -> String {
    guard let before = event.before, let after = event.after else { return "" }
    var lines = LabelledLines()
    for field in event.fields {
      let values = [before, after].map { bookmark in
        let value = text.cell(field, of: bookmark)
        return value.isEmpty ? "–" : value
      }
      // What a listing leaves out of a value may be all that differs.
      let isTold = values[0] != values[1]
      let texts = isTold ? values : [before, after].map { text.safe(exact(field, of: $0)) }
      lines.add(field.title(in: messages), "\(texts[0]) → \(texts[1])")
    }
    return lines.text(indent: 4, width: width, style: style)
  }

  /// A value in the form in which files hold it.
  private func exact(_ field: BookmarkField, of bookmark: Bookmark) -> String {
    if field != .extra { return bookmark.content.text(of: field) }
    return bookmark.content.extras.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// The same as one JSON object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("changes")
    writer.beginArray()
    for change in reply.changes { writer.change(change) }
    writer.endArray()
    writer.name("bookmarks")
    writer.beginArray()
    for history in reply.bookmarks {
      writer.beginObject()
      writer.name("id")
      writer.int(Int(history.id))
      writer.name("events")
      writer.beginArray()
      for event in history.events { write(event, to: &writer) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }

  private func write(_ event: BookmarkHistory.Event, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", event.kind.rawValue)
    writer.name("change")
    writer.change(event.change)
    writer.name("line")
    let line = event.kind == .added ? event.after?.line : nil
    if let line { writer.int(line) } else { writer.null() }
    writer.name("fields")
    writer.beginArray()
    for field in event.fields {
      writer.beginObject()
      writer.member("field", field.rawValue)
      writer.member("from", event.before.map { exact(field, of: $0) })
      writer.member("to", event.after.map { exact(field, of: $0) })
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
