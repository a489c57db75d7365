/// How much one connection may ask for at a time; each breach has a failure of its own.
public struct WireLimits: Codable, Hashable, Sendable {
  /// The most bytes of one line that is received.
  public var lineBytes = 8 << 20
  /// How deep arrays and objects may be nested in a line.
  public var depth = 64
  /// The most requests that wait for their reply.
  public var requests = 64
  /// The most imports and listings that are open.
  public var sessions = 8
  /// The most subscriptions.
  public var subscriptions = 16
  /// The most bookmarks of one reply; longer listings are read with `export.open`.
  public var listedBookmarks = 10_000

  /// The limits of protocol version 1.
  public init() {}
}
