import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// A listing as one page of HTML that needs nothing beside itself and runs nothing.
struct HTMLPage: ListingForm {
  private let text: ValueText
  /// Whether every section that is named has its bookmarks, so that links to them go somewhere.
  private let isWhole: Bool
  private var headings: SectionHeadings
  private var sections = 0
  private var isListOpen = false

  init(keys: [SectionKey], isWhole: Bool, text: ValueText) {
    (self.text, self.isWhole) = (text, isWhole)
    headings = SectionHeadings(keys: keys, text: text)
  }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    headings.begin(head.sections)
    let title = text.messages.exportPageTitle
    let count = HTMLEscape.text(text.messages.countBookmarks(count: head.total ?? 0))
    let beginning = HTMLDocument.beginning(
      title: title, language: text.language, css: HTMLPageStyle.css)
    return Array(
      """
      \(beginning)<header><h1>\(HTMLEscape.text(title))</h1><p>\(count)</p></header>
      \(contents)<main>

      """.utf8)
  }

  /// Links to the outermost sections, where there are several.
  private var contents: String {
    let outline = isWhole ? headings.outline : []
    guard outline.count > 1 else { return "" }
    let links = outline.enumerated().map { index, title in
      "<a href=\"#s\(index + 1)\">\(HTMLEscape.text(title))</a>"
    }
    return "<nav>\(links.joined(separator: "\n"))</nav>\n"
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    var page = ""
    for listed in bookmarks {
      for heading in headings.next(listed.section) {
        page += close()
        let tag = "h\(min(6, heading.level + 2))"
        if heading.level == 0 { sections += 1 }
        let id = heading.level == 0 ? " id=\"s\(sections)\"" : ""
        page += "<\(tag)\(id)>\(HTMLEscape.text(heading.text))</\(tag)>\n"
      }
      if !isListOpen { page += "<ul>\n" }
      isListOpen = true
      page += entry(PageEntry(listed.bookmark, text: text))
    }
    return Array(page.utf8)
  }

  mutating func end(total: Int?) -> [UInt8] {
    Array((close() + "</main>\n</body>\n</html>\n").utf8)
  }

  private mutating func close() -> String {
    defer { isListOpen = false }
    return isListOpen ? "</ul>\n" : ""
  }

  private func entry(_ entry: PageEntry) -> String {
    let language = entry.titleLanguage.map { " lang=\"\($0)\"" } ?? ""
    let title = "<cite\(language) dir=\"auto\">\(HTMLEscape.text(entry.title))</cite>"
    var line = "<li>"
    line += entry.link.map { "<a href=\"\(HTMLEscape.text($0))\">\(title)</a>" } ?? title
    for fact in entry.facts { line += " <span dir=\"auto\">\(HTMLEscape.text(fact))</span>" }
    if let stars = entry.stars { line += " <b>\(HTMLEscape.text(stars))</b>" }
    if entry.isFavourite { line += " <b>♥</b>" }
    for tag in entry.tags { line += " <i dir=\"auto\">\(HTMLEscape.text(tag))</i>" }
    if !entry.review.isEmpty {
      let lines = entry.review.map { HTMLEscape.text($0) }.joined(separator: "<br>\n")
      line += "\n<blockquote dir=\"auto\">\(lines)</blockquote>"
    }
    return line + "</li>\n"
  }
}
