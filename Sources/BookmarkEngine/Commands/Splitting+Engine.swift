import BookmarkCommands
import BookmarkModel
import FoundationEssentials
import Text

extension SplitBookmark: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.store().write(ChangeDescription(command: "split")) {
      writer throws(CommandFailure) in
      let found = try translating { () throws(StoreError) in try writer.bookmarks([id]) }
      guard let bookmark = found.first else {
        throw CommandFailure(.notFound, ["target": "@\(id)"])
      }
      let splitting = Splitting(bookmark: bookmark, writer: writer)
      if !identifiers.isEmpty || !edits.isEmpty {
        return try splitting.takingOut(identifiers, edits)
      }
      let reply = try translating { () throws(StoreError) -> Reply? in
        if let reply = try splitting.takingMergeApart() { return reply }
        return try splitting.takingImportApart()
      }
      guard let reply else { throw CommandFailure(.nothingToSplit, ["target": "@\(id)"]) }
      return reply
    }
  }
}

/// A bookmark that is taken apart.
private struct Splitting {
  let bookmark: Bookmark
  let writer: any CollectionWriter

  /// Brings back what the latest merge by a person joined; `nil` when there was none.
  func takingMergeApart() throws(StoreError) -> SplitBookmark.Reply? {
    let merged = try writer.merged(into: bookmark.id)
    guard let change = merged.map(\.change).max(), let step = try step(of: change) else {
      return nil
    }
    var parts: [Bookmark] = []
    for work in merged where work.change == change { parts.append(try bringBack(work)) }
    return try reply(reverting(step), parts)
  }

  /// Makes a bookmark of what the latest import gave it with other titles or identifiers.
  func takingImportApart() throws(StoreError) -> SplitBookmark.Reply? {
    for step in try steps().reversed() {
      guard let chain = try ChangeChain(of: step.change, in: writer), chain.stands,
        chain.links[chain.place].command == "import"
      else { continue }
      var part = step.after.content.news(since: step.before.content)
      if part.titles.isEmpty, part.identifiers.isEmpty { continue }
      if part.titles.isEmpty { part.titles = Array(step.before.content.titles.prefix(1)) }
      if part.creators.isEmpty { part.creators = step.before.content.creators }
      part.normalize()
      let rest = reverting(step)
      return try reply(rest, [try writer.insert(part, uid: .version7(), typed: [])])
    }
    return nil
  }

  /// Makes a bookmark of some identifiers, a title, and what a person says of it.
  func takingOut(_ identifiers: [Identifier], _ edits: [BookmarkEdit]) throws(CommandFailure)
    -> SplitBookmark.Reply
  {
    var rest = bookmark
    if let stranger = identifiers.first(where: { !bookmark.identifiers.contains($0) }) {
      throw notPart("\(stranger.scheme):\(stranger.value)")
    }
    rest.content.identifiers.removeAll { identifiers.contains($0) }
    let titles = Set(edits.filter { $0.field == .title }.map { TextFolding.key($0.value) })
    let moved = bookmark.titles.filter { titles.contains(TextFolding.key($0.text)) }
    rest.content.titles.removeAll { moved.contains($0) }
    rest.content.normalize()
    guard !identifiers.isEmpty || !moved.isEmpty else {
      throw notPart(edits.first { $0.field == .title }?.value ?? edits.first?.value ?? "")
    }
    guard !rest.titles.isEmpty || !rest.identifiers.isEmpty else {
      throw CommandFailure(.missingTitle)
    }
    let part = try part(identifiers, moved, edits)
    let typed = edits.reduce(into: BookmarkFieldSet()) { $0.insert($1.field) }
    return try translating { () throws(StoreError) in
      try reply(rest, [try writer.insert(part, uid: .version7(), typed: typed)])
    }
  }

  private func part(_ identifiers: [Identifier], _ titles: [Title], _ edits: [BookmarkEdit])
    throws(CommandFailure) -> BookmarkContent
  {
    var part = BookmarkContent(type: bookmark.type)
    part.titles = titles.isEmpty ? Array(bookmark.titles.prefix(1)) : titles
    part.creators = bookmark.creators
    part.published = bookmark.published
    part.identifiers = identifiers
    part.normalize()
    for edit in edits {
      do throws(FieldError) {
        try edit.apply(to: &part)
      } catch {
        throw CommandFailure(error)
      }
    }
    return part
  }

  private func notPart(_ value: String) -> CommandFailure {
    CommandFailure(.notPartOf, ["target": "@\(bookmark.id)", "value": value])
  }

  private func reply(_ rest: Bookmark, _ parts: [Bookmark]) throws(StoreError)
    -> SplitBookmark.Reply
  {
    if rest != bookmark { try writer.update(rest) }
    try writer.keepApart(BookmarkPair.all(among: [rest.id] + parts.map(\.id)))
    let now = try writer.bookmarks([rest.id]).first ?? rest
    return SplitBookmark.Reply(bookmark: now, parts: parts, change: writer.change)
  }

  private func bringBack(_ work: FormerWork) throws(StoreError) -> Bookmark {
    let key = IdentityKey(BookmarkContent(), uid: work.bookmark.uid)
    if try writer.candidates(for: key).isEmpty { return try writer.bringBack(work) }
    try writer.forget([work])
    let bookmark = work.bookmark
    return try writer.insert(bookmark.content, uid: .version7(), typed: bookmark.typed)
  }

  /// What a change made of the bookmark.
  private struct Step {
    var change: Int64
    var before: Bookmark
    var after: Bookmark
  }

  private func steps() throws(StoreError) -> [Step] {
    let versions = try writer.versions(of: bookmark.id)
    return versions.enumerated().compactMap { place, version in
      let next = place + 1 < versions.count ? versions[place + 1].before : bookmark
      guard let before = version.before, let after = next else { return nil }
      return Step(change: version.change, before: before, after: after)
    }
  }

  private func step(of change: Int64) throws(StoreError) -> Step? {
    try steps().first { $0.change == change }
  }

  private func reverting(_ step: Step) -> Bookmark {
    var rest = bookmark
    rest.content = bookmark.content.reverting(
      from: step.after.content, to: step.before.content)
    let decided = step.after.typed.symmetricDifference(step.before.typed)
    rest.typed = bookmark.typed.subtracting(decided).union(step.before.typed.intersection(decided))
    return rest
  }
}
