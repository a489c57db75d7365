import BookmarkCommands
import BookmarkModel
import Localization
import Text

extension Shell {
  /// The line with which a dialogue begins; `nil` when the person wants it quiet.
  ///
  /// A collection that can't be read is told instead: help and doctor work even then.
  public func greeting() async -> String? {
    if settings.isQuiet { return nil }
    do throws(CommandFailure) {
      let context = CommandContext(language: settings.language, rights: .read)
      let total = try await handler.perform(CountBookmarks(BookmarkQuery()), in: context).total
      let messages = Messages(settings.language)
      return total == 0 ? messages.promptGreetingEmpty : messages.promptGreeting(count: total)
    } catch {
      _ = Self.tell(error, on: console, language: settings.language)
      return nil
    }
  }

  /// What stands before the place where a person types, with the type that `use` has narrowed to.
  public var promptLabel: String {
    let type = settings.restriction.map { " " + TerminalSafety.escaped($0.rawValue) }
    return "bookmarks\(type ?? "")>"
  }
}
