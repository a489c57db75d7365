import Glibc

/// The lines typed at earlier prompts, in a file that only its owner can read.
///
/// Each line is appended as soon as it was typed, under a lock, so that two prompts keep the lines
/// of both. Nothing here fails loudly: a prompt without history is still a prompt.
struct HistoryFile: Sendable {
  /// How many lines are kept.
  static let limit = 10_000

  private static let readLimit = 8 << 20

  private let folder: String
  private let path: String

  /// The file `history` in a folder, which is made when the first line is added.
  init(folder: String) {
    self.folder = folder
    path = "\(folder)/history"
  }

  /// The kept lines, oldest first; lines that are not text are left out.
  func lines() -> [String] {
    withFile(O_RDONLY) { file in Self.lines(of: Self.bytes(of: file)) } ?? []
  }

  /// Adds a line at the end.
  func append(_ line: String) {
    makeFolder(folder[...])
    withFile(O_WRONLY | O_APPEND | O_CREAT) { file in
      // The mask of the process may have taken even the owner's rights.
      fchmod(file, 0o600)
      Self.write(line + "\n", to: file)
    }
  }

  /// Drops the oldest lines over the limit.
  func trim() {
    withFile(O_RDWR) { file in
      let lines = Self.lines(of: Self.bytes(of: file))
      guard lines.count > Self.limit else { return }
      let kept = lines.suffix(Self.limit).map { $0 + "\n" }.joined()
      lseek(file, 0, SEEK_SET)
      Self.write(kept, to: file)
      ftruncate(file, off_t(kept.utf8.count))
    }
  }

  /// Opens the file and holds its lock meanwhile; `nil` when there is no such plain file.
  @discardableResult
  private func withFile<Result>(_ flags: Int32, _ body: (Int32) -> Result) -> Result? {
    let file = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(file, LOCK_EX) == 0
    else { return nil }
    return body(file)
  }

  /// The end of the file, as much as holds all lines that are kept.
  private static func bytes(of file: Int32) -> [UInt8] {
    let size = Int(lseek(file, 0, SEEK_END))
    lseek(file, off_t(max(0, size - readLimit)), SEEK_SET)
    return [UInt8](unsafeUninitializedCapacity: min(max(0, size), readLimit)) { buffer, count in
      while count < buffer.count {
        let read = Glibc.read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        guard read > 0 else { break }
        count += read
      }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).suffix(limit + 1).compactMap { line in
      line.contains(0) ? nil : String(validating: line, as: UTF8.self)
    }
  }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          file, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        guard count > 0 else { return }
        written += count
      }
    }
  }

  private func makeFolder(_ path: Substring) {
    if path.isEmpty || access(String(path), F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/") { makeFolder(path[..<slash]) }
    if mkdir(String(path), 0o700) == 0 { chmod(String(path), 0o700) }
  }
}
