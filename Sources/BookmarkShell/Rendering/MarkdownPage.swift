import BookmarkCommands
import BookmarkModel
import Localization

/// A listing as a Markdown document: headings for sections, an entry for each bookmark.
struct MarkdownPage: ListingForm {
  private let text: ValueText
  private var headings: SectionHeadings
  private var isAfterEntry = false

  init(keys: [SectionKey], text: ValueText) {
    self.text = text
    headings = SectionHeadings(keys: keys, text: text)
  }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    headings.begin(head.sections)
    let count = text.messages.countBookmarks(count: head.total ?? 0)
    return Array("# \(text.messages.exportPageTitle)\n\n\(count)\n\n".utf8)
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    var page = ""
    for listed in bookmarks {
      for heading in headings.next(listed.section) {
        if isAfterEntry { page += "\n" }
        isAfterEntry = false
        let marks = String(repeating: "#", count: min(6, heading.level + 2))
        page += "\(marks) \(MarkdownText.inline(heading.text))\n\n"
      }
      page += entry(PageEntry(listed.bookmark, text: text))
      isAfterEntry = true
    }
    return Array(page.utf8)
  }

  mutating func end(total: Int?) -> [UInt8] { [] }

  private func entry(_ entry: PageEntry) -> String {
    let title = "**\(MarkdownText.inline(entry.title))**"
    var parts = [entry.link.map { "[\(title)](<\($0)>)" } ?? title]
    parts += entry.facts.map(MarkdownText.inline)
    if let stars = entry.stars { parts.append(stars) }
    if entry.isFavourite { parts.append("♥") }
    var line = "- " + parts.joined(separator: " · ")
    if !entry.tags.isEmpty {
      line += " — " + entry.tags.map(MarkdownText.inline).joined(separator: ", ")
    }
    line += "\n"
    if entry.review.isEmpty { return line }
    // Lines of a quotation would flow together without a backslash at their ends.
    let review = entry.review.map { "  > " + MarkdownText.line($0) }.joined(separator: "\\\n")
    return line + "\n" + review + "\n\n"
  }
}
