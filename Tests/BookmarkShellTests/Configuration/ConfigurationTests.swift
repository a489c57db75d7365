import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@testable import BookmarkShell

@Suite("The configuration")
struct ConfigurationTests {
  @Test("is lines of key and value; what is wrong with one is told with its number")
  func reading() {
    let configuration = Configuration(
      """
      # mine
      rating.scale = 10
      columns=title, 年份

      colour = pink
      colur = never
      no value
      confirm.threshold = 0

      """)
    #expect(configuration.ratingScale == 10)
    #expect(configuration.columns == [.title, .year])
    #expect(configuration.confirmThreshold == 0)
    #expect(!configuration.isColourless)
    #expect(
      configuration.problems == [
        .init(line: 5, kind: .badValue(.colour, "pink")),
        .init(line: 6, kind: .unknownKey("colur", nearest: "colour")),
        .init(line: 7, kind: .noKey),
      ])
    let text = ConfigurationText(messages: Messages(.english))
    #expect(
      configuration.problems.map(text.sentence) == [
        "config line 5: “colour” can't be “pink”; the usual value holds",
        "config line 6: there is no key “colur”; did you mean “colour”?; the usual value holds",
        "config line 7: it is no “key = value”; the usual value holds",
      ])
  }

  @Test("keeps its other lines when a key is set or taken out")
  func writing() {
    let text = "# mine\npager = none\ncolour = pink\n"
    #expect(
      Configuration.text(text, setting: .colour, to: "never")
        == "# mine\npager = none\ncolour = never\n")
    #expect(Configuration.text(text, setting: .pager, to: nil) == "# mine\ncolour = pink\n")
    #expect(
      Configuration.text(text, setting: .language, to: "zh-Hans") == text + "language = zh-Hans\n")
    #expect(Configuration.text("", setting: .pager, to: "none") == "pager = none\n")
    #expect(Configuration.text("", setting: .pager, to: nil) == "")
  }

  @Test("fills in what the environment leaves open")
  func environment() {
    let configuration = Configuration("language = zh-Hans\npager = none\n")
    let completed = configuration.completed(["BOOKMARKS_LANG": "en", "PAGER": "most"])
    #expect(completed["BOOKMARKS_LANG"] == "en")
    #expect(completed["BOOKMARKS_PAGER"] == "none")
    #expect(Pager.style(environment: completed, isPrompt: false) == .unpaged)
    #expect(configuration.completed([:])["BOOKMARKS_LANG"] == "zh-Hans")
  }

  @Test("has a usual value that it accepts and an explanation for every key")
  func keys() {
    for key in ConfigurationKey.allCases {
      #expect(key.usual.isEmpty || key.accepts(key.usual), "\(key)")
      #expect(key.choices.allSatisfy(key.accepts), "\(key)")
      for language in Messages.catalogueLanguages {
        #expect(!Messages(language)[keyPath: key.summary].isEmpty)
      }
    }
  }
}
