/// Every command, in the order in which help lists them.
public enum CommandList {
  /// The types of all commands.
  public static let all: [any Command.Type] = [
    ListBookmarks.self, ExplainList.self, ShowBookmarks.self, CountBookmarks.self,
    PickRandom.self, ListTypes.self, ShowStatistics.self, ShowRecap.self,
    ListViews.self, SetView.self, RemoveView.self,
    ShowShelf.self, PutOnShelf.self, TakeOffShelf.self, ListGoals.self, SetGoal.self,
    RemoveGoals.self,
    BeginImport.self, ImportBatch.self, FinishImport.self, CancelImport.self,
    OpenExport.self, NextExport.self, CloseExport.self,
    AddBookmark.self, LogExperience.self, SetFields.self, RemoveBookmarks.self,
    LendCopy.self, ReturnCopy.self,
    MergeBookmarks.self, SplitBookmark.self, FindDuplicates.self, SettleDuplicates.self,
    ListAliases.self, SetAlias.self, RemoveAlias.self,
    UndoChange.self, RedoChange.self, ShowHistory.self,
    BackUpStore.self, RestoreBackup.self, RepairStore.self,
    CompleteText.self, WaitForChange.self, Doctor.self, Version.self,
  ]

  /// The command of that name on the wire.
  public static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.guide.name == name }
  }

  /// The guides of the commands that people type.
  public static var guides: [CommandGuide] {
    all.map { $0.guide }.filter { $0.verb != nil }
  }
}
