import BookmarkTesting
import Testing

@Suite("the store in an array keeps the contract of a store")
struct ArrayStoreContractTests {
  @Test("it promises:", arguments: StoreContract.checks)
  func keeps(_ check: ContractCheck) async throws {
    try await check.run(on: ArrayStore())
  }
}
