import BookmarkCommands
import BookmarkModel

/// Asks for a listing that is kept up to date.
struct Subscribe: Codable, Sendable {
  /// Which bookmarks, how divided, in which order, how many.
  var query: BookmarkQuery
  /// Whether all that match are counted, as in ``ListBookmarks``.
  var counts: Bool?
}

/// Ends a subscription.
struct Unsubscribe: Codable, Sendable {
  /// The number of the subscription.
  var subscription: Int
}

/// The newest value of a subscription: the reply to `subscribe`, and what `changed` tells.
struct SubscriptionValue: Codable, Sendable {
  /// The number of the subscription.
  var subscription: Int
  /// The listing, unless it could not be read.
  var listing: ListBookmarks.Reply?
  /// Why the subscription has ended.
  var failure: CommandFailure?
}

/// Nothing to say.
struct EmptyReply: Codable, Sendable {}
