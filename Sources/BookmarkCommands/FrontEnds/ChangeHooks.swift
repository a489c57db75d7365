/// Programs of a person's own that are asked before a change is written, and may refuse it.
public protocol ChangeHooks: Sendable {
  /// Begins to tell the hooks of an event; `nil` when nobody wants to hear of it.
  func begin(_ event: HookEvent) -> (any HookRun)?
}

/// What a hook can be asked about.
public enum HookEvent: String, CaseIterable, Codable, Sendable {
  /// A bookmark is added by hand.
  case add
  /// A bookmark is changed or removed.
  case change
  /// Rows of a file are taken in.
  case `import`
}

/// One conversation with the hooks of an event.
public protocol HookRun: AnyObject {
  /// Tells them one line; what can't be told shows at the end.
  func tell(_ line: [UInt8])

  /// Says that this was all, and throws when one of them refuses, fails or doesn't answer.
  func finish() throws(CommandFailure)
}
