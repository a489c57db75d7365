/// A store that can be copied to a file, and restored from one.
public protocol StoreBackingUp: Sendable {
  /// Writes a verified copy of the newest state to a path, and gives how many bookmarks are in it.
  func backUp(to path: String) throws(StoreError) -> Int

  /// Opens a backup, which stays as it is, to read from it.
  func openBackup(_ path: String) throws(StoreError) -> any CollectionStore

  /// Puts the whole content of an opened backup into the place of this store's, or nothing.
  func replaceContents(with backup: any CollectionStore) throws(StoreError)
}
