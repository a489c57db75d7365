import BookmarkCommands
import BookmarkModel

/// The longest query that a view can hold, in bytes.
private let longestQuery = 65_536

extension ListViews: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in Reply(views: try snapshot.views()) }
  }
}

extension SetView: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    guard SavedView.isName(view.name), (1...longestQuery).contains(view.query.utf8.count) else {
      throw CommandFailure(.badView, ["name": view.name])
    }
    return try engine.store().write(ChangeDescription(command: "view")) {
      writer throws(CommandFailure) in
      try translating { () throws(StoreError) in
        let replaced = try writer.views().first { $0.key == view.key }
        try writer.setView(view)
        return Reply(replaced: replaced)
      }
    }
  }
}

extension RemoveView: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let key = SavedView.key(name)
    return try engine.store().write(ChangeDescription(command: "view")) {
      writer throws(CommandFailure) in
      let views = try translating { () throws(StoreError) in try writer.views() }
      guard let view = views.first(where: { $0.key == key }) else {
        throw CommandFailure(.noView, ["name": name])
      }
      try translating { () throws(StoreError) in try writer.removeView(key: key) }
      return Reply(removed: view)
    }
  }
}
