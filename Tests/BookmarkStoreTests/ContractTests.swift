import BookmarkStore
import BookmarkTesting
import Testing

@Suite("the store in a file keeps the contract of a store")
struct ContractTests {
  private let folder = TemporaryFolder()

  @Test("it promises:", arguments: StoreContract.checks)
  func keeps(_ check: ContractCheck) async throws {
    try await check.run(on: SQLiteStore.open(path: folder.file("bookmarks.db")))
  }
}
