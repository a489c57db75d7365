import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import Glibc
import SQLite
import Synchronization
import Testing

@testable import BookmarkStore

@Suite("one file, several writers")
struct SharingTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bookmarks.db") }

  @Test("writers of several stores lose nothing, and readers see whole changes only")
  func writers() async throws {
    _ = try SQLiteStore.open(path: path)
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try SQLiteStore.open(path: path)
          for change in 0..<10 {
            try store.insert(["\(writer) \(change) a", "\(writer) \(change) b"])
          }
        }
      }
      group.addTask {
        let snapshot = try SQLiteStore.open(path: path).snapshot()
        for _ in 0..<100 {
          try snapshot.refresh()
          let total = try snapshot.count(BookmarkQuery()).total
          #expect(total % 2 == 0, "a change was seen by half")
          snapshot.release()
        }
      }
      try await group.waitForAll()
    }
    let store = try SQLiteStore.open(path: path)
    let ids = try store.snapshot().arrange(BookmarkQuery(sort: [SortKey(.id)])).ids
    #expect(ids == Array(1...80))
    #expect(try store.file.connect().value("SELECT count(*) FROM change") == 40)
    #expect(try store.file.connect().integrityCheck() == [])
  }

  @Test("two stores that write by turns see each other's changes at once")
  func turns() throws {
    let (left, right) = (try SQLiteStore.open(path: path), try SQLiteStore.open(path: path))
    let snapshot = try right.snapshot()
    for round in 1...5 {
      try left.insert(["left \(round)"])
      try right.insert(["right \(round)"])
      try snapshot.refresh()
      #expect(try snapshot.count(BookmarkQuery()).total == round * 2)
    }
  }

  @Test("a second writer waits for the first, and then succeeds")
  func waits() throws {
    let store = try SQLiteStore.open(path: path)
    var first: WriteLock? = try store.file.lock("first")
    var looks = 0
    // Whoever waits asks now and then whether to go on; so the first lets go at the third look.
    let second = try store.file.lock("second") {
      looks += 1
      if looks == 3 { first = nil }
      return false
    }
    #expect(looks == 3)
    #expect(first == nil)
    withExtendedLifetime(second) {}
  }

  @Test("a writer that makes no progress is named when patience ends")
  func patience() throws {
    _ = try SQLiteStore.open(path: path)
    let hasty = try SQLiteStore.open(path: path, patience: .milliseconds(100))
    let lock = try hasty.file.lock("import")
    let busy = CommandFailure(.storeBusy, ["holder": "\(getpid()) import"])
    #expect(throws: busy) { try hasty.insert(["A"]) }
    withExtendedLifetime(lock) {}
  }

  @Test("a waiting writer can be cancelled")
  func cancelledWait() throws {
    let store = try SQLiteStore.open(path: path)
    let lock = try store.file.lock("import")
    #expect(throws: StoreError.interrupted) {
      _ = try store.file.lock("add", isCancelled: { true })
    }
    withExtendedLifetime(lock) {}
  }

  @Test("the lock of a process that is no more is no obstacle")
  func deadHolder() throws {
    _ = try SQLiteStore.open(path: path)
    write(Array("999999999 import\n".utf8), to: path + ".lock")
    #expect(try SQLiteStore.open(path: path).insert(["A"]) == [1])
  }

  @Test("another program that keeps the file to itself makes the store busy, and nothing is lost")
  func foreignLock() throws {
    let store = try SQLiteStore.open(path: path, patience: .milliseconds(50))
    try store.insert(["A"])
    let other = try SQLiteConnection(path: path, mode: .readWrite)
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: CommandFailure(.storeBusy, ["holder": "another program"])) {
      try store.insert(["B"])
    }
    #expect(try store.snapshot().count(BookmarkQuery()).total == 1, "readers go on")
    try other.run("ROLLBACK")
    #expect(try store.insert(["B"]) == [2])
  }

  @Test("no moment is held between commands, so that the journal can be emptied")
  func release() async throws {
    let store = try SQLiteStore.open(path: path)
    let engine = BookmarkEngine(store)
    let context = CommandContext.english()
    try store.insert((0..<200).map { "Title \($0)" })
    _ = try await engine.perform(ListTypes(), in: context)
    let lock = try store.file.lock("test")
    store.file.emptyJournal(try store.file.connect(forWriting: true))
    withExtendedLifetime(lock) {}
    var status = stat()
    #expect(stat(path + "-wal", &status) == 0)
    #expect(status.st_size == 0)
    #expect(try await engine.perform(CountBookmarks(BookmarkQuery()), in: context).total == 200)
  }
}
