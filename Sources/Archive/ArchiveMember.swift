/// One file inside an archive.
public struct ArchiveMember: Hashable, Sendable {
  /// Its path inside the archive, with `/` between folders.
  public let name: String
  /// Its unpacked size in bytes, where the archive tells it before.
  public let size: Int?
}
