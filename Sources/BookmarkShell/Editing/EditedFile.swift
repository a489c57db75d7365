import Glibc

/// A private file in which a text is edited; it goes away when nobody keeps it.
final class EditedFile {
  let path: String
  private var isKept = false

  /// Makes the file in a folder, which is made too; its name begins as given.
  init(named name: String, in folder: String, holding text: String) throws(FileFailure) {
    FilePath.makeFolder(folder)
    let suffix = ".txt"
    var template = Array("\(folder)/\(name)-XXXXXX\(suffix)".utf8CString)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else {
      isKept = true
      throw FileFailure(path: path, action: .creating, error: .last)
    }
    close(descriptor)
    try write(text)
  }

  deinit {
    if !isKept { unlink(path) }
  }

  /// Leaves the file where it is.
  func keep() { isKept = true }

  /// Puts another text in place of what is there.
  func write(_ text: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path: path, action: .creating, error: .last) }
    defer { close(descriptor) }
    var text = text
    let error = text.withUTF8 {
      FileDescriptor.write(UnsafeRawBufferPointer($0), to: descriptor)
    }
    if let error { throw FileFailure(path: path, action: .writing, error: error) }
  }

  /// What is in the file now; editors may have put another one in its place.
  func read() throws(FileFailure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, action: .reading, error: .last) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      switch FileDescriptor.read(64 * 1024, from: descriptor, unless: { false }) {
      case .success(let piece) where piece.isEmpty: return String(decoding: bytes, as: UTF8.self)
      case .success(let piece): bytes += piece
      case .failure(let error): throw FileFailure(path: path, action: .reading, error: error)
      }
    }
  }
}
