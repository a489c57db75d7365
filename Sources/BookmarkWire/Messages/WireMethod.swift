/// The methods that belong to a connection and not to the collection, in the order of their use.
public enum WireMethod: String, CaseIterable, Sendable {
  /// Agrees on the version, the language and the rights of a connection.
  case hello
  /// Gives a listing, and again after every change that touches it.
  case subscribe
  /// Ends a subscription.
  case unsubscribe
  /// Ends a request that is under way; a notification.
  case cancel = "$/cancel"
}
