import BookmarkCommands
import BookmarkModel
import Localization

/// A listing for people: headings, aligned columns, and a sum at the end on a terminal.
struct TableListing: ListingForm {
  /// The columns of a listing for which none were asked.
  static let usualColumns: [BookmarkField] = [.id, .title, .creator, .year, .status, .rating]

  private let titles: SectionTitle
  private let text: ValueText
  private let style: TerminalStyle
  /// The columns of the terminal; `nil` when the output isn't cut to a width.
  private let width: Int?
  private let hasFooter: Bool
  private var layout: TableLayout
  private var head = ListingHead(total: 0)
  private var shown = 0
  private var section: Int?

  init(
    _ columns: [BookmarkField] = usualColumns, keys: [SectionKey], text: ValueText,
    style: TerminalStyle, width: Int?, hasFooter: Bool
  ) {
    titles = SectionTitle(keys: keys, text: text)
    self.text = text
    self.style = style
    self.width = width
    self.hasFooter = hasFooter
    layout = TableLayout(columns)
  }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    self.head = head
    return []
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    let rows = bookmarks.map { listed in
      layout.fields.map { text.cell($0, of: listed.bookmark) }
    }
    layout.widen(for: rows)
    let indent = String(repeating: "  ", count: max(1, titles.keys.count))
    let columns = layout.fitted(to: width, indent: indent.utf8.count)
    var page = ""
    for (listed, row) in zip(bookmarks, rows) {
      if listed.section != section { page += headings(for: listed.section) }
      page += indent + layout.line(row, columns, cut: width != nil, style: style) + "\n"
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

  /// The headings that change when a section begins.
  private mutating func headings(for index: Int) -> String {
    defer { section = index }
    guard !titles.keys.isEmpty, head.sections.indices.contains(index) else { return "" }
    let new = head.sections[index]
    let old = section.flatMap { head.sections.indices.contains($0) ? head.sections[$0] : nil }
    let first = titles.keys.indices.first { level in
      guard let old, level < old.values.count, level < new.values.count else { return true }
      return old.values[level] != new.values[level]
    }
    var lines = old != nil && first == 0 ? "\n" : ""
    for level in (first ?? 0)..<titles.keys.count {
      lines += String(repeating: "  ", count: level) + style.bold(heading(new, level: level)) + "\n"
    }
    return lines
  }

  /// How many bookmarks stand in all sections that are the same as this one down to a level.
  private func count(of section: BookmarkSection, level: Int) -> Int {
    if level + 1 == titles.keys.count { return section.count }
    let outer = section.values.prefix(level + 1)
    return head.sections.reduce(0) {
      $1.values.prefix(level + 1) == outer ? $0 + $1.count : $0
    }
  }

  private func heading(_ section: BookmarkSection, level: Int) -> String {
    let title = titles.of(section, level: level)
    // What stands in several inner sections would be counted more than once.
    if titles.keys.dropFirst(level + 1).contains(where: { $0.property.isMultiple }) { return title }
    return text.messages.listingHeading(title: title, count: count(of: section, level: level))
  }
}
