/// How much an archive may hold before reading it is given up.
public struct ArchiveLimits: Hashable, Sendable {
  /// Bytes of all members together, unpacked.
  public var totalBytes = 4 << 30
  /// How many times larger than the file its members may be.
  public var ratio = 1000
  /// So many unpacked bytes are never too many, whatever the ratio.
  public var ratioFrom = 100 << 20
  /// How many members there may be.
  public var members = 10_000

  /// The usual limits.
  public init() {}

  func check(unpacked: Int, fileSize: Int) throws(ArchiveError) {
    if unpacked > totalBytes { throw .tooLarge(limit: totalBytes) }
    if unpacked > ratioFrom, unpacked / max(fileSize, 1) > ratio { throw .bomb(ratio: ratio) }
  }
}
