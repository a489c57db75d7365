public import BookmarkEngine

extension ArrayStore: ChangeWatching {
  /// A watch of the array.
  public func watch() throws(StoreError) -> sending any ChangeWatch { ArrayChangeWatch(of: self) }
}

/// The number of the last change tells whether there was another.
private final class ArrayChangeWatch: ChangeWatch {
  private let store: ArrayStore

  init(of store: ArrayStore) { self.store = store }

  func token() throws(StoreError) -> Int64 { store.currentState.lastChange }
}
