import SystemLibrary

/// The functions of the system's libarchive, loaded when first needed.
///
/// Names and types are those of `archive.h` and `archive_entry.h`, stable since libarchive 3.0 but
/// for `archive_entry_is_encrypted`, which is of 3.2.
struct ArchiveLibrary: Sendable {
  typealias Name = UnsafePointer<CChar>

  typealias New = @Sendable @convention(c) () -> OpaquePointer?
  typealias Call = @Sendable @convention(c) (OpaquePointer) -> Int32
  typealias Open = @Sendable @convention(c) (OpaquePointer, Name, Int) -> Int32
  typealias Next =
    @Sendable @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  typealias Read = @Sendable @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Int) -> Int
  typealias Text = @Sendable @convention(c) (OpaquePointer) -> Name?
  typealias Size = @Sendable @convention(c) (OpaquePointer) -> Int64
  typealias FileType = @Sendable @convention(c) (OpaquePointer) -> UInt32

  let new: New
  let free: Call
  let allow: [Call]
  let open: Open
  let next: Next
  let read: Read
  let form: Call
  let filters: Call
  let errorText: Text
  let pathUTF8: Text
  let path: Text
  let isSizeSet: Call
  let size: Size
  let fileType: FileType
  let isEncrypted: Call

  /// The library as the loader finds it, or why there is none; the answer never changes.
  static let shared = Result { () throws(SystemLibraryError) in try ArchiveLibrary() }

  init(folders: [String]? = nil) throws(SystemLibraryError) {
    let library = try SystemLibrary(
      "libarchive", versions: 13...19, package: "libarchive13", folders: folders)
    new = try library.function("archive_read_new", New.self)
    free = try library.function("archive_read_free", Call.self)
    var allow: [Call] = []
    // The raw form, for a single compressed file, bids lowest and so comes last by itself.
    for form in ["format_zip", "format_tar", "format_raw", "filter_gzip"] {
      allow.append(try library.function("archive_read_support_\(form)", Call.self))
    }
    self.allow = allow
    open = try library.function("archive_read_open_filename", Open.self)
    next = try library.function("archive_read_next_header", Next.self)
    read = try library.function("archive_read_data", Read.self)
    form = try library.function("archive_format", Call.self)
    filters = try library.function("archive_filter_count", Call.self)
    errorText = try library.function("archive_error_string", Text.self)
    pathUTF8 = try library.function("archive_entry_pathname_utf8", Text.self)
    path = try library.function("archive_entry_pathname", Text.self)
    isSizeSet = try library.function("archive_entry_size_is_set", Call.self)
    size = try library.function("archive_entry_size", Size.self)
    fileType = try library.function("archive_entry_filetype", FileType.self)
    isEncrypted = try library.function("archive_entry_is_encrypted", Call.self)
  }
}
