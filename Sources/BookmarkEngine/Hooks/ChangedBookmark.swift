public import BookmarkModel
import FoundationEssentials

/// What a change does to one bookmark, as hooks are told it.
public struct ChangedBookmark: Codable, Sendable {
  /// The command: `add`, `set`, `remove` and so on.
  public var command: String
  /// The bookmark before; `nil` for a new one.
  public var before: Bookmark?
  /// The bookmark after; `nil` for one that is removed.
  public var after: Bookmark?

  /// What a change does.
  public init(command: String, before: Bookmark?, after: Bookmark?) {
    self.command = command
    self.before = before
    self.after = after
  }
}

/// Values as lines of JSON.
struct HookLines {
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  /// The line of a value with its end.
  func line(_ value: some Encodable) -> [UInt8] {
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [0x0A]
  }
}
