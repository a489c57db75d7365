import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import BookmarkWire
import Localization
import Testing

/// A service at a socket of its own, for as long as the value lives.
final class TestService {
  private let socket: PrivateSocket
  private let thread: ServiceThread

  /// The path of the socket.
  var path: String { socket.path }

  init(_ handler: any CommandHandler) throws {
    socket = try PrivateSocket(below: "/tmp")
    thread = try #require(
      ServiceThread(handler, socket: socket.descriptor, language: .english))
  }

  /// A service over a collection in memory.
  convenience init(_ bookmarks: [Bookmark] = []) throws {
    try self.init(BookmarkEngine(ArrayStore(bookmarks)))
  }

  deinit { thread.end() }

  /// Asks the service to end, and waits until it has.
  func end() { thread.end() }
}

extension TestService {
  /// Bookmarks with difficult values in every field, the same on every run.
  static func bookmarks(_ count: Int) -> [Bookmark] {
    var contents = RandomContents(seed: 11)
    return (1...count).map { number in
      let time = Timestamp(milliseconds: 1_700_000_000_000 + Int64(number))
      return Bookmark(
        id: Int64(number), uid: .version7(at: time), content: contents.next(), created: time,
        changed: time, change: 1)
    }
  }
}
