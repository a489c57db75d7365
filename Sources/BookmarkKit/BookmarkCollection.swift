public import BookmarkCommands
public import BookmarkEngine
import BookmarkStore
import FoundationEssentials
import Localization

/// A collection of bookmarks: open it, add, fetch, divide, observe, change.
///
///     let collection = try BookmarkCollection.open(path: "bookmarks.db")
///     try await collection.add("2046", type: .movie) { $0.rating = Rating("4.5") }
///     let best = try await collection.fetch(\.type == .movie && \.rating >= 80)
///
/// It may be used from any task. Other programs may use the same file meanwhile, the program
/// `bookmarks` too. Every method throws a ``CommandFailure`` when the store can't be read or written.
public final class BookmarkCollection: Sendable {
  private let store: any CollectionStore & ChangeWatching
  private let engine: BookmarkEngine
  private let context: CommandContext
  /// The language whose titles and order count, as a BCP 47 tag.
  let language: String
  let live: LiveQueries

  /// A collection that is kept in a store of one's own.
  public init(_ store: any CollectionStore & ChangeWatching, language: String = "en") {
    self.store = store
    self.language = language
    context = CommandContext(language: Language(tag: language))
    engine = BookmarkEngine(store)
    live = LiveQueries(store)
  }

  /// Opens the collection in a file, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - path: the file; without one it is the file that the program `bookmarks` uses:
  ///     `BOOKMARKS_DB`, else `bookmarks/bookmarks.db` in the user's data folder.
  ///   - language: the BCP 47 tag of the language whose titles are shown first, and by whose alphabet
  ///     titles and names are ordered: `zh-Hans` by pinyin, `zh-Hans-u-co-stroke` by strokes.
  public static func open(path: String? = nil, language: String = "en") throws(CommandFailure)
    -> BookmarkCollection
  {
    do {
      return BookmarkCollection(
        try SQLiteStore.open(path: path ?? Self.standardPath), language: language)
    } catch {
      throw error.failure
    }
  }

  private static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["BOOKMARKS_DB"], !path.isEmpty { return path }
    let home = environment["HOME"] ?? "."
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(data ?? home + "/.local/share")/bookmarks/bookmarks.db"
  }

  /// Carries out a command of the protocol, for what has no method here.
  public func perform<C: Command>(_ command: C) async throws(CommandFailure) -> C.Reply {
    try await engine.perform(command, in: context)
  }

  /// One moment of the collection, which stays as it is while the reader is kept.
  func reader() throws(CommandFailure) -> SnapshotReader {
    do {
      return try SnapshotReader(store)
    } catch {
      throw error.failure
    }
  }

  /// Carries out one change in the store, whole or not at all.
  func write<Result>(
    _ command: String, _ body: (any CollectionWriter) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    try store.write(ChangeDescription(command: command), body)
  }
}
