public import BookmarkCommands
import Glibc

/// A listening socket in a folder of its own, for one program that is about to be started.
///
/// Socket and folder go away with it.
public final class PrivateSocket {
  /// The path that the other program connects to.
  public let path: String
  /// The socket; whoever serves it closes it.
  public var descriptor: Int32 { socket.descriptor }
  private let folder: String
  private var socket: ListeningSocket

  /// A socket below a folder for temporary files; fails with `socket-failed`.
  public init(below parent: String) throws(CommandFailure) {
    var template = Array("\(parent)/bookmarks-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw CommandFailure(.socketFailed, ["path": parent, "reason": systemText(errno)])
    }
    folder = String(cString: made)
    path = folder + "/socket"
    do throws(CommandFailure) {
      socket = try ListeningSocket(path: path)
    } catch {
      rmdir(folder)
      throw error
    }
  }

  deinit {
    unlink(path)
    unlink(path + ".lock")
    rmdir(folder)
  }
}
