import Localization

/// Waits until the collection is changed, by this process or another one.
///
/// A front end that keeps a listing up to date asks for the token, lists, and waits with the token:
/// what is committed between the two is then seen at once. The token is good for as long as the
/// handler lives.
public struct WaitForChange: Command {
  /// What the caller knows; `nil` to be told the token at once.
  public var token: Int64?
  /// How long to wait, in milliseconds; more than a minute is a minute.
  public var timeout: Int

  /// A wait.
  public init(token: Int64?, timeout: Int = 10_000) {
    self.token = token
    self.timeout = timeout
  }

  /// What is known now.
  public struct Reply: Codable, Sendable {
    /// Another number than the caller's after a change, the same after the time is over.
    public var token: Int64

    /// A result.
    public init(token: Int64) { self.token = token }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("changes.wait", summary: \.commandChangesWaitSummary)
}
