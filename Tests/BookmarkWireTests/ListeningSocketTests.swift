import BookmarkCommands
import BookmarkWire
import Glibc
import Testing

@Suite("The socket of a service")
struct ListeningSocketTests {
  private let folder: String

  init() {
    var template = Array("/tmp/bookmarks-socket-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  private func failure(_ path: String) -> FailureID? {
    do throws(CommandFailure) {
      _ = try ListeningSocket(path: path)
      return nil
    } catch {
      return error.id
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test("is for its owner only, in a folder of its own")
  func rights() throws {
    let path = folder + "/new/s"
    let old = umask(0)
    let socket = try ListeningSocket(path: path)
    umask(old)
    #expect(mode(path) == 0o600)
    #expect(mode(path + ".lock") == 0o600)
    #expect(mode(folder + "/new") == 0o700)
    close(socket.descriptor)
  }

  @Test("is held by one service at a time, and what a dead one left is replaced")
  func holding() throws {
    let path = folder + "/s"
    var socket: ListeningSocket? = try ListeningSocket(path: path)
    #expect(failure(path) == .serviceRunning)
    #expect(socket.map { close($0.descriptor) } == 0)
    socket = nil
    #expect(mode(path) == 0)
    // As a process that was killed leaves it: a socket that nobody holds.
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let left = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(left, $0, size) }
    }
    #expect(bound == 0)
    close(left)
    #expect(failure(path) == nil)
  }

  @Test("is refused where something else stands, others may enter, or the path is too long")
  func refused() throws {
    let file = folder + "/file"
    let descriptor = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    _ = write(descriptor, "x", 1)
    close(descriptor)
    #expect(failure(file) == .socketForeign)
    #expect(mode(file) == 0o600)
    #expect(mkdir(folder + "/open", 0o700) == 0)
    #expect(chmod(folder + "/open", 0o755) == 0)
    #expect(failure(folder + "/open/s") == .socketExposed)
    #expect(failure(folder + "/" + String(repeating: "x", count: 100)) == .socketTooLong)
    #expect(failure(folder + "/no/folder/s") == .socketFailed)
  }
}
