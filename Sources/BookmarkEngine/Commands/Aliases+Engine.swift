import BookmarkCommands
import BookmarkModel
import Text

extension ListAliases: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      Reply(creators: try snapshot.creatorNames().groups)
    }
  }
}

extension SetAlias: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let keys = names.map { TextFolding.key($0) }
    guard Set(keys).count >= 2, !keys.contains("") else { throw CommandFailure(.aliasNeedsTwo) }
    let description = ChangeDescription(command: "alias", source: names.joined(separator: " = "))
    return try engine.store().write(description) { writer throws(CommandFailure) in
      try translating { () throws(StoreError) in
        if let known = try writer.creatorNames().group(of: names[0]),
          known.names.suffix(names.count).elementsEqual(names)
        {
          return Reply(creator: known, change: nil)
        }
        try writer.relate(names)
        let creator = try writer.creatorNames().group(of: names[0])
        return Reply(creator: creator ?? CreatorNames.Group(names), change: writer.change)
      }
    }
  }
}

extension RemoveAlias: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let description = ChangeDescription(command: "alias", source: name)
    return try engine.store().write(description) { writer throws(CommandFailure) in
      let names = try translating { () throws(StoreError) in try writer.creatorNames() }
      guard let creator = names.group(of: name) else {
        throw CommandFailure(.noAlias, ["name": name])
      }
      try translating { () throws(StoreError) in try writer.separate(name) }
      return Reply(creator: creator, change: writer.change)
    }
  }
}
