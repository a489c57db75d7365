import BookmarkCommands
import BookmarkModel
import Glibc
import Localization
import Text

/// `backup`: the collection and all settings in one verified file.
enum BackupVerb: ShellVerb {
  static let guide = BackUpStore.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = invocation.words.words
    if let extra = words.dropFirst().first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    let path = words.first?.text ?? usualName
    let isReplacing = invocation.words.options.contains("force")
    if !isReplacing, access(path, F_OK) == 0 {
      throw .file(FileFailure(path: path, action: .creating, error: SystemError(errno: EEXIST)))
    }
    let scratch = try ShellFailure.ofFile { () throws(FileFailure) in
      try ScratchFolder(beside: path)
    }
    let copy = scratch.path + "/" + BackupArchive.storeName
    let reply = try await invocation.perform(BackUpStore(to: copy))
    let archive = BackupArchive(console: invocation.console)
    try ShellFailure.ofFile { () throws(FileFailure) in
      try archive.write(to: path, store: copy, replacing: isReplacing)
    }
    let messages = invocation.messages
    let count = messages.countBookmarks(count: reply.bookmarks)
    let sentence = messages.backupDone(bookmarks: count, path: TerminalSafety.escaped(path))
    try invocation.output.write(sentence + "\n")
    withExtendedLifetime(scratch) {}
    return .success
  }

  /// A name with the moment, so that a backup replaces no other one.
  private static var usualName: String {
    let time = Timestamp.now.localText.replacing(" ", with: "-").replacing(":", with: "")
    return "bookmarks-\(time).tar"
  }
}
