import Glibc

/// A file with given bytes that is gone when nobody holds it any more, for tests.
public final class ScratchFile {
  /// Where it is.
  public let path: String

  /// Writes a file; its path is empty where that isn't possible.
  public init(_ bytes: [UInt8]) {
    var template = Array("/tmp/scratch-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path =
      descriptor < 0
      ? "" : String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var written = 0
    while descriptor >= 0, written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      written += count
    }
    close(descriptor)
  }

  deinit { unlink(path) }
}
