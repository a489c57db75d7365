public import BookmarkCommands
import Localization

/// The front ends that the program brings, in the order in which `plugins` lists them.
public enum BuiltInFrontEnd: String, CaseIterable, Sendable {
  /// A dialogue, or a script of lines.
  case prompt
  /// One command.
  case batch
  /// The wire form, for other programs.
  case serve
  /// Programs called `bookmarks-NAME`.
  case programs

  /// What it is for.
  public var summary: CommandGuide.Text {
    switch self {
    case .prompt: \.pluginsPrompt
    case .batch: \.pluginsBatch
    case .serve: \.commandServeSummary
    case .programs: \.pluginsPrograms
    }
  }
}
