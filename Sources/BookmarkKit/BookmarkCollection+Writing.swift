public import BookmarkCommands
import BookmarkEngine
public import BookmarkModel

extension BookmarkCollection {
  /// Adds a work under its main title; one that is there already is given back as it is.
  ///
  ///     try await collection.add("三体", type: .book) { $0.creators = [Creator("刘慈欣")] }
  @discardableResult
  public nonisolated(nonsending) func add(
    _ title: String, type: BookmarkType, _ describe: (inout BookmarkContent) -> Void = { _ in }
  ) async throws(CommandFailure) -> Bookmark {
    var content = BookmarkContent(type: type)
    content.titles = [Title(title)]
    describe(&content)
    return try await add(content)
  }

  /// Adds a work; one that is there already is given back as it is.
  @discardableResult
  public func add(_ content: BookmarkContent) async throws(CommandFailure) -> Bookmark {
    let typed = content.fields(otherThan: BookmarkContent())
    return try await perform(AddBookmark(content, typed: typed)).bookmark
  }

  /// Changes the bookmarks that pass a filter, all of them as one change; returns those it changed.
  ///
  ///     try await collection.update(\.status == .active && .weekdays.contains(.saturday)) {
  ///       $0.status = .done
  ///     }
  @discardableResult
  public func update(
    _ filter: BookmarkFilter, _ edit: @Sendable (inout BookmarkContent) -> Void
  ) async throws(CommandFailure) -> [Bookmark] {
    try write("set") { writer throws(CommandFailure) in
      do throws(StoreError) {
        let ids = try writer.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
        var changed: [Bookmark] = []
        for start in stride(from: 0, to: ids.count, by: 500) {
          let page = ids[start..<min(start + 500, ids.count)]
          for bookmark in try writer.bookmarks(Array(page)) {
            var edited = bookmark
            edit(&edited.content)
            edited.content.normalize()
            if edited == bookmark { continue }
            edited.typed.formUnion(edited.content.fields(otherThan: bookmark.content))
            try writer.update(edited)
            changed.append(edited)
          }
        }
        return changed
      } catch {
        throw error.failure
      }
    }
  }

  /// Changes fields in their text form, as they are typed; returns how many bookmarks changed.
  @discardableResult
  public func set(_ filter: BookmarkFilter, _ edits: BookmarkEdit...)
    async throws(CommandFailure) -> Int
  {
    try await perform(SetFields(filter, edits)).changed
  }

  /// Removes the bookmarks that pass a filter, as one change; returns how many there were.
  ///
  /// Later imports leave them out, until one is told to take them in again.
  @discardableResult
  public func remove(_ filter: BookmarkFilter) async throws(CommandFailure) -> Int {
    try await perform(RemoveBookmarks(filter)).removed
  }

  /// Takes back the newest change that stands, or one of an earlier number, as a change of its own.
  ///
  /// What was edited since is kept, and given back; an import of any size is one step.
  /// - Returns: the bookmarks that were kept because they were edited later, the first ten of them.
  /// - Throws: a `CommandFailure` when there is nothing to take back.
  @discardableResult
  public func undo(_ change: Int64? = nil) async throws(CommandFailure) -> [Bookmark] {
    try await perform(UndoChange(change)).effect.keptExamples
  }

  /// Carries out again what ``undo(_:)`` took back last.
  /// - Returns: the bookmarks that were kept because they were edited later, the first ten of them.
  /// - Throws: a `CommandFailure` when nothing was taken back, or something was changed since.
  @discardableResult
  public func redo() async throws(CommandFailure) -> [Bookmark] {
    try await perform(RedoChange()).effect.keptExamples
  }

  /// Adds drafts to the collection or to the bookmarks that they mean, whole or not at all.
  /// - Parameters:
  ///   - drafts: what is supplied, in order.
  ///   - source: where they come from, as history names it.
  ///   - again: takes in what was removed or is kept apart, too.
  public nonisolated(nonsending) func `import`(
    _ drafts: some Sequence<BookmarkDraft>, source: String, again: Bool = false
  )
    async throws(CommandFailure) -> BookmarkImport
  {
    let session = try await perform(BeginImport(source: source, again: again)).session
    do throws(CommandFailure) {
      var summary = BookmarkImport()
      var batch: [BookmarkDraft] = []
      for draft in drafts {
        batch.append(draft)
        if batch.count == 500 {
          summary.count(try await perform(ImportBatch(session: session, drafts: batch)).outcomes)
          batch.removeAll(keepingCapacity: true)
        }
      }
      summary.count(try await perform(ImportBatch(session: session, drafts: batch)).outcomes)
      summary.change = try await perform(FinishImport(session: session)).change
      return summary
    } catch {
      // The import may have ended by itself; what is wrong is the first failure.
      _ = try? await perform(CancelImport(session: session))
      throw error
    }
  }
}

extension BookmarkContent {
  /// The fields that differ from those of other content.
  fileprivate func fields(otherThan other: BookmarkContent) -> BookmarkFieldSet {
    var fields: BookmarkFieldSet = []
    for field in BookmarkField.content where text(of: field) != other.text(of: field) {
      fields.insert(field)
    }
    return fields
  }
}
