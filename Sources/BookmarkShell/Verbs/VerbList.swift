public import BookmarkCommands
import Localization

/// Every verb, in the groups and the order in which help lists them.
enum VerbList {
  /// Verbs of one kind.
  struct Group: Sendable {
    var title: CommandGuide.Text
    var verbs: [any ShellVerb.Type]
    /// Whether they make sense at the prompt only.
    var isForPrompt = false

    /// Those that make sense, at the prompt or elsewhere.
    func verbs(isPrompt: Bool) -> [any ShellVerb.Type] {
      if isForPrompt && !isPrompt { return [] }
      return verbs.filter { !isPrompt || !$0.isForShell }
    }
  }

  static let groups = [
    Group(
      title: \.helpGroupLook,
      verbs: [
        ListVerb.self, ShowVerb.self, CountVerb.self, TypesVerb.self, StatsVerb.self,
        RecapVerb.self, RandomVerb.self,
        TodayVerb.self, ViewVerb.self, ShelfVerb.self, GoalVerb.self, HistoryVerb.self,
        DuplicatesVerb.self,
      ]),
    Group(title: \.helpGroupTransfer, verbs: [ImportVerb.self, ExportVerb.self, AddVerb.self]),
    Group(
      title: \.helpGroupLive,
      verbs: [
        WantVerb.self, StartVerb.self, FinishVerb.self, PauseVerb.self, DropVerb.self,
        RateVerb.self, NoteVerb.self, ReviewVerb.self,
      ]),
    Group(
      title: \.helpGroupChange,
      verbs: [
        SetVerb.self, EditVerb.self, TagVerb.self, RemoveVerb.self, MergeVerb.self,
        SplitVerb.self, AliasVerb.self,
      ]),
    Group(
      title: \.helpGroupOwn,
      verbs: [OwnVerb.self, LendVerb.self, ReturnVerb.self, PlanVerb.self]),
    Group(
      title: \.helpGroupSafety,
      verbs: [
        UndoVerb.self, RedoVerb.self, BackupVerb.self, RestoreVerb.self, RepairVerb.self,
      ]),
    Group(
      title: \.helpGroupPrompt, verbs: [UseVerb.self, LangVerb.self, MoreVerb.self, QuitVerb.self],
      isForPrompt: true),
    Group(
      title: \.helpGroupRest,
      verbs: [
        HelpVerb.self, VersionVerb.self, DoctorVerb.self, ConfigVerb.self, DemoVerb.self,
        ServicesVerb.self, LanguagesVerb.self, PluginsVerb.self, ServeVerb.self,
      ]),
  ]

  /// The verbs that make sense, at the prompt or elsewhere.
  static func verbs(isPrompt: Bool) -> [any ShellVerb.Type] {
    groups.flatMap { $0.verbs(isPrompt: isPrompt) }
  }

  /// Their descriptions.
  static func guides(isPrompt: Bool) -> [CommandGuide] {
    verbs(isPrompt: isPrompt).map { $0.guide }
  }

  /// The verb that words mean; without one, `--version` or help.
  static func verb(for words: CommandWords) -> any ShellVerb.Type {
    if let name = words.guide?.verb {
      return groups.flatMap(\.verbs).first { $0.guide.verb == name } ?? HelpVerb.self
    }
    return words.options.contains("version") ? VersionVerb.self : HelpVerb.self
  }
}

extension Shell {
  /// The descriptions of every verb, for help, completion and documentation.
  public static func guides(isPrompt: Bool) -> [CommandGuide] {
    VerbList.guides(isPrompt: isPrompt)
  }

  /// Whether a word is a verb at the shell, under any of its names.
  public static func isVerb(_ word: String) -> Bool {
    VerbList.guides(isPrompt: false).contains { $0.verb == word || $0.aliases.contains(word) }
  }
}
