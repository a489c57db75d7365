import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON

/// What a row does, as a JSON object for programs.
struct RowEffectJSON {
  let text: ValueText

  /// The object on a line of its own.
  func line(_ effect: RowEffect) -> [UInt8] {
    var writer = JSONWriter()
    write(effect, to: &writer)
    writer.endLine()
    return writer.take()
  }

  /// Writes the object as a value.
  func write(_ effect: RowEffect, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("row", effect.kind.rawValue)
    if let part = effect.part { writer.member("part", part) }
    writer.name("line")
    writer.int(effect.line)
    if let problem = effect.problem {
      writer.member("column", problem.row.column)
      writer.member("value", problem.row.value)
      writer.member("reason", ProblemText(text).reason(problem))
    } else {
      writeWork(effect, to: &writer)
    }
    writer.endObject()
  }

  private func writeWork(_ effect: RowEffect, to writer: inout JSONWriter) {
    if let id = effect.preview?.id {
      writer.name("id")
      writer.int(Int(id))
    }
    writer.member("type", effect.content.type.rawValue)
    writer.member("title", (effect.preview?.before ?? effect.content).mainTitle?.text)
    if let refusal = effect.refusal {
      writer.member("reason", refusal.reason.rawValue)
      writer.name("bookmarks")
      writer.beginArray()
      for bookmark in refusal.bookmarks { writer.int(Int(bookmark.id)) }
      writer.endArray()
    }
    guard let preview = effect.preview, effect.kind != .unchanged else { return }
    writer.name("fields")
    writer.beginArray()
    if effect.kind == .conflicting {
      for field in effect.kept {
        let isTyped = preview.typed.contains(field)
        write(field, preview.after, effect.content, isTyped: isTyped, to: &writer)
      }
    } else {
      for change in FieldChange.all(from: preview.before, to: preview.after, { $1.values(of: $0) })
      {
        write(change.field, preview.before, preview.after, isTyped: nil, to: &writer)
      }
    }
    writer.endArray()
  }

  private func write(
    _ field: BookmarkField, _ before: BookmarkContent, _ after: BookmarkContent, isTyped: Bool?,
    to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("field", field.rawValue)
    for (name, content) in [("from", before), ("to", after)] {
      let values = content.values(of: field)
      writer.name(name)
      if field.isList || field == .extra {
        writer.beginArray()
        for value in values { writer.string(value) }
        writer.endArray()
      } else if let value = values.first {
        writer.string(value)
      } else {
        writer.null()
      }
    }
    if let isTyped {
      writer.name("typed")
      writer.bool(isTyped)
    }
    writer.endObject()
  }
}
