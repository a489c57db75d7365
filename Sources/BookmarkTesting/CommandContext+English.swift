public import BookmarkCommands
import Localization

extension CommandContext {
  /// A context in English with the right to change, for tests that care for nothing else.
  public static func english(isCancelled: @escaping @Sendable () -> Bool = { false })
    -> CommandContext
  {
    CommandContext(language: .english, isCancelled: isCancelled)
  }
}
