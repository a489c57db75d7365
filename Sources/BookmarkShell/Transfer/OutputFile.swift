import Glibc

/// A file that appears whole or not at all.
///
/// It is written under another name in the same folder, synced, and renamed. A file that is replaced
/// keeps its mode, a symbolic link stays one. A new file is its owner's alone, for a collection is
/// private. A device or pipe is written directly.
final class OutputFile {
  let path: String
  private let target: String
  private let temporary: String?
  private let descriptor: Int32
  private var isFinished = false

  /// Begins the file; throws when there is one that may not be replaced, or none can be made.
  init(_ path: String, replacing: Bool) throws(FileFailure) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let opened = open(path, O_WRONLY | O_CLOEXEC)
      guard opened >= 0 else { throw FileFailure(path: path, action: .creating, error: .last) }
      (target, temporary, descriptor) = (path, nil, opened)
      return
    }
    if exists, !replacing {
      throw FileFailure(path: path, action: .creating, error: SystemError(errno: EEXIST))
    }
    if exists, access(path, W_OK) != 0 {
      throw FileFailure(path: path, action: .creating, error: .last)
    }
    let target = Self.resolved(path)
    let pattern = "\(FilePath.folder(of: target))/.\(FilePath.name(of: target)).XXXXXX"
    var template = Array(pattern.utf8CString)
    let opened = mkstemp(&template)
    guard opened >= 0 else { throw FileFailure(path: path, action: .creating, error: .last) }
    _ = fcntl(opened, F_SETFD, FD_CLOEXEC)
    if exists { fchmod(opened, status.st_mode & 0o7777) }
    let name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    (self.target, temporary, descriptor) = (target, name, opened)
  }

  deinit {
    if !isFinished {
      close(descriptor)
      if let temporary { unlink(temporary) }
    }
  }

  /// Writes the next bytes.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    let error = bytes.withUnsafeBytes { FileDescriptor.write($0, to: descriptor) }
    if let error { throw FileFailure(path: path, action: .writing, error: error) }
  }

  /// Brings what was written to the disk, to be read back from there before the file appears.
  ///
  /// - Returns: where it can be read; nil for a device or a pipe, of which nothing can.
  func synced() throws(FileFailure) -> String? {
    guard let temporary else { return nil }
    guard fsync(descriptor) == 0 else {
      throw FileFailure(path: path, action: .writing, error: .last)
    }
    // What is read next is to come from the disk and not from memory, where the system lets it.
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    return temporary
  }

  /// Puts the file into its place; after this it is there even when the power fails.
  func finish() throws(FileFailure) {
    guard let temporary else {
      isFinished = true
      if close(descriptor) != 0 { throw FileFailure(path: path, action: .writing, error: .last) }
      return
    }
    guard fsync(descriptor) == 0, rename(temporary, target) == 0 else {
      throw FileFailure(path: path, action: .writing, error: .last)
    }
    isFinished = true
    close(descriptor)
    let folder = open(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    if fsync(folder) != 0, errno != EINVAL {
      throw FileFailure(path: path, action: .writing, error: .last)
    }
  }

  /// The file that a symbolic link stands for, also when that isn't there yet.
  private static func resolved(_ path: String) -> String {
    var current = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(current, &buffer, buffer.count)
      guard length > 0, length < buffer.count else { return current }
      let link = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      current = link.hasPrefix("/") ? link : "\(FilePath.folder(of: current))/\(link)"
    }
    return current
  }
}
