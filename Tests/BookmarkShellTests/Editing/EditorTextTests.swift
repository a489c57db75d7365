import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Localization
import Testing

@testable import BookmarkShell

@Suite("A bookmark as text that a person edits")
struct EditorTextTests {
  private static func dune() throws -> Bookmark {
    var content = BookmarkContent(type: .book)
    let fields: [(BookmarkField, String)] = [
      (.title, "Dune"), (.creator, "Frank Herbert; Pat Doe (translator)"), (.year, "1965"),
      (.status, "done"), (.rating, "9/10"), (.format, "paperback; ebook"), (.plan, "thursday"),
      (.tag, "sf; classic"), (.favourite, "yes"), (.note, "lent\n\n  by Wei"),
      (.experience, "started=2024-04 finished=2024-05 rating=4; finished=2020"),
      (.copy, "format=paperback location=attic"),
    ]
    for (field, text) in fields { try content.set(field, to: text) }
    content.normalize()
    return ShellSample.bookmark(7, content)
  }

  private static func text(_ bookmark: Bookmark, _ language: Language = .english) -> String {
    EditorText(bookmark: bookmark, text: ValueText(language)).whole
  }

  @Test("has a line a field, and blocks for what is longer")
  func picture() throws {
    let shown = Self.text(try Self.dune()).split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { !$0.hasPrefix("#") }
    let expected = """

      Type: Book
      Title: Dune
      Other titles:
      Creator: Frank Herbert; Pat Doe (Translator)
      Year: 1965
      Status: Read
      Rating: 9/10
      Favourite: yes
      Series:
      Publisher:
      Language:
      Format: Paperback; Ebook
      Plan: Thursday
      Identifier:
      Tag: sf; classic
      Shelf:
      Link:
      Added:
      Review:
      Note:
        lent

          by Wei

      Experience:
        Started: 2024-04
        Finished: 2024-05
        Rating: 4
        Format:
        Note:

      Experience:
        Started:
        Finished: 2020
        Rating:
        Format:
        Note:

      Copy:
        Format: Paperback
        Location: attic
        Acquired:
        Price:
        Lent:
        Since:

      """
    #expect(shown.joined(separator: "\n") == expected)
  }

  @Test("is in the person's language, with hints")
  func chinese() throws {
    let shown = Self.text(try Self.dune(), .simplifiedChinese)
    for line in ["状态: 读过", "载体: 平装; 电子书", "计划: 星期四", "最爱: 是", "# 状态: 想读、在读、读过、搁置、弃读"] {
      #expect(shown.contains(line + "\n"), "\(line)")
    }
  }

  @Test("changes nothing when it isn't changed, whatever it holds")
  func unchanged() {
    var random = RandomContents(seed: 5)
    for index in 0..<60 {
      let bookmark = ShellSample.bookmark(Int64(index + 1), random.next())
      for language in Messages.catalogueLanguages {
        let text = Self.text(bookmark, language)
        let changes = EditorChanges(
          from: text, to: text, of: bookmark.content, in: Messages(language))
        #expect(changes.edits.isEmpty, "\(text)")
      }
    }
  }

  private static func changes(_ edits: [(String, String)]) throws -> EditorChanges {
    let bookmark = try dune()
    let given = text(bookmark)
    let text = edits.reduce(given) { $0.replacing($1.0, with: $1.1) }
    return EditorChanges(from: given, to: text, of: bookmark.content, in: Messages(.english))
  }

  @Test(
    "what is changed becomes a change of its field",
    arguments: [
      ([("Rating: 9/10", "Rating: ★★★")], "rating=★★★"),
      ([("Status: Read\n", "Status: dropped\n")], "status=dropped"),
      ([("Year: 1965\n", "")], "year="),
      ([("Publisher:\n", "出版方： Chilton\n")], "publisher=Chilton"),
      ([("Review:\n", "Review:\n  # Great\n\n  really\n\n")], "review=# Great\n\nreally"),
      ([("Note:\n  lent\n\n    by Wei\n", "Note: short\n")], "note=short"),
      (
        [("Finished: 2020", "Finished: 2021-03")],
        "experience=started=2024-04 finished=2024-05 rating=4; finished=2021-03"
      ),
      (
        [("Copy:\n", "Experience:\n  Started: 2026-01\n\nCopy:\n")],
        "experience=started=2024-04 finished=2024-05 rating=4; finished=2020; started=2026-01"
      ),
      (
        [("Location: attic", "Location: cellar\n  Lent: Anna")],
        "copy=format=paperback location=cellar lent=Anna"
      ),
      ([("Title: Dune", "Title: Dune\r")], ""),
      ([("\n", "\r\n")], ""),
    ] as [([(String, String)], String)])
  func edits(replacements: [(String, String)], expected: String) throws {
    let changes = try Self.changes(replacements)
    #expect(changes.mistakes.isEmpty)
    let given = changes.edits.map { "\($0.field.rawValue)=\($0.value)" }
    #expect(given.joined(separator: " & ") == expected)
  }

  @Test(
    "mistakes are told with their line",
    arguments: [
      ([("Rating: 9/10", "Rating: wow")], "Rating: wow", "Rating can't be “wow”"),
      ([("Year: 1965", "Yaer: 1965")], "Yaer: 1965", "“Yaer” is no label here"),
      ([("Year: 1965", "just text")], "just text", "“just text” has no label"),
      ([("Year: 1965", "Year: 1965\nYear: 1966")], "Year: 1966", "“Year” stands here a second"),
      ([("Finished: 2020", "Finished: 2020-13")], "Finished: 2020-13", "Finished can't be"),
      ([("Title: Dune", "Title:")], "Title:", "a bookmark needs a title"),
      ([("Location: attic", "Author: x")], "Author: x", "“Author” is no label here"),
    ] as [([(String, String)], String, String)])
  func mistakes(replacements: [(String, String)], line: String, sentence: String) throws {
    let changes = try Self.changes(replacements)
    let text = replacements.reduce(Self.text(try Self.dune())) { $0.replacing($1.0, with: $1.1) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasSuffix(line) && !$0.hasPrefix("#") })
    #expect(changes.mistakes.map(\.line) == [place + 1])
    #expect(changes.mistakes.first?.sentence.contains(sentence) == true)
  }

  @Test("a text without any line of its own is no change")
  func empty() throws {
    let bookmark = try Self.dune()
    for text in ["", "\n\n", "# all hints\n"] {
      let changes = EditorChanges(
        from: Self.text(bookmark), to: text, of: bookmark.content, in: Messages(.english))
      #expect(changes.edits.isEmpty && changes.mistakes.isEmpty)
    }
  }
}
