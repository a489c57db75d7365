import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// `restore`: a backup back into the collection, and the settings that aren't there any more.
enum RestoreVerb: ShellVerb {
  static let guide = RestoreBackup.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    guard let word = invocation.words.words.first else {
      throw .said(invocation.messages.restoreNoFile, .usage)
    }
    if let extra = invocation.words.words.dropFirst().first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    let (path, console) = (word.text, invocation.console)
    let scratch = try ShellFailure.ofFile { () throws(FileFailure) in
      _ = try InputFile(path, console: console)
      return try ScratchFolder(environment: console.environment, for: path)
    }
    var source = path
    var settings: [(name: String, mode: Int, bytes: [UInt8])] = []
    if BackupArchive.isOne(path) {
      source = scratch.path + "/" + BackupArchive.storeName
      let content = try ShellFailure.ofFile { () throws(FileFailure) in
        try BackupArchive(console: console).unpack(path, storeTo: source)
      }
      guard let content, content.hasStore else {
        throw .said(
          invocation.messages.restoreDamaged(path: TerminalSafety.escaped(path)), .badData)
      }
      settings = content.settings
    }
    let status = try await restore(source, named: FilePath.name(of: path), settings, invocation)
    withExtendedLifetime(scratch) {}
    return status
  }

  private static func restore(
    _ source: String, named name: String,
    _ settings: [(name: String, mode: Int, bytes: [UInt8])], _ invocation: Invocation
  ) async throws(ShellFailure) -> ExitStatus {
    let options = invocation.words.options
    var command = RestoreBackup(
      from: source, name: name, replacing: options.contains("replace"), preview: true)
    let preview = try await invocation.perform(command, in: invocation.interruptible)
    try tell(preview, invocation)
    let folder = SettingsFolder(
      path: UserFolders.config(environment: invocation.console.environment))
    if options.contains("dry-run") {
      try invocation.output.write(invocation.messages.importDryRun + "\n")
      return .success
    }
    if preview.held > 0 {
      let question =
        preview.isReplaced
        ? invocation.messages.restoreAskReplace(
          bookmarks: invocation.messages.countBookmarks(count: preview.held))
        : invocation.messages.restoreAskMerge
      let count = preview.isReplaced ? preview.held : preview.added + preview.changed
      if count > 0 {
        let confirmation = Confirmation(invocation: invocation)
        guard try confirmation.isGiven(question, examples: [], count: count) else {
          return try SetVerb.nothingDone(invocation)
        }
      }
    }
    command.isPreview = false
    let reply = try await invocation.perform(command, in: invocation.interruptible)
    try invocation.output.write(invocation.messages.restoreDone + "\n")
    try SetVerb.tellChange(reply.change, invocation)
    try restore(settings, into: folder, replacing: command.replaces, invocation)
    return .success
  }

  private static func tell(_ reply: RestoreBackup.Reply, _ invocation: Invocation)
    throws(ShellFailure)
  {
    let messages = invocation.messages
    let count = messages.countBookmarks(count: reply.bookmarks)
    var lines = [messages.restoreHolds(bookmarks: count)]
    if !reply.isReplaced {
      let counts = [
        (reply.added, messages.restoreAdded(count: reply.added)),
        (reply.changed, messages.restoreChanged(count: reply.changed)),
        (reply.unchanged, messages.restoreUnchanged(count: reply.unchanged)),
        (reply.skipped, messages.restoreSkipped(count: reply.skipped)),
        (reply.views, messages.restoreViews(count: reply.views)),
      ]
      lines.append(counts.filter { $0.0 > 0 }.map(\.1).joined(separator: " · "))
    }
    for line in lines where !line.isEmpty { try invocation.output.write(line + "\n") }
  }

  /// Puts settings back; one that says something else by now stays, unless all is replaced.
  private static func restore(
    _ settings: [(name: String, mode: Int, bytes: [UInt8])], into folder: SettingsFolder,
    replacing: Bool, _ invocation: Invocation
  ) throws(ShellFailure) {
    for setting in settings {
      let found = folder.bytes(of: setting.name)
      if found == setting.bytes { continue }
      if found != nil, !replacing {
        let name = invocation.text.safe(setting.name)
        try invocation.remark(invocation.messages.restoreSettingKept(name: name))
        continue
      }
      try ShellFailure.ofFile { () throws(FileFailure) in
        try folder.write(setting.name, mode: setting.mode, setting.bytes)
      }
    }
  }
}
