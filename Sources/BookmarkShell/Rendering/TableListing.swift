import BookmarkCommands
import BookmarkModel
import Localization

/// A listing for people: headings, aligned columns, and a sum at the end on a terminal.
struct TableListing: ListingForm {
  /// The columns of a listing for which none were asked.
  static let usualColumns: [BookmarkField] = [.id, .title, .creator, .year, .status, .rating]

  private let text: ValueText
  private let style: TerminalStyle
  /// The columns of the terminal; `nil` when the output isn't cut to a width.
  private let width: Int?
  private let hasFooter: Bool
  private var layout: TableLayout
  private var headings: SectionHeadings
  private var shown = 0

  init(
    _ columns: [BookmarkField] = usualColumns, keys: [SectionKey], text: ValueText,
    style: TerminalStyle, width: Int?, hasFooter: Bool
  ) {
    headings = SectionHeadings(keys: keys, text: text)
    self.text = text
    self.style = style
    self.width = width
    self.hasFooter = hasFooter
    layout = TableLayout(columns)
  }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    headings.begin(head.sections)
    return []
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    let rows = bookmarks.map { listed in
      layout.fields.map { text.cell($0, of: listed.bookmark) }
    }
    layout.widen(for: rows)
    let indent = String(repeating: "  ", count: max(1, headings.levels))
    let columns = layout.fitted(to: width, indent: indent.utf8.count)
    var page = ""
    for (listed, row) in zip(bookmarks, rows) {
      page +=
        lines(for: listed.section) + indent
        + layout.line(row, columns, cut: width != nil, style: style) + "\n"
    }
    shown += bookmarks.count
    return Array(page.utf8)
  }

  var totalPlace: ListingTotalPlace { hasFooter ? .last : .nowhere }

  mutating func end(total: Int?) -> [UInt8] {
    guard hasFooter, let total, total > 0 else { return [] }
    let sum =
      shown < total
      ? text.messages.listingShownOf(shown: shown, total: total)
      : text.messages.countBookmarks(count: total)
    return Array("\(style.dim(sum))\n".utf8)
  }

  /// The headings that change when a section begins, each on a line.
  private mutating func lines(for section: Int) -> String {
    let isFirst = headings.isFirst
    let new = headings.next(section)
    return new.reduce(into: !isFirst && new.first?.level == 0 ? "\n" : "") { lines, heading in
      let indent = String(repeating: "  ", count: heading.level)
      lines += indent + style.bold(heading.text) + "\n"
    }
  }
}
