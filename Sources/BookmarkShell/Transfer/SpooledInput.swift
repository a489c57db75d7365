import Glibc

/// A copy of what comes through a pipe, in a private file, for readers that go to and fro in it.
final class SpooledInput {
  let path: String
  private let descriptor: Int32

  /// Copies the input to its end.
  init(_ input: InputFile) throws(FileFailure) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/bookmarks-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw FileFailure(path: path, action: .creating, error: .last) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    while true {
      let bytes = try input.read()
      if bytes.isEmpty { return }
      let error = bytes.withUnsafeBytes { FileDescriptor.write($0, to: descriptor) }
      if let error { throw FileFailure(path: path, action: .writing, error: error) }
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(path)
  }
}
