import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import Glibc
import SQLite
import Testing

@testable import BookmarkStore

@Suite("the file of a collection")
struct StoreFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bookmarks.db") }

  /// The error with which a path is refused; `nil` when it opens.
  private func refusal(of path: String) -> StoreError? {
    do throws(StoreError) {
      _ = try SQLiteStore.open(path: path).snapshot().count(BookmarkQuery())
      return nil
    } catch {
      return error
    }
  }

  /// A store with some bookmarks, all of it in the file itself and none in its journal.
  private func filled(_ count: Int = 40) throws -> SQLiteStore {
    let store = try SQLiteStore.open(path: path)
    try store.insert((0..<count).map { "Title \($0)" })
    let lock = try store.file.lock("test")
    store.file.emptyJournal(try store.file.connect(forWriting: true))
    withExtendedLifetime(lock) {}
    return store
  }

  @Test("is made with its folders, for its owner only")
  func isMade() throws {
    let path = folder.file("a/b/bookmarks.db")
    let store = try SQLiteStore.open(path: path)
    try store.insert(["A"])
    let snapshot = try store.snapshot()
    #expect(permissions(of: folder.file("a")) == "700")
    #expect(permissions(of: folder.file("a/b")) == "700")
    for suffix in ["", "-wal", "-shm", ".lock"] {
      #expect(permissions(of: path + suffix) == "600", "\(suffix)")
    }
    #expect(try snapshot.count(BookmarkQuery()).total == 1)
  }

  @Test("that is empty becomes a store")
  func isEmpty() throws {
    write([], to: path)
    #expect(refusal(of: path) == nil)
    #expect(try SQLiteStore.open(path: path).schemaVersion == Schema.version)
  }

  @Test("that was emptied is no new collection")
  func wasEmptied() throws {
    _ = try filled()
    write([], to: path)
    let reason = "the file is empty, and was not before"
    #expect(refusal(of: path) == .corrupt(path: path, reason: reason))
    #expect(bytes(of: path).isEmpty)
  }

  @Test("of a newer version is refused, and nothing beside it changes")
  func isTooNew() throws {
    _ = try filled()
    try SQLiteConnection(path: path, mode: .readWrite).execute("PRAGMA user_version = 7")
    try SQLiteConnection(path: path, mode: .readWrite).checkpoint(.truncate)
    let (before, listing) = (bytes(of: path), TemporaryFolder.listing(folder.path))
    #expect(refusal(of: path) == .tooNew(path: path, version: 7, known: Schema.version))
    #expect(bytes(of: path) == before)
    #expect(TemporaryFolder.listing(folder.path) == listing)
  }

  @Test("of another kind is refused and left as it is")
  func isForeign() throws {
    write(Array("not a store\n".utf8), to: path)
    #expect(refusal(of: path) == .notAStore(path: path))
    #expect(bytes(of: path) == Array("not a store\n".utf8))
    #expect(TemporaryFolder.listing(folder.path) == ["bookmarks.db 12"])

    let other = folder.file("other.db")
    try SQLiteConnection(path: other, mode: .create).execute("CREATE TABLE t (x)")
    let before = bytes(of: other)
    #expect(refusal(of: other) == .notAStore(path: other))
    #expect(bytes(of: other) == before)
    #expect(refusal(of: folder.path) == .unavailable(path: folder.path, reason: "Is a directory"))
  }

  @Test("that another tool copied without a journal gets its journal mode back")
  func isCopy() throws {
    _ = try filled()
    let copy = folder.file("copy.db")
    try SQLiteConnection(path: path, mode: .readWrite).run("VACUUM INTO ?", [.text(copy)])
    let store = try SQLiteStore.open(path: copy)
    #expect(try store.file.connect().value("PRAGMA journal_mode")?.asText == "wal")
    #expect(try store.snapshot().count(BookmarkQuery()).total == 40)
  }

  @Test("whose schema has no version, or another one than its tables, is damaged")
  func isHalf() throws {
    _ = try filled()
    try SQLiteConnection(path: path, mode: .readWrite).execute("PRAGMA user_version = 0")
    #expect(refusal(of: path) == .corrupt(path: path, reason: "it has no version"))
    try SQLiteConnection(path: path, mode: .readWrite).execute(
      "PRAGMA user_version = \(Schema.version); ALTER TABLE item RENAME TO thing;")
    #expect(refusal(of: path) == .corrupt(path: path, reason: "no such table: item"))
  }

  @Test("that can't be written is read, and says why it can't be written")
  func isReadOnly() throws {
    _ = try filled()
    let file = try StoreFile(path: path, writeError: { _ in EROFS })
    let store = SQLiteStore.open(file)
    #expect(try store.snapshot().count(BookmarkQuery()).total == 40)
    let failure = CommandFailure(
      .storeReadOnly, ["path": path, "reason": "Read-only file system"])
    #expect(throws: failure) { try store.insert(["B"]) }
    #expect(throws: StoreError.readOnly(path: path, reason: "Read-only file system")) {
      _ = try store.stagingArea(ChangeDescription(command: "import"))
    }
    let check = try store.diagnose().first { $0.name == "read-only" }
    #expect(check?.finding == "Read-only file system")
  }

  @Test("is read from a private copy where its journal can't be, which then goes away")
  func isCopied() throws {
    let store = try filled()
    try store.insert(["in the journal"])
    var copy: StoreCopy? = try StoreCopy(of: path)
    let copied = try #require(copy?.path)
    let connection = try SQLiteConnection(path: copied, mode: .readWrite)
    #expect(try connection.value("SELECT count(*) FROM item") == 41)
    #expect(permissions(of: copied) == "600")
    connection.close()
    copy = nil
    #expect(permissions(of: copied) == "missing")
    #expect(permissions(of: StoreFile.folder(of: copied)) == "missing")
  }

  @Test("cut short anywhere never passes for an empty or a sound collection")
  func isCut() throws {
    _ = try filled()
    let whole = bytes(of: path)
    for length in stride(from: 1, to: whole.count, by: 5_001) {
      let cut = folder.file("cut\(length).db")
      write(Array(whole[..<length]), to: cut)
      #expect(survives(cut, isWhole: false), "\(length) of \(whole.count)")
      #expect(bytes(of: cut) == Array(whole[..<length]))
    }
  }

  @Test("with a flipped byte never crashes, and never passes for an empty collection")
  func isDamaged() throws {
    _ = try filled()
    let whole = bytes(of: path)
    var random = SystemRandomNumberGenerator()
    for page in stride(from: 0, to: whole.count, by: 4096) {
      // The head of a page says what it is; the rest are its cells.
      for offset in [0, 3, 4] + [Int.random(in: 100..<4096, using: &random)] {
        var damaged = whole
        let place = page + (page == 0 && offset < 100 ? 100 + offset : offset)
        damaged[place] ^= UInt8(1 << Int.random(in: 0...7, using: &random))
        let path = folder.file("damaged.db")
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        write(damaged, to: path)
        #expect(survives(path), "byte \(place): \(whole[place]) to \(damaged[place])")
      }
    }
  }

  /// Whether a damaged store is refused, or shows bookmarks, or is sound if it may be.
  private func survives(_ path: String, isWhole: Bool = true) -> Bool {
    do throws(StoreError) {
      let store = try SQLiteStore.open(path: path)
      let snapshot = try store.snapshot()
      let query = BookmarkQuery(sections: [SectionKey(.type)])
      let arrangement = try snapshot.arrange(query)
      _ = try snapshot.bookmarks(arrangement.ids)
      let checks = try store.diagnose()
      let isSound = !checks.contains { $0.verdict == .bad }
      if isWhole { return isSound || !arrangement.ids.isEmpty }
      // What was cut off may have been empty.
      return isSound ? arrangement.ids.count == 40 : !arrangement.ids.isEmpty
    } catch {
      switch error {
      case .corrupt, .notAStore, .tooNew, .readOnly: return true
      default: return false
      }
    }
  }
}

extension SQLiteStore {
  /// Adds books with these titles as one change and gives their numbers.
  @discardableResult
  func insert(_ titles: [String]) throws(CommandFailure) -> [Int64] {
    try write(ChangeDescription(command: "add")) { writer throws(CommandFailure) in
      do throws(StoreError) {
        var ids: [Int64] = []
        for title in titles {
          var content = BookmarkContent(type: .book)
          content.titles = [Title(title)]
          ids.append(try writer.insert(content, uid: .version7(), typed: []).id)
        }
        return ids
      } catch {
        throw error.failure
      }
    }
  }
}
