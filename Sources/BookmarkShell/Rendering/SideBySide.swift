import BookmarkModel
import Localization
import Text

/// Two bookmarks beside each other, field by field; what is the same in both is dim.
struct SideBySide {
  let text: ValueText
  let style: TerminalStyle
  let width: Int

  private static let gap = "  "
  private static let fields: [BookmarkField] = BookmarkField.content.filter { $0 != .experience }

  /// The lines, wide as the terminal.
  func text(_ first: Bookmark, _ second: Bookmark) -> String {
    var rows: [(label: String, cells: [String])] = []
    for field in [.id] + Self.fields + [.finished, .source] {
      let cells = [first, second].map { cell(field, $0) }
      if cells.contains(where: { !$0.isEmpty }) {
        rows.append((field == .id ? "" : field.title(in: text.messages), cells))
      }
    }
    let labels = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let column = max(16, (width - labels - 3 * Self.gap.utf8.count) / 2)
    return "\n" + rows.map { line($0.label, $0.cells, labels, column) }.joined()
  }

  private func line(_ label: String, _ cells: [String], _ labels: Int, _ column: Int) -> String {
    let shown = cells.map { DisplayWidth.truncated($0, to: column) }
    let isSame = cells[0] == cells[1]
    let left = DisplayWidth.padded(shown[0], to: column)
    let values = [left, shown[1]].map { isSame ? style.dim($0) : $0 }.joined(separator: Self.gap)
    return Self.gap + style.dim(DisplayWidth.padded(label, to: labels)) + Self.gap + values + "\n"
  }

  private func cell(_ field: BookmarkField, _ bookmark: Bookmark) -> String {
    switch field {
    case .year: bookmark.published?.description ?? ""
    case .creator: text.joined(bookmark.creators.map(\.name))
    case .source: text.messages.listingChange(number: Int(bookmark.change))
    default: text.cell(field, of: bookmark).replacing("\n", with: " ")
    }
  }
}
