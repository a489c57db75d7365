/// A store that can say whether it was changed, by this process or another one.
public protocol ChangeWatching: Sendable {
  /// A watch of this store; each has a connection of its own where that is needed.
  func watch() throws(StoreError) -> sending any ChangeWatch
}

/// Tells whether a store was changed since it was asked before.
public protocol ChangeWatch: AnyObject {
  /// A number that differs from the last one after every commit, and only then; cheap to ask for.
  func token() throws(StoreError) -> Int64
}
