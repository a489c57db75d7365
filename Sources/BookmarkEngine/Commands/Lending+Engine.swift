import BookmarkCommands
import BookmarkModel
import Localization

extension LendCopy: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.changeCopies(of: bookmark, as: "lend", in: context) {
      content throws(LendingError) in
      try content.lend(to: name, since: since, format: format)
    }
  }
}

extension ReturnCopy: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.changeCopies(of: bookmark, as: "return", in: context) {
      content throws(LendingError) in
      try content.takeBack(format: format)
    }
  }
}

extension BookmarkEngine {
  fileprivate func changeCopies(
    of id: Int64, as command: String, in context: CommandContext,
    _ body: (inout BookmarkContent) throws(LendingError) -> Void
  ) throws(CommandFailure) -> LendCopy.Reply {
    try store().write(ChangeDescription(command: command)) { writer throws(CommandFailure) in
      let found = try translating { () throws(StoreError) in try writer.bookmarks([id]) }
      guard var bookmark = found.first else {
        throw CommandFailure(.notFound, ["target": "@\(id)"])
      }
      do throws(LendingError) {
        try body(&bookmark.content)
      } catch {
        throw failure(error, bookmark, context.language.tag)
      }
      bookmark.typed.insert(.copy)
      try translating { () throws(StoreError) in try writer.update(bookmark) }
      return LendCopy.Reply(bookmark: bookmark, change: writer.change)
    }
  }

  private func failure(_ error: LendingError, _ bookmark: Bookmark, _ language: String)
    -> CommandFailure
  {
    let id: FailureID =
      switch error {
      case .alreadyLent: .alreadyLent
      case .notLent: .notLent
      case .severalCopies: .severalCopies
      }
    let names = bookmark.content.copies.compactMap(\.lentTo).joined(separator: ", ")
    return CommandFailure(
      id, ["name": names], candidates: [CommandFailure.Candidate(bookmark, language: language)])
  }
}
