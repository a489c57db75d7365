import BookmarkExchange
import BookmarkModel

/// A source and all that came of it, a line for each item, note and error.
enum SourcePicture {
  /// Reads a text and draws what came of it.
  static func of(
    _ text: String, name: String = "list.csv", options: SourceOptions = SourceOptions()
  ) -> String {
    lines(Array(text.utf8), name: name, options: options).joined(separator: "\n")
  }

  /// Reads bytes in pieces of a size, and draws what came of them.
  static func lines(
    _ bytes: [UInt8], name: String = "list.csv", options: SourceOptions = SourceOptions(),
    pieces: Int = 1 << 16
  ) -> [String] {
    var reader = SourceReader(name: name, options: options)
    var lines: [String] = []
    func pull() {
      do throws(SourceError) {
        while let item = try reader.next() { lines += draw(item) }
      } catch {
        lines.append("error: \(error)")
      }
    }
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      reader.append(Array(bytes[start..<min(start + pieces, bytes.count)]))
      pull()
    }
    reader.finish()
    pull()
    return lines
  }

  /// Everything that is known, in the text forms of the fields.
  static func draw(_ content: BookmarkContent) -> String {
    let fields = BookmarkField.content.compactMap { field -> String? in
      let text = content.text(of: field)
      return text.isEmpty ? nil : "\(field.rawValue): \(escaped(text))"
    }
    let extras = content.extras.map { "\($0.name) = \(escaped($0.value))" }
    return (fields + extras).joined(separator: " | ")
  }

  private static func draw(_ item: SourceItem) -> [String] {
    switch item {
    case .draft(let draft, let notes, _):
      let mark = draft.isEvent ? "event " : ""
      let line = "\(mark)\(draft.line ?? 0) \(draw(draft.content))"
      return [line] + notes.map { "  \(draw($0))" }
    case .rejected(let row):
      let place = row.endLine == row.line ? "\(row.line)" : "\(row.line)-\(row.endLine)"
      let number = row.itemNumber.map { " #\($0)" } ?? ""
      let column = row.column.map { " \($0): \(row.value)" } ?? ""
      return ["rejected \(place)\(number)\(column) \(draw(row.reason))"]
    case .skipped(let line, let reason): return ["skipped \(line) \(reason)"]
    }
  }

  private static func draw(_ note: RowNote) -> String {
    let column = note.column.map { " \($0): \(note.value)" } ?? ""
    return "note \(note.line)\(column) \(note.kind)"
  }

  private static func draw(_ reason: RejectReason) -> String {
    if case .field(let reason) = reason { return reason.rawValue }
    if case .brokenJSON(let problem, let line, let column) = reason {
      return "brokenJSON \(problem) at \(line):\(column)"
    }
    return "\(reason)"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{3000}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
