public import BookmarkEngine

/// One promise of a store's contract, checked on a fresh and empty store.
public struct ContractCheck: Sendable, CustomStringConvertible {
  /// The promise in words.
  public let name: String
  private let body: @Sendable (ContractSubject) async throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (ContractSubject) async throws -> Void) {
    self.name = name
    self.body = body
  }

  /// The promise in words.
  public var description: String { name }

  /// Checks the promise on an empty store; throws a ``ContractBreach`` where it is not kept.
  public func run(on store: any CollectionStore) async throws {
    try await body(ContractSubject(store))
  }
}

/// What every store of a collection must do, beside what its types say.
public enum StoreContract {
  /// Every promise, in the order in which they build upon each other.
  public static let checks: [ContractCheck] =
    changing + living + shelves + contents + listing + lookingBack + views + exporting + importing
    + reimporting
    + undoing + deciding + naming
}
