import BookmarkCommands
import BookmarkModel
import Localization

/// One text in the person's editor, as often as it takes.
struct EditingSession {
  let invocation: Invocation
  private let editor: ExternalEditor
  private let file: EditedFile

  /// Begins with a text; throws when there is no editor, or no place for the text.
  init(_ invocation: Invocation, of bookmark: Bookmark, text: String) throws(ShellFailure) {
    self.invocation = invocation
    let console = invocation.console
    guard
      let editor = ExternalEditor(
        environment: console.environment, isTerminal: console.isInputTerminal)
    else { throw .said(invocation.messages.editNoEditor, .usage) }
    self.editor = editor
    let folder = invocation.settings.stateFolder + "/edited"
    file = try ShellFailure.ofFile { () throws(FileFailure) in
      try EditedFile(named: "bookmark-\(bookmark.id)", in: folder, holding: text)
    }
  }

  /// The text after the editor has ended; `nil` when it is as before.
  ///
  /// Throws when the editor failed: whatever it left behind doesn't count.
  func edited(_ before: String) throws(ShellFailure) -> String? {
    try invocation.output.flush()
    let messages = invocation.messages
    switch editor.open(file.path) {
    case .ended(0): break
    case .ended(let status):
      let command = invocation.text.safe(editor.command)
      throw .said(messages.editFailed(editor: command, status: Int(status)), .noInput)
    case .failed:
      throw .said(messages.editBroken(editor: invocation.text.safe(editor.command)), .noInput)
    }
    invocation.console.clearInterrupt()
    let text = try ShellFailure.ofFile { () throws(FileFailure) in try file.read() }
    return text == before ? nil : text
  }

  /// Puts a text into the file for another try.
  func reopen(with text: String) throws(ShellFailure) {
    try ShellFailure.ofFile { () throws(FileFailure) in try file.write(text) }
  }

  /// Writes changes that were made to a bookmark as it was when the text was made.
  func save(_ edits: [BookmarkEdit], of bookmark: Bookmark) async throws(ShellFailure)
    -> SetFields.Reply
  {
    do throws(ShellFailure) {
      return try await invocation.perform(
        SetFields(.ids([bookmark.id]), edits, expecting: bookmark.content))
    } catch {
      guard case .command(let failure) = error, failure.id == .changedMeanwhile else { throw error }
      file.keep()
      let line = invocation.text.line(bookmark)
      throw .said(
        invocation.messages.editConflict(bookmark: line, path: invocation.text.safe(file.path)),
        failure.status)
    }
  }
}
