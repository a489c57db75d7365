import BookmarkCommands
import Glibc

/// A file, or standard input, that is read piece by piece.
final class InputFile {
  /// The word for standard input in place of a path.
  static let standardInput = "-"

  let path: String
  /// How many bytes there are; `nil` for standard input, pipes and devices.
  let size: Int?
  /// How many bytes were read.
  private(set) var offset = 0
  /// `nil` for standard input, which the console reads.
  private let descriptor: Int32?
  private let console: any Console
  /// What was read and not yet given out.
  private var held: [UInt8]?

  /// Opens the file; throws when it isn't there, is a folder or may not be read.
  init(_ path: String, console: any Console) throws(FileFailure) {
    self.path = path
    self.console = console
    guard path != Self.standardInput else {
      descriptor = nil
      size = nil
      return
    }
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw FileFailure(path: path, action: .reading, error: .last) }
    var status = stat()
    if fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(opened)
      throw FileFailure(path: path, action: .reading, error: SystemError(errno: EISDIR))
    }
    descriptor = opened
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// The name without folders, as a report names the file.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The first piece, which `read` gives again.
  func beginning() throws(FileFailure) -> [UInt8] {
    if let held { return held }
    let bytes = try read()
    held = bytes
    return bytes
  }

  /// The next piece; empty at the end.
  func read(_ count: Int = 256 * 1024) throws(FileFailure) -> [UInt8] {
    if let bytes = held {
      held = nil
      return bytes
    }
    let bytes: [UInt8]
    if let descriptor {
      switch FileDescriptor.read(count, from: descriptor, unless: { console.isInterrupted }) {
      case .success(let read): bytes = read
      case .failure(let error): throw FileFailure(path: path, action: .reading, error: error)
      }
    } else {
      do throws(ConsoleError) {
        bytes = try console.read(count)
      } catch {
        guard case .readFailed(let number) = error else { return [] }
        throw FileFailure(path: path, action: .reading, error: SystemError(errno: number))
      }
    }
    offset += bytes.count
    return bytes
  }
}
