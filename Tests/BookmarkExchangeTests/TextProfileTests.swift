import BookmarkExchange
import Testing

@Suite("highlights, links and lists of ISBNs")
struct TextProfileTests {
  @Test("Kindle: the passages of one book are its note, a widened one once, marks before any block")
  func kindle() {
    let text = """
      \u{FEFF}Emma (Austen, Jane)
      - Your Highlight on page 1 | Added on Monday, 1 May 2023 18:26:53

      handsome, clever
      ==========
      \u{FEFF}Emma (Austen, Jane)
      - Your Highlight on page 1 | Added on Monday, 1 May 2023 18:27:01

      handsome, clever, and rich
      ==========
      活着 (余华)
      - 您在位置 #12-13的标注 | 添加于 2023年5月1日

      人是为活着本身而活着
      ==========
      Emma (Austen, Jane)
      - Your Bookmark on page 9 | Added on Monday, 1 May 2023 19:00:00


      ==========
      """
    let expected = """
      1 type: book | title: Emma | creator: Jane Austen | note: handsome, clever, and rich\\n— Your Highlight on page 1 | Added on Monday, 1 May 2023 18:27:01
      11 type: book | title: 活着 | creator: 余华 | note: 人是为活着本身而活着\\n— 您在位置 #12-13的标注 | 添加于 2023年5月1日
      """
    #expect(SourcePicture.of(text, name: "My Clippings.txt") == expected)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    #expect(SourcePicture.of(windows, name: "x.txt") == expected)
  }

  @Test("a quote in a link that is never closed hides no other link")
  func openQuote() {
    let links = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <DT><A HREF="http://a.example>one</A>
      <DT><A HREF="javascript:a<b>c">two</A>
      <DT><A HREF='http://c.example
      """
    #expect(
      SourcePicture.of(links, name: "a.html") == """
        2 title: one | identifier: link:http://a.example | url: http://a.example
        3 title: two | identifier: link:javascript:a<b>c | url: javascript:a<b>c
        4 title: http://c.example | identifier: link:http://c.example | url: http://c.example
        """)
  }

  @Test("U+0000 is left out of links and clippings and told, and no reference stands for it")
  func noNULs() {
    let links = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <DT><A HREF="http://a.example">a\u{0}b&#0;</A>
      <DT><A HREF=http://b.example>c</A>
      """
    #expect(
      SourcePicture.of(links, name: "a.html") == """
        2 title: ab&#0; | identifier: link:http://a.example | url: http://a.example
          note 2 removedNUL(count: 1)
        3 title: c | identifier: link:http://b.example | url: http://b.example
        """)
    let clippings = "Em\u{0}ma (Austen)\n- Note\n\nhand\u{0}some\n==========\n"
    #expect(
      SourcePicture.of(clippings, name: "a.txt") == """
        1 type: book | title: Emma | creator: Austen | note: handsome\\n— Note
          note 1 removedNUL(count: 2)
        """)
  }

  @Test("Readwise: passages of one book together, without those that were thrown away")
  func readwise() {
    let text = """
      Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags
      "One,
      two",Emma,Jane Austen,B000JML7J8,mine,,,page,3,2026-07-17 14:00:25+00:00,classics
      Gone,Emma,Jane Austen,B000JML7J8,,,.discard,page,4,,
      Other,Ubik,Philip K. Dick,,,,,,,,
      Three,Emma,Jane Austen,B000JML7J8,,,,,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | identifier: asin:B000JML7J8 | tag: classics | note: One,\\ntwo\\n— page 3 · 2026-07-17 14:00:25+00:00 · mine\\n\\nThree
        5 type: book | title: Ubik | creator: Philip K. Dick | note: Other
        """)
  }

  @Test("links with their notes, folders and dates, told apart by their addresses")
  func netscape() {
    let text = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <!-- <A HREF="no"> -->
      <H1>Bookmarks</H1>
      <DL><p>
      <DT><A HREF="http://a.example/?x=1&amp;y=2" ADD_DATE="1456433741" TAGS="one,two words">A &#8220;b&#8221;</A>
      <DD>First line
      second <b>line</b>
      <DT><H3 ADD_DATE="1">Reading</H3>
      <DL><p>
        <DT><a href='http://b.example/' private>A &#8220;b&#8221;
        <DT><A HREF="http://c.example/"></A>
      </DL><p>
      <DT><A HREF="http://d.example/">D</A>
      </DL><p>
      """
    #expect(
      SourcePicture.of(text, name: "b.html") == """
        5 title: A “b” | identifier: \"link:http://a.example/?x=1&y=2\" | tag: one; two words | url: http://a.example/?x=1&y=2 | note: First line\\nsecond line | added: 2016-02-25
        10 title: A “b” | identifier: link:http://b.example/ | shelf: Reading | url: http://b.example/
        11 title: http://c.example/ | identifier: link:http://c.example/ | shelf: Reading | url: http://c.example/
        13 title: D | identifier: link:http://d.example/ | url: http://d.example/
        """)
  }

  @Test("a list of ISBNs, with hyphens and with a line that is none")
  func isbns() {
    #expect(
      SourcePicture.of("\n978-0-14-143958-7\r\n0441478123\nnot-1\n", name: "scan.txt") == """
        2 type: book | identifier: isbn:9780141439587
        3 type: book | identifier: isbn:9780441478125
        rejected 4 isbn: not-1 notAnIdentifier
        """)
    #expect(
      SourcePicture.of("rejected line,rejected column,rejected reason,isbn\n4,isbn,no,0441478123\n")
        == "2 type: book | identifier: isbn:9780441478125")
  }

  @Test(
    "what only looks alike is no such text",
    arguments: [
      ("title\n9780141439587\n", "2 title: 9780141439587"),
      ("1984\n2046\n", "error: noKnownColumn(columns: [\"1984\"], rows: 1)"),
      ("Emma\n- a line with a dash\n", "error: noKnownColumn(columns: [\"Emma\"], rows: 1)"),
    ])
  func others(_ text: String, _ expected: String) { #expect(SourcePicture.of(text) == expected) }
}
