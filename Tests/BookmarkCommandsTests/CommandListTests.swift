import BookmarkCommands
import BookmarkModel
import Localization
import Testing

@Suite("The list of commands")
struct CommandListTests {
  @Test("has each name, verb and alias once")
  func names() {
    let guides = CommandList.all.map { $0.guide }
    #expect(Set(guides.map(\.name)).count == guides.count)
    let words = guides.compactMap(\.verb) + guides.flatMap(\.aliases)
    #expect(Set(words).count == words.count)
    for guide in guides {
      #expect(CommandList.named(guide.name)?.guide.name == guide.name)
    }
    #expect(CommandList.named("nothing") == nil)
  }

  @Test("has for each verb a summary, a usage and examples that begin with the verb")
  func guides() {
    for guide in CommandList.guides {
      #expect(!guide.usage.isEmpty, "\(guide.name)")
      #expect(!guide.examples.isEmpty, "\(guide.name)")
      for example in guide.examples {
        #expect(example == guide.verb || example.hasPrefix((guide.verb ?? "") + " "))
      }
      #expect(Set(guide.parameters.map(\.form)).count == guide.parameters.count)
    }
    #expect(
      CommandList.guides.compactMap(\.verb) == [
        "list", "show", "count", "random", "types", "stats", "recap", "view", "shelf", "goal",
        "import", "export",
        "add", "set", "remove", "lend", "return", "merge", "split", "duplicates", "alias", "undo",
        "redo", "history", "backup", "restore", "repair", "doctor", "version",
      ])
  }

  @Test("has texts in every language")
  func texts() {
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for command in CommandList.all {
        let guide = command.guide
        #expect(!messages[keyPath: guide.summary].isEmpty)
        for parameter in guide.parameters {
          #expect(!messages[keyPath: parameter.summary].isEmpty)
        }
      }
    }
    let summary = CommandList.named("list")?.guide.summary
    #expect(
      summary.map { Messages(.english)[keyPath: $0] != Messages(.simplifiedChinese)[keyPath: $0] }
        == true)
  }

  @Test("tells what looks, what writes and what takes away")
  func effects() {
    let effects = Dictionary(grouping: CommandList.all.map { $0.guide }, by: \.effect)
      .mapValues { $0.map(\.name) }
    #expect(effects[.removes] == ["remove", "undo"])
    #expect(
      effects[.writes] == [
        "view.set", "view.remove", "shelf.put", "shelf.take", "goal.set", "goal.remove",
        "import.begin", "import.batch", "import.finish", "import.cancel",
        "add", "log", "set", "lend", "return", "merge", "split", "duplicates.settle", "alias.set",
        "alias.remove", "redo", "restore", "repair",
      ])
  }
}
