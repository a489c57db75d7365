public import BookmarkCommands
public import BookmarkEngine
public import BookmarkModel
import Synchronization

/// A collection in an array: small, slow and obviously right, for tests and for comparison.
///
/// It does what the contract of ``CollectionStore`` says, except what only a file can do: waiting
/// for other processes, a journal, a damaged disk.
public final class ArrayStore: CollectionStore {
  struct State: Sendable {
    var bookmarks: [Bookmark] = []
    /// The hash of the source row from which a bookmark was last written.
    var hashes: [Int64: Int64] = [:]
    /// The change that touched a bookmark last.
    var edited: [Int64: Int64] = [:]
    var changes: [ChangeSummary] = []
    /// What each change did to each bookmark.
    var effects: [Int64: [Int64: ArrayEffect]] = [:]
    /// What was decided about which works are the same.
    var former: [ArrayDecision<ArrayFormer>] = []
    var apart: [ArrayDecision<BookmarkPair>] = []
    var aliases: [ArrayDecision<[String]>] = []
    var lastID: Int64 = 0
    var lastChange: Int64 = 0
    var views: [SavedView] = []
    /// How often views and goals were saved or removed.
    var viewChanges: Int64 = 0
    var goals: [Goal] = []
  }

  private let state: Mutex<State>

  /// A collection of these bookmarks, which keep their numbers; empty unless told.
  public init(_ bookmarks: [Bookmark] = []) {
    var state = State()
    state.bookmarks = bookmarks
    state.lastID = bookmarks.map(\.id).max() ?? 0
    state.lastChange = bookmarks.map(\.change).max() ?? 0
    for bookmark in bookmarks { state.edited[bookmark.id] = bookmark.change }
    self.state = Mutex(state)
  }

  /// There is no schema.
  public var schemaVersion: Int { 0 }

  /// There is no library.
  public var libraryVersion: String { "" }

  /// One moment of the collection.
  public func snapshot() throws(StoreError) -> any CollectionSnapshot {
    ArraySnapshot(of: self)
  }

  /// Carries out one change, or nothing when the body throws.
  public func write<Result>(
    _ change: ChangeDescription,
    _ body: (any CollectionWriter) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let writer = ArrayWriter(of: self, change)
    let result = try body(writer)
    replaceState(writer.state)
    return result
  }

  /// A place to stage an import.
  public func stagingArea(_ change: ChangeDescription) throws(StoreError) -> any StagingArea {
    ArrayStagingArea(of: self, change)
  }

  /// There is nothing that could be wrong.
  public func diagnose() throws(StoreError) -> [Doctor.Reply.Check] {
    [Doctor.Reply.Check("bookmarks", String(currentState.bookmarks.count))]
  }

  var currentState: State { state.withLock { $0 } }

  func replaceState(_ new: State) { state.withLock { $0 = new } }
}
