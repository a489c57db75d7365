public import Localization

/// How far its owner is with a work; owning it is not a status but a ``Copy``.
public struct BookmarkStatus: OpenEnumeration {
  /// The stable stored value, such as `done`.
  public let rawValue: String

  /// Takes any raw value, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Wanted.
  public static let wish = Self(rawValue: "wish")
  /// In the middle of it.
  public static let active = Self(rawValue: "active")
  /// Finished at least once.
  public static let done = Self(rawValue: "done")
  /// Put aside for now.
  public static let paused = Self(rawValue: "paused")
  /// Given up.
  public static let dropped = Self(rawValue: "dropped")

  /// The statuses this build knows, in listing order.
  public static let known: [Self] = [.wish, .active, .done, .paused, .dropped]

  /// The prefix of the titles in the message catalogues.
  public static let catalogueKey = "status"

  /// Words that services and people use for the known statuses.
  public static let synonyms = [
    "wishlist": "wish", "want": "wish", "to-read": "wish", "to read": "wish", "planned": "wish",
    "planning": "wish", "plan to watch": "wish", "plantowatch": "wish", "watchlist": "wish",
    "to-watch": "wish", "to watch": "wish", "to listen": "wish", "unread": "wish",
    "todo": "wish", "想": "wish", "想要": "wish",
    "currently-reading": "active", "currently reading": "active", "in progress": "active",
    "in_progress": "active", "progress": "active", "current": "active", "doing": "active",
    "在": "active", "进行中": "active",
    "finished": "done", "complete": "done", "completed": "done", "already read": "done",
    "seen": "done", "heard": "done", "consumed": "done", "完成": "done", "已读": "done",
    "已看": "done", "已听": "done", "读完": "done", "看完": "done", "听完": "done",
    "on-hold": "paused", "on hold": "paused", "hold": "paused", "stalled": "paused",
    "暂停": "paused",
    "abandoned": "dropped", "dnf": "dropped", "did-not-finish": "dropped",
    "did not finish": "dropped", "stopped-reading": "dropped", "stopped": "dropped",
    "unfinished": "dropped", "gave-up": "dropped", "放弃": "dropped",
  ]

  /// The title for a work of the given type: Reading, Watching, Listening; 在读, 在看, 在听.
  public func title(for type: BookmarkType, in messages: Messages) -> String {
    messages.text(forKey: "status.\(rawValue).\(type.rawValue)") ?? title(in: messages)
  }
}
