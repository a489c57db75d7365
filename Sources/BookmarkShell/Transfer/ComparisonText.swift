import BookmarkExchange
import BookmarkModel
import Localization

/// What differs between an export and the collection, in sentences, the first of them the sum.
struct ComparisonText {
  let text: ValueText

  func sentence(_ comparison: ExportComparison, name: String) -> String {
    let messages = text.messages
    var lines = [messages.exportVerifyDiffers(path: text.safe(name), count: comparison.differing)]
    lines += comparison.differences.map { "  " + line($0) }
    let shown = comparison.differences.count
    if comparison.differing > shown {
      lines.append("  " + messages.exportVerifyMore(count: comparison.differing - shown))
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ difference: ExportComparison.Difference) -> String {
    let messages = text.messages
    switch difference {
    case .field(let bookmark, let field, let kept, let read):
      return messages.exportVerifyField(
        bookmark: text.line(bookmark), field: field.title(in: messages), kept: cut(kept),
        read: cut(read))
    case .extra(let bookmark, let name, let kept, let read):
      return messages.exportVerifyField(
        bookmark: text.line(bookmark), field: cut(name), kept: cut(kept), read: cut(read))
    case .missing(let bookmark):
      return messages.exportVerifyMissing(bookmark: text.line(bookmark))
    case .surplus(let line): return messages.exportVerifySurplus(line: line ?? 0)
    case .unreadable(let line): return messages.exportVerifyUnreadable(line: line)
    }
  }

  /// As much of a value as fits into a line.
  private func cut(_ value: String) -> String {
    let shown = text.safe(String(value.prefix(60)))
    return value.count > 60 ? shown + "…" : shown
  }
}
