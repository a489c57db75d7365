import BookmarkCommands
import BookmarkModel
import Localization
import Testing

@testable import BookmarkShell

@Suite("Pages for people")
struct ExportPageTests {
  private static let sections = [
    BookmarkSection(values: ["book", "done"], count: 1),
    BookmarkSection(values: ["book", "wish"], count: 1),
    BookmarkSection(values: ["movie", nil], count: 1),
  ]
  private static let keys = [SectionKey(.type), SectionKey(.status)]

  /// Texts that would be more than text if they weren't escaped.
  private static let evil: Bookmark = {
    var content = BookmarkContent(type: .movie)
    content.titles = [
      Title("<script>alert(1)</script> &amp; *x* \u{1B}[31m \u{202E}", language: "\"x")
    ]
    content.creators = [Creator("A\" onload=\"b", role: .director)]
    content.url = "JavaScript:alert(1)"
    content.tags = ["<i>", "a|b"]
    content.review = "# not a heading\n1. no list\n<img src=x>"
    content.note = "for me alone"
    return ShellSample.bookmark(3, content)
  }()

  private static let linked: Bookmark = {
    var content = BookmarkContent(type: .book)
    content.titles = [Title("三体", language: "zh-Hans")]
    content.creators = [Creator("刘慈欣", role: .author)]
    content.published = PartialDate(year: 2008)
    content.status = .done
    content.rating = Rating("4.5")
    content.isFavourite = true
    content.url = "https://example.org/a b?c=\"<d>\"&e"
    return ShellSample.bookmark(1, content)
  }()

  private func page(_ form: any ListingForm) -> String {
    var form = form
    let emma = ShellSample.bookmark(2, .book, "Emma", status: .wish)
    let listed = [Self.linked, emma, Self.evil].enumerated()
      .map { ListedBookmark(section: $0.offset, bookmark: $0.element) }
    let bytes =
      form.begin(ListingHead(total: 3, sections: Self.sections)) + form.page(listed)
      + form.end(total: 3)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Markdown has a heading for each section, and escapes what isn't its own")
  func markdown() {
    let page = page(MarkdownPage(keys: Self.keys, text: ValueText(.english)))
    #expect(
      page == ##"""
        # Books, movies and music

        3 bookmarks

        ## Books (2)

        ### Read (1)

        - [**三体**](<https://example.org/a%20b?c=%22%3Cd%3E%22&e>) · 刘慈欣 · 2008 · Read · ★★★★½ · ♥

        ### Want to read (1)

        - **Emma** · Want to read

        ## Movies (1)

        ### Without status (1)

        - **&lt;script>alert(1)&lt;/script> &amp;amp; \*x\* ^\[\[31m \\u{202E}** · A" onload="b — &lt;i>, a\|b

          > \# not a heading\
          > 1\. no list\
          > &lt;img src=x>


        """##)
  }

  @Test("HTML is one page with its own style and links to its sections")
  func html() {
    let page = page(HTMLPage(keys: Self.keys, isWhole: true, text: ValueText(.english)))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("</ul>\n</main>\n</body>\n</html>\n"))
    for part in [
      "<nav><a href=\"#s1\">Books</a>\n<a href=\"#s2\">Movies</a></nav>\n",
      "<h2 id=\"s1\">Books (2)</h2>\n<h3>Read (1)</h3>\n<ul>\n<li>",
      "</ul>\n<h3>Want to read (1)</h3>\n<ul>\n", "</ul>\n<h2 id=\"s2\">Movies (1)</h2>\n",
      "<li><a href=\"https://example.org/a%20b?c=%22%3Cd%3E%22&amp;e\">"
        + "<cite lang=\"zh-Hans\" dir=\"auto\">三体</cite></a> <span dir=\"auto\">刘慈欣</span>",
      "<b>★★★★½</b> <b>♥</b></li>",
      "prefers-color-scheme: dark", "@media print", "default-src 'none'",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // Nothing is fetched, and nothing runs.
    for part in ["<script", "src=", "@import", "url(", "<link"] {
      #expect(!page.replacing("&lt;img src=x&gt;", with: "").contains(part), "\(part)")
    }
  }

  @Test("no text of a bookmark becomes an element, an attribute or a link")
  func escaped() {
    let page = page(HTMLPage(keys: Self.keys, isWhole: true, text: ValueText(.english)))
    #expect(
      page.contains(
        """
        <li><cite dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; *x* ^[[31m \\u{202E}</cite> \
        <span dir="auto">A&quot; onload=&quot;b</span> <i dir="auto">&lt;i&gt;</i> \
        <i dir="auto">a|b</i>
        <blockquote dir="auto"># not a heading<br>
        1. no list<br>
        &lt;img src=x&gt;</blockquote></li>

        """))
    #expect(!page.contains("JavaScript") && !page.contains("for me alone"))
    #expect(!page.utf8.contains(0x1B) && !page.unicodeScalars.contains("\u{202E}"))
  }

  @Test("pages are in the person's language")
  func chinese() {
    let text = ValueText(.simplifiedChinese)
    let html = page(HTMLPage(keys: Self.keys, isWhole: true, text: text))
    #expect(html.contains("<html lang=\"zh-Hans\">"))
    #expect(html.contains("<title>书影音</title>") && html.contains("<h3>读过 (1)</h3>"))
    #expect(page(MarkdownPage(keys: Self.keys, text: text)).contains("## 书籍 (2)"))
  }

  @Test("a part of a listing names no sections that may be empty")
  func part() {
    let page = page(HTMLPage(keys: Self.keys, isWhole: false, text: ValueText(.english)))
    #expect(!page.contains("<nav>"))
  }
}
