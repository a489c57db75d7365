import BookmarkCommands
import BookmarkWire
import Glibc
import Localization
import Text

/// The service at a socket of its own, or at those that a service manager has opened.
struct SocketService {
  let server: WireServer
  let messages: Messages
  /// Tells the person who started it.
  let tell: (String) -> Void

  /// Serves until it is asked to end; the path is left aside where there are sockets already.
  func run(at path: String?, environment: [String: String]) throws(CommandFailure) {
    let inherited = ServiceManager.inheritedSockets(environment: environment)
    if !inherited.isEmpty {
      serve(inherited, messages.serveInherited(count: inherited.count), environment)
      return
    }
    guard let path else { throw CommandFailure(.noRuntimeFolder) }
    let socket = try ListeningSocket(path: path)
    let sentence = messages.serveListening(path: TerminalSafety.escaped(path))
    serve([socket.descriptor], sentence, environment)
    withExtendedLifetime(socket) {}
  }

  private func serve(_ sockets: [Int32], _ sentence: String, _ environment: [String: String]) {
    tell(sentence)
    ServiceManager.notify("READY=1", environment: environment)
    server.run(listeners: sockets)
    ServiceManager.notify("STOPPING=1", environment: environment)
    tell(messages.serveEnded)
  }
}

/// The system's words for what went wrong last.
enum SystemText {
  static var last: String {
    strerror(errno).flatMap { String(validatingCString: $0) } ?? "error \(errno)"
  }
}
