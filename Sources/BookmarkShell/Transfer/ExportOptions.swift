import BookmarkCommands
import BookmarkExchange
import Localization
import Text

/// What the words of an export ask for beside the query, where they fit together.
struct ExportOptions {
  /// The file; nil for the standard output.
  let path: String?
  let target: ExportTarget
  let replaces: Bool
  let verifies: Bool
  let marksFormulas: Bool

  init(_ invocation: Invocation) throws(ShellFailure) {
    let options = invocation.words.options
    path = options.value("o").flatMap { $0 == InputFile.standardInput ? nil : $0 }
    target = try Self.target(path, invocation)
    replaces = options.contains("force")
    verifies = options.contains("verify")
    marksFormulas = options.contains("spreadsheet")
    try check(invocation)
  }

  /// The target that was asked for, else the one that the file's name tells, else CSV.
  private static func target(_ path: String?, _ invocation: Invocation) throws(ShellFailure)
    -> ExportTarget
  {
    if let name = invocation.words.options.value("to") {
      if let target = ExportTarget.named(name) { return target }
      let known = ExportTarget.all.map(\.name)
      let shown = TerminalSafety.escaped(name)
      let messages = invocation.messages
      if let nearest = NearestMatch.of(name, in: known) {
        throw .said(messages.exportUnknownFormatNear(name: shown, nearest: nearest), .usage)
      }
      let list = invocation.settings.language.joined(known)
      throw .said(messages.exportUnknownFormat(name: shown, known: list), .usage)
    }
    guard let path else { return .exact(.csv) }
    return .suffixed(FilePath.parts(of: FilePath.name(of: path)).suffix)
  }

  private func check(_ invocation: Invocation) throws(ShellFailure) {
    let messages = invocation.messages
    if verifies {
      if path == nil { throw .said(messages.exportVerifyNeedsFile, .usage) }
      guard case .exact = target else {
        throw .said(messages.exportVerifyNeedsExact(name: target.name), .usage)
      }
    }
    if marksFormulas, target.name != ExportFormat.csv.rawValue {
      throw .said(messages.exportSpreadsheetNeedsCsv, .usage)
    }
    if path == nil, target.isBinary, invocation.console.isOutputTerminal {
      throw .said(messages.exportBinaryNeedsFile(name: target.name), .usage)
    }
  }
}
