import BookmarkModel
import FoundationEssentials
import Localization
import Testing

@Suite("Enumerations that keep what they don't know")
struct EnumerationTests {
  @Test(
    "types are read from raw values, titles in any language and usual words",
    arguments: [
      ("book", "book"), ("Book", "book"), ("BOOKS", "book"), ("书籍", "book"), ("書籍", "book"),
      ("图书", "book"), ("ｂｏｏｋ", "book"), ("Livre", "book"), ("movie", "movie"), ("Film", "movie"),
      ("电影", "movie"), ("電影", "movie"), ("película", "movie"), ("music", "music"),
      ("音乐", "music"), ("专辑", "music"), ("Album", "music"), ("podcast", nil), ("", nil),
    ] as [(String, String?)])
  func types(label: String, rawValue: String?) {
    #expect(BookmarkType.labelled(label)?.rawValue == rawValue)
  }

  @Test(
    "statuses are read as every type calls them",
    arguments: [
      ("done", "done"), ("Finished", "done"), ("已读", "done"), ("读过", "done"), ("看过", "done"),
      ("听过", "done"), ("想读", "wish"), ("想看", "wish"), ("Want to read", "wish"),
      ("to-read", "wish"), ("在看", "active"), ("Watching", "active"),
      ("currently-reading", "active"), ("DNF", "dropped"), ("on-hold", "paused"),
      ("rewatching", nil),
    ] as [(String, String?)])
  func statuses(label: String, rawValue: String?) {
    #expect(BookmarkStatus.labelled(label)?.rawValue == rawValue)
  }

  @Test(
    "formats and roles are read from usual words",
    arguments: [
      ("Blu-ray", "blu-ray"), ("蓝光", "blu-ray"), ("LP", "vinyl"), ("12\"", "vinyl"),
      ("Kindle Edition", "ebook"), ("Mass Market Paperback", "paperback"), ("VHS", nil),
    ] as [(String, String?)])
  func formats(label: String, rawValue: String?) {
    #expect(MediaFormat.labelled(label)?.rawValue == rawValue)
  }

  @Test(
    "a misspelt word suggests the nearest value",
    arguments: [("movei", "movie"), ("boook", "book"), ("musik", "music"), ("podcast", nil)]
      as [(String, String?)])
  func nearest(word: String, rawValue: String?) {
    #expect(BookmarkType.nearest(to: word)?.rawValue == rawValue)
  }

  @Test("every known value has a title in every language, which means it again")
  func titles() {
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      expectTitles(BookmarkType.self, messages)
      expectTitles(BookmarkStatus.self, messages)
      expectTitles(MediaFormat.self, messages)
      expectTitles(CreatorRole.self, messages)
      expectTitles(TitleRole.self, messages)
      for type in BookmarkType.known {
        #expect(messages.text(forKey: "type.\(type.rawValue).plural") != nil)
        for status in BookmarkStatus.known {
          #expect(messages.text(forKey: "status.\(status.rawValue).\(type.rawValue)") != nil)
          #expect(BookmarkStatus.labelled(status.title(for: type, in: messages)) == status)
        }
      }
      for field in BookmarkField.allCases {
        #expect(messages.text(forKey: "field.\(field.rawValue)") != nil, "\(field) \(language.tag)")
        #expect(BookmarkField.labelled(field.title(in: messages)) == field, "\(field)")
      }
      for reason in FieldError.Reason.allCases {
        #expect(messages.text(forKey: "field-error.\(reason.rawValue)") != nil, "\(reason)")
      }
    }
  }

  private func expectTitles<Value: OpenEnumeration>(_: Value.Type, _ messages: Messages) {
    for value in Value.known {
      let title = messages.text(forKey: "\(Value.catalogueKey).\(value.rawValue)")
      #expect(title != nil, "\(Value.self) \(value.rawValue) \(messages.language.tag)")
      #expect(title.flatMap(Value.labelled) == value)
      #expect(value.isKnown)
    }
  }

  @Test("titles depend on type and language")
  func titlesByType() {
    let english = Messages(.english)
    let chinese = Messages(.simplifiedChinese)
    #expect(BookmarkStatus.wish.title(for: .movie, in: chinese) == "想看")
    #expect(BookmarkStatus.wish.title(for: .music, in: english) == "Want to listen")
    #expect(BookmarkType.book.heading(in: chinese) == "书籍")
    #expect(BookmarkType.movie.heading(in: english) == "Movies")
    #expect(BookmarkType(rawValue: "podcast").heading(in: english) == "podcast")
    #expect(BookmarkStatus(rawValue: "rewatching").title(for: .movie, in: chinese) == "rewatching")
    #expect(BookmarkType.untyped.heading(in: english) == english.text(forKey: "type.none"))
  }

  @Test("values this build doesn't know survive the wire as they are")
  func unknownValues() throws {
    for rawValue in ["podcast", "Board Game", "播客", "", "\"\\\n", "e\u{301}"] {
      let data = try JSONEncoder().encode([BookmarkType(rawValue: rawValue)])
      let decoded = try JSONDecoder().decode([BookmarkType].self, from: data)
      #expect(decoded.map { Array($0.rawValue.utf8) } == [Array(rawValue.utf8)])
      #expect(decoded.map(\.isKnown) == [false])
    }
  }

  @Test("known values come first in their order, then the others")
  func order() {
    let sorted = ["book", "movie", "music", "", "game", "podcast"].map(BookmarkType.init(rawValue:))
    #expect(sorted.reversed().sorted() == sorted)
  }
}
