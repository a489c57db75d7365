import BookmarkCommands
import BookmarkExchange
import Localization

/// What the options of an export ask for, where they fit together.
struct ExportOptions {
  let replaces: Bool
  let verifies: Bool
  let marksFormulas: Bool

  init(_ invocation: Invocation, path: String?, format: ExportFormat) throws(ShellFailure) {
    let options = invocation.words.options
    replaces = options.contains("force")
    verifies = options.contains("verify")
    marksFormulas = options.contains("spreadsheet")
    if verifies, path == nil { throw .said(invocation.messages.exportVerifyNeedsFile, .usage) }
    if marksFormulas, format != .csv {
      throw .said(invocation.messages.exportSpreadsheetNeedsCsv, .usage)
    }
  }
}
