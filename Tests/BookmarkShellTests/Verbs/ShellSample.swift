import BookmarkCommands
import BookmarkModel
import BookmarkShell
import BookmarkTesting
import FoundationEssentials
import Localization

/// Bookmarks, replies and consoles for the tests of verbs.
enum ShellSample {
  static func bookmark(
    _ id: Int64, _ type: BookmarkType, _ title: String, by creator: String = "", year: Int? = nil,
    status: BookmarkStatus? = nil, rating: String? = nil
  ) -> Bookmark {
    var content = BookmarkContent(type: type)
    content.titles = [Title(title)]
    if !creator.isEmpty { content.creators = [Creator(creator, role: type.mainCreatorRole)] }
    content.published = year.flatMap { PartialDate(year: $0) }
    content.status = status
    content.rating = rating.flatMap { Rating($0) }
    return bookmark(id, content)
  }

  static func bookmark(_ id: Int64, _ content: BookmarkContent, line: Int? = nil) -> Bookmark {
    let bytes = UInt8(truncatingIfNeeded: id)
    let uid = UUID(uuid: (1, 2, 3, 4, 5, 6, 0x70, 8, 0x80, 10, 11, 12, 13, 14, 15, bytes))
    return Bookmark(
      id: id, uid: uid, content: content, created: Timestamp(milliseconds: 0),
      changed: Timestamp(milliseconds: 0), change: 3, line: line)
  }

  static let sanTi = bookmark(
    12, .book, "三体", by: "刘慈欣", year: 2008, status: .done, rating: "5")
  static let dune = bookmark(
    7, .book, "Dune", by: "Frank Herbert", year: 1965, status: .done, rating: "4.5")
  static let alien = bookmark(3, .movie, "Alien", by: "Ridley Scott", year: 1979, status: .wish)

  /// A handler that lists these bookmarks, whatever is asked.
  static func handler(
    _ bookmarks: [Bookmark], sections: [BookmarkSection] = [], places: [Int] = []
  ) -> ScriptedHandler {
    let handler = ScriptedHandler()
    let listed = bookmarks.enumerated().map { index, bookmark in
      ListedBookmark(section: index < places.count ? places[index] : 0, bookmark: bookmark)
    }
    handler.on(ListBookmarks.self) { _ in
      .init(sections: sections, bookmarks: listed, total: bookmarks.count)
    }
    handler.on(OpenExport.self) { _ in
      .init(session: 1, total: bookmarks.count, sections: sections, extraColumns: [])
    }
    handler.on(NextExport.self) { [handler] _ in
      let isFirst = handler.commands(NextExport.self).count == 1
      return .init(bookmarks: isFirst ? listed : [])
    }
    handler.on(CloseExport.self) { _ in .init() }
    return handler
  }

  /// Runs one line as at a prompt.
  static func run(
    _ line: String, _ handler: ScriptedHandler, _ setting: ScriptedConsole.Setting = .init(),
    language: Language = .english, isPrompt: Bool = false, stateFolder: String = "/nonexistent"
  ) async -> Outcome {
    let console = ScriptedConsole(setting)
    let settings = ShellSettings(
      language: language, stateFolder: stateFolder, isPrompt: isPrompt)
    let shell = Shell(handler: handler, console: console, settings: settings)
    let status = await shell.run(line: line)
    return Outcome(
      status: status, output: console.output, errors: console.errors, questions: console.questions)
  }

  /// What a command came to.
  struct Outcome: Equatable {
    var status = ExitStatus.success
    var output = ""
    var errors = ""
    var questions: [String] = []
  }
}
