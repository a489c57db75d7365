import Glibc
import SystemLibrary

/// Reads the members of a `.zip`, `.tar.gz` or `.gz` file one after the other, in bounded memory.
///
/// Nothing is unpacked to disk, and an archive inside an archive is a member like any other. A lone
/// `.gz` has one member, under the name that it remembers, else `data`.
///
///     let archive = try ArchiveReader(path: "export.zip")
///     while let member = try archive.next() {
///       while let bytes = try archive.read() { use(bytes) }
///     }
///
/// A reader belongs to one thread at a time.
public final class ArchiveReader {
  private let library: ArchiveLibrary
  private let handle: OpaquePointer
  private let limits: ArchiveLimits
  private let fileSize: Int
  private var members = 0
  private var unpacked = 0

  private static let pieceSize = 1 << 18
  /// `ARCHIVE_EOF`, `ARCHIVE_WARN` of `archive.h`; what is below a warning is an error.
  private static let (end, warning): (Int32, Int32) = (1, -20)
  /// `ARCHIVE_FORMAT_RAW` of `archive.h`.
  private static let raw: Int32 = 0x90000
  /// `AE_IFREG` of `archive_entry.h`; 0 is what a form without types says.
  private static let regularTypes: Set<UInt32> = [0, 0o100000]

  /// Opens an archive, a regular file.
  ///
  /// - Throws: `ArchiveError`; `library` where there is no libarchive.
  public convenience init(
    path: String, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) {
    let library: ArchiveLibrary
    do throws(SystemLibraryError) {
      library = try ArchiveLibrary.shared.get()
    } catch {
      throw .library(error)
    }
    try self.init(path: path, limits: limits, library: library)
  }

  init(path: String, limits: ArchiveLimits, library: ArchiveLibrary) throws(ArchiveError) {
    guard let handle = library.new() else { throw .damaged("") }
    self.library = library
    self.handle = handle
    self.limits = limits
    var status = stat()
    fileSize = stat(path, &status) == 0 ? Int(status.st_size) : 0
    // From here on `deinit` frees it, also when this throws.
    for allow in library.allow where allow(handle) < Self.warning { throw failure }
    if library.open(handle, path, 1 << 16) < Self.warning { throw failure }
  }

  deinit { _ = library.free(handle) }

  /// The next member that is a file; nil at the end.
  ///
  /// What is unread of the one before is passed over.
  public func next() throws(ArchiveError) -> ArchiveMember? {
    while true {
      var entry: OpaquePointer?
      let code = UTF8Locale.during { library.next(handle, &entry) }
      if code == Self.end { return nil }
      guard code >= Self.warning, let entry else { throw failure }
      // Without any compression the raw form takes every file there is.
      if isSingleFile, library.filters(handle) < 2 { throw .damaged("") }
      members += 1
      if members > limits.members { throw .tooManyMembers(limit: limits.members) }
      guard Self.regularTypes.contains(library.fileType(entry)) else { continue }
      let name = self.name(of: entry)
      // A folder may look like an empty file in a form without types.
      if name.hasSuffix("/") { continue }
      if library.isEncrypted(entry) > 0 { throw .encrypted(member: name) }
      let size = library.isSizeSet(entry) != 0 ? Int(library.size(entry)) : nil
      return ArchiveMember(name: name, size: size)
    }
  }

  /// Whether it is one compressed file and no archive; known once ``next()`` was called.
  public var isSingleFile: Bool { library.form(handle) == Self.raw }

  /// The next bytes of the member that ``next()`` gave last; nil at its end.
  public func read() throws(ArchiveError) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
      count = library.read(handle, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
    }
    if count < 0 { throw failure }
    if count == 0 { return nil }
    unpacked += count
    try limits.check(unpacked: unpacked, fileSize: fileSize)
    return bytes
  }

  private var failure: ArchiveError {
    .damaged(library.errorText(handle).map { String(cString: $0) } ?? "")
  }

  private func name(of entry: OpaquePointer) -> String {
    // Names that are marked as UTF-8 first; others are bytes of an encoding nobody tells.
    UTF8Locale.during {
      guard let name = library.pathUTF8(entry) ?? library.path(entry) else { return "" }
      let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
      return MemberName.text(bytes.map(UInt8.init(bitPattern:)))
    }
  }
}
