import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing
import Text

@testable import BookmarkShell

@Suite("Tables")
struct TableListingTests {
  private static let titles = [
    "Dune", "三体", "千と千尋の神隠し", "e\u{301}te\u{301} (decomposed)", "😀 smile", "👨‍👩‍👦 family",
    "ｱｲｳ half kana", String(repeating: "很长的书名", count: 30),
  ]
  private static let bookmarks = titles.enumerated().map { index, title in
    ShellSample.bookmark(Int64(index + 1), .book, title, by: "Writer \(index)")
  }

  private func lines(width: Int?) -> [String] {
    var listing = TableListing(
      keys: [], text: ValueText(.english), style: TerminalStyle(isOn: false), width: width,
      hasFooter: false)
    let listed = Self.bookmarks.map { ListedBookmark(section: 0, bookmark: $0) }
    let bytes =
      listing.begin(ListingHead(total: listed.count)) + listing.page(listed)
      + listing.end(total: listed.count)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The columns before the creator.
  private func start(of line: String) -> Int? {
    let parts = line.split(separator: "Writer", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? DisplayWidth.of(String(parts[0])) : nil
  }

  @Test("begin the creators at the same column, whatever the titles are made of")
  func aligned() {
    let lines = lines(width: nil)
    #expect(lines.count == 8)
    #expect(Set(lines.map(start)) == [308])
    #expect(lines[7].contains(Self.titles[7]))
  }

  @Test(
    "fit into a terminal as far as sense goes",
    arguments: [
      (80, "  @1  Dune", "  @2  三体"),
      (20, "  @1  Dune", "  @2  三体"),
      (1, "  @1  Dune", "  @2  三体"),
    ])
  func fitted(width: Int, first: String, second: String) {
    let lines = lines(width: width)
    #expect(lines.count == 8)
    #expect(lines[0].hasPrefix(first) && lines[1].hasPrefix(second))
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(width, 12) })
    #expect(lines[7].contains("…"))
    #expect(Set(lines.compactMap(start)).count <= 1)
  }

  @Test("take 80 columns on a terminal that doesn't tell its width, and no limit in a pipe")
  func unknownWidth() async {
    let long = ShellSample.handler([Self.bookmarks[7]])
    var setting = ScriptedConsole.Setting.terminal(columns: nil)
    setting.environment = ["NO_COLOR": "1"]
    let terminal = await ShellSample.run("list limit:9 -q", long, setting)
    let expected = "  @8  \(String(repeating: "很长的书名", count: 6))很…   Writer 7\n"
    #expect(terminal.output == expected)
    #expect(DisplayWidth.of(terminal.output) <= 81)
    let pipe = await ShellSample.run("list limit:9", long)
    #expect(pipe.output == "  @8  \(Self.titles[7])  Writer 7\n")
  }

  @Test("leave out the least important columns, never number and title")
  func leftOut() {
    var layout = TableLayout(TableListing.usualColumns)
    layout.widen(for: [["@12", "Twelve letters", "Some Body", "2008", "Want to read", "★★★★★"]])
    let indices = [80, 50, 40, 30, 20, 5].map { limit in
      layout.fitted(to: limit, indent: 2).map(\.index)
    }
    #expect(
      indices == [
        [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [0, 1, 2, 3], [0, 1, 2], [0, 1], [0, 1],
      ])
  }

  @Test("show the creators in the language, and the title")
  func language() {
    var content = BookmarkContent(type: .book)
    content.titles = [
      Title("三体", language: "zh"),
      Title("The Three-Body Problem", language: "en", role: .translated),
    ]
    content.creators = [
      Creator("刘慈欣", role: .author, language: "zh"),
      Creator("Liu Cixin", role: .author, language: "en"),
    ]
    let bookmark = ShellSample.bookmark(1, content)
    #expect(ValueText(.english).line(bookmark) == "@1 The Three-Body Problem · Liu Cixin")
    #expect(ValueText(.simplifiedChinese).line(bookmark) == "@1 三体 · 刘慈欣")
  }

  @Test(
    "name sections in both languages",
    arguments: [
      ("type", "movie", "Movies", "电影"), ("type", nil, "Without type", "未分类"),
      ("type", "podcast", "podcast", "podcast"), ("status", "done", "Done", "已完成"),
      ("decade", "1990", "1990s", "1990 年代"), ("year", nil, "Without year", "无年份"),
      ("rating", "4.5", "★★★★½", "★★★★½"), ("format", "vinyl", "Vinyl", "黑胶"),
      ("plan", "monday", "Monday", "星期一"), ("tag", "a\u{1B}b", "a^[b", "a^[b"),
    ] as [(String, String?, String, String)])
  func sections(property: String, value: String?, english: String, chinese: String) throws {
    let key = SectionKey(try #require(SectionKey.Property(rawValue: property)))
    let section = BookmarkSection(values: [value], count: 1)
    #expect(SectionTitle(keys: [key], text: ValueText(.english)).of(section) == english)
    #expect(SectionTitle(keys: [key], text: ValueText(.simplifiedChinese)).of(section) == chinese)
  }
}
