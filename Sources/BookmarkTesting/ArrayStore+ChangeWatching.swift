public import BookmarkEngine

extension ArrayStore: ChangeWatching {
  /// A watch of the array.
  public func watch() throws(StoreError) -> sending any ChangeWatch { ArrayChangeWatch(of: self) }
}

/// The numbers of changes of bookmarks and of views tell whether there was another.
private final class ArrayChangeWatch: ChangeWatch {
  private let store: ArrayStore

  init(of store: ArrayStore) { self.store = store }

  func token() throws(StoreError) -> Int64 {
    let state = store.currentState
    return state.lastChange + state.viewChanges
  }
}
