import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Glibc
import SQLite
import Testing

@testable import BookmarkStore

@Suite("backups of a collection and its repair")
struct BackupTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bookmarks.db") }
  private var backups: String { folder.file("backups") }
  private let context = CommandContext.english()

  private func open(_ name: String = "bookmarks.db") throws -> SQLiteStore {
    try SQLiteStore.open(path: folder.file(name), backups: backups)
  }

  private func filled(_ count: Int) throws -> SQLiteStore {
    let store = try open()
    try store.insert((0..<count).map { "Title \($0)" })
    return store
  }

  private func titles(_ store: any CollectionStore) throws -> [String] {
    let snapshot = try store.snapshot()
    let ids = try snapshot.arrange(BookmarkQuery(sort: [SortKey(.id)])).ids
    return try snapshot.bookmarks(ids).map { $0.mainTitle?.text ?? "" }
  }

  private func automatic() -> [String] {
    TemporaryFolder.listing(backups).map { String($0.prefix { $0 != " " }) }
  }

  @Test("a backup is one sound file with everything, for its owner only")
  func backup() throws {
    let store = try filled(40)
    let backup = folder.file("copy.db")
    #expect(try store.backUp(to: backup) == 40)
    #expect(permissions(of: backup) == "600")
    #expect(access(backup + ".partial", F_OK) != 0)
    let opened = try store.openBackup(backup)
    #expect(try titles(opened) == titles(store))
    #expect(try opened.diagnose().allSatisfy { $0.verdict != .bad })
    let before = bytes(of: backup)
    _ = try store.openBackup(backup).snapshot()
    #expect(bytes(of: backup) == before)
    #expect(access(backup + "-wal", F_OK) != 0)
  }

  @Test("an unused collection becomes the backup, with its history")
  func replace() async throws {
    let backup = folder.file("copy.db")
    _ = try filled(3).backUp(to: backup)
    let other = try open("other.db")
    let engine = BookmarkEngine(other)
    let reply = try await engine.perform(
      RestoreBackup(from: backup, name: "copy.db"), in: context)
    #expect(reply.isReplaced)
    #expect(try titles(other) == ["Title 0", "Title 1", "Title 2"])
    let history = try await engine.perform(ShowHistory(), in: context)
    #expect(history.changes.count == 1)
  }

  @Test("a used collection gets back what it lacks, as one change that can be undone")
  func merge() async throws {
    let store = try filled(5)
    let backup = folder.file("copy.db")
    _ = try store.backUp(to: backup)
    let engine = BookmarkEngine(store)
    _ = try await engine.perform(RemoveBookmarks(.ids([2, 4])), in: context)
    let edits = [BookmarkEdit(.rating, .set, "5")]
    _ = try await engine.perform(SetFields(.ids([1]), edits), in: context)
    let command = RestoreBackup(from: backup, name: "copy.db", preview: true)
    let preview = try await engine.perform(command, in: context)
    #expect([preview.bookmarks, preview.held, preview.added, preview.changed] == [5, 3, 2, 0])
    #expect(try titles(store).count == 3)
    let reply = try await engine.perform(
      RestoreBackup(from: backup, name: "copy.db"), in: context)
    #expect(try titles(store).sorted() == (0..<5).map { "Title \($0)" })
    let rated = try await engine.perform(
      CountBookmarks(BookmarkQuery(.field(.rating, .present))), in: context)
    #expect(rated.total == 1)
    _ = try await engine.perform(UndoChange(reply.change), in: context)
    #expect(try titles(store).count == 3)
  }

  @Test("before many bookmarks change the state before them is kept, once an hour")
  func beforeMany() async throws {
    let store = try filled(150)
    let engine = BookmarkEngine(store)
    let some = (1...100).map { Int64($0) }
    _ = try await engine.perform(
      SetFields(.ids(some), [BookmarkEdit(.tag, .add, "few")]), in: context)
    #expect(automatic() == [])
    _ = try await engine.perform(
      SetFields(.all, [BookmarkEdit(.tag, .add, "many")]), in: context)
    let made = automatic()
    #expect(made.count == 1)
    let kept = try store.openBackup("\(backups)/\(made.first ?? "")").snapshot()
    let counts = try ["few", "many"].map { tag in
      try kept.count(BookmarkQuery(.field(.tag, .anyOf([tag])))).total
    }
    #expect(counts == [100, 0])
    _ = try await engine.perform(RemoveBookmarks(.all), in: context)
    #expect(automatic() == made)
  }

  @Test("the last five backups of a store are kept, those of others too")
  func lastFive() throws {
    let store = try filled(1)
    let keeper = BackupFolder(path: backups)
    mkdir(backups, 0o700)
    for day in 1...7 { write([1], to: "\(backups)/bookmarks-2020010\(day)T000000Z-set.db") }
    write([1], to: "\(backups)/bookmarks-anna-20200101T000000Z-set.db")
    try keeper.keep(store.file.connect(), of: path, before: "set", isUrgent: true)
    let names = automatic()
    #expect(names.count == 6)
    #expect(names.first == "bookmarks-20200104T000000Z-set.db")
    #expect(names.last == "bookmarks-anna-20200101T000000Z-set.db")
  }

  @Test("before an older store is brought to this version it is backed up")
  func beforeMigration() throws {
    let connection = try SQLiteConnection(path: path, mode: .create)
    try FirstSchema.apply(to: connection)
    try connection.execute(
      "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1")
    connection.close()
    _ = try open().snapshot()
    let names = automatic()
    #expect(names.count == 1)
    let backup = try SQLiteConnection(path: "\(backups)/\(names.first ?? "")", mode: .readOnly)
    #expect(try backup.value("PRAGMA user_version")?.asInteger == 1)
  }

  @Test("a sound store is left as it is")
  func sound() throws {
    _ = try filled(3)
    let reply = try StoreRepair(path: path, backups: nil).run()
    #expect(reply.isSound)
    #expect(reply.saved == 3)
  }

  @Test("what can be read of a damaged store is saved, and the rest is counted")
  func repair() throws {
    do {
      let store = try filled(400)
      let lock = try store.file.lock("test")
      store.file.emptyJournal(try store.file.connect(forWriting: true))
      withExtendedLifetime(lock) {}
    }
    let page = 4_096
    let whole = bytes(of: path)
    var saved: [Int] = []
    // One byte of each page's header in turn, the first page left out.
    for number in stride(from: 1, to: whole.count / page, by: 3) {
      var damaged = whole
      for offset in 0..<8 { damaged[number * page + offset] ^= 0xFF }
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      write(damaged, to: path)
      let reply: RepairStore.Reply
      do throws(StoreError) {
        reply = try StoreRepair(path: path, backups: backups).run()
      } catch {
        // The page of the table's root: nothing can be found any more.
        guard case .corrupt = error else { throw error }
        #expect(bytes(of: path) == damaged)
        saved.append(0)
        continue
      }
      if reply.isSound { continue }
      saved.append(reply.saved)
      let kept = try #require(reply.damagedPath)
      #expect(bytes(of: kept) == damaged)
      let repaired = try open()
      #expect(try repaired.diagnose().allSatisfy { $0.verdict != .bad })
      #expect(try titles(repaired).count == reply.saved)
      #expect(reply.saved + (reply.lost ?? 0) >= 400 || reply.lost == nil)
      unlink(kept)
    }
    #expect(saved.count > 5)
    #expect(saved.contains(400))
    #expect(saved.contains { $0 > 0 && $0 < 400 })
  }
}
