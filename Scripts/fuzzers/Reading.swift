import BookmarkExchange
import BookmarkModel

/// Reads a source of a service: every row must be accounted for, no text may hold U+0000, and how
/// the input is cut may not matter.
func check(
  _ bytes: [UInt8], name: String, service: String? = nil, encoding: String? = "utf-8"
) {
  let options = SourceOptions(service: service, encoding: encoding)
  let whole = items(of: bytes, cutAt: 0, name, options)
  precondition(whole == items(of: bytes, cutAt: bytes.count / 2, name, options))
  precondition(!whole.contains { $0.utf8.contains(0) })
}

private func items(
  of bytes: [UInt8], cutAt cut: Int, _ name: String, _ options: SourceOptions
) -> [String] {
  var reader = SourceReader(name: name, options: options)
  var found: [String] = []
  reader.append(Array(bytes[..<cut]))
  reader.append(Array(bytes[cut...]))
  reader.finish()
  do throws(SourceError) {
    while let item = try reader.next() {
      switch item {
      case .draft(let draft, let notes, _): found.append(text(of: draft) + "\(notes.count)")
      case .rejected(let row): found.append("rejected \(row.line)")
      case .skipped(let line, _): found.append("skipped \(line)")
      }
    }
    precondition(found.count == reader.summary.rows)
  } catch {
    // What a source held before its error isn't used.
    return ["\(error)"]
  }
  return found
}

private func text(of draft: BookmarkDraft) -> String {
  BookmarkField.content.map { draft.content.text(of: $0) }.joined(separator: "|")
    + draft.content.extras.map { "\($0.name)=\($0.value)" }.joined()
}
