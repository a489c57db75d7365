import Testing

@testable import Localization

@Suite struct MessagesTests {
  let english = Messages(.english)
  let chinese = Messages(.simplifiedChinese)

  @Test("an accessor gives the text in the language")
  func texts() {
    #expect([english.typeBook, english.typeBookPlural] == ["Book", "Books"])
    #expect([chinese.statusWishBook, chinese.weekdayMondayShort] == ["想读", "周一"])
    #expect(english.formatBluRay == "Blu-ray")
  }

  @Test("a count is grouped and chooses the plural form")
  func counts() {
    #expect(
      [0, 1, 2, 1204].map { english.countBooks(count: $0) }
        == ["0 books", "1 book", "2 books", "1,204 books"])
    #expect([1, 1204].map { chinese.countBooks(count: $0) } == ["1 本书", "1,204 本书"])
  }

  @Test("a property is a sendable key path")
  func keyPath() {
    let path: any KeyPath<Messages, String> & Sendable = \Messages.typeMusic
    #expect(chinese[keyPath: path] == "音乐")
  }

  @Test("texts in a language without a catalogue are English, and say so")
  func fallback() {
    #expect(Messages(Language(tag: "de")).language == .english)
    #expect(Messages(Language(tag: "zh-Hant")).typeMovie == "电影")
  }

  @Test("a text is found by its key")
  func lookup() {
    #expect(chinese.text(forKey: "type.book.plural") == "书籍")
    #expect(english.text(forKey: "count.books", arguments: ["count": 1, "more": "x"]) == "1 book")
    #expect(english.text(forKey: "count.books", arguments: ["count": "1204"]) == "1,204 books")
    #expect(english.text(forKey: "count.books", arguments: ["count": "many"]) == nil)
    #expect(english.text(forKey: "count.books") == nil)
    #expect(english.text(forKey: "no.such.key") == nil)
    #expect(english.text(forKey: "") == nil)
  }

  @Test("every message has a text in every language")
  func complete() {
    let keys = Messages.keys
    #expect(keys == keys.sorted())
    #expect(Messages.catalogueLanguages.first == .english)
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for position in keys.indices {
        #expect(!messages.text(position).isEmpty, "\(keys[position]) in \(language.tag)")
      }
    }
  }
}
