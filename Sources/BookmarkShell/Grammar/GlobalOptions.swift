public import BookmarkCommands
import Localization

/// The options that every verb takes, in the order in which help lists them.
public enum GlobalOptions {
  /// The options; they may stand before the verb too.
  public static let parameters: [CommandGuide.Parameter] = [
    .init("--db NAME", \.grammarOptionDb), .init("--connect [SOCKET]", \.grammarOptionConnect),
    .init("--lang L", \.grammarOptionLang, values: .languages),
    .init("--collation ORDER", \.grammarOptionCollation),
    .init("--yes", \.optionYes), .init("-q, --quiet", \.grammarOptionQuiet),
    .init("-h, --help", \.grammarOptionHelp), .init("--version", \.grammarOptionVersion),
  ]
}
