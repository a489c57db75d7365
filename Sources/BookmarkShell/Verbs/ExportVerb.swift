import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// `export`: the collection, or a part of it, exact and complete, to a file or a pipe.
enum ExportVerb: ShellVerb {
  static let guide = OpenExport.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = invocation.words
    let context = try await invocation.grammar(for: words.words)
    // What a prompt is narrowed to doesn't hold here: an export must not miss a thing silently.
    var query = try invocation.parse { () throws(GrammarError) in
      try QueryParser(context).query(words.words)
    }
    // In the order of the numbers, so that a later export differs where the collection does.
    if query.sort.isEmpty { query.sort = [SortKey(.id)] }
    // What stands in several sections would stand in the file several times.
    query.sections = []
    let path = words.options.value("o").flatMap { $0 == InputFile.standardInput ? nil : $0 }
    let format = try format(path, invocation)
    let options = try ExportOptions(invocation, path: path, format: format)
    let work = FileExport(
      query: query, format: format, marksFormulas: options.marksFormulas, invocation: invocation)
    guard let path else {
      let result = try await work.run { bytes throws(ShellFailure) in
        try invocation.output.write(bytes)
      }
      try invocation.output.flush()
      try tell(result.report, invocation)
      return .success
    }
    let result = try await work.run(
      to: path, replacing: options.replaces, verifying: options.verifies)
    try tell(result.report, invocation)
    let count = invocation.messages.countBookmarks(count: result.count)
    try invocation.remark(
      invocation.messages.exportDone(bookmarks: count, path: TerminalSafety.escaped(path)))
    if options.verifies { try invocation.remark(invocation.messages.exportVerified) }
    return .success
  }

  /// The form that was asked for, else the one that the file's name tells, else CSV.
  private static func format(_ path: String?, _ invocation: Invocation) throws(ShellFailure)
    -> ExportFormat
  {
    if let name = invocation.words.options.value("to") {
      guard let format = ExportFormat(rawValue: TextFolding.folded(name)) else {
        let known = invocation.settings.language.joined(ExportFormat.allCases.map(\.rawValue))
        throw .said(
          invocation.messages.exportUnknownFormat(
            name: TerminalSafety.escaped(name), known: known), .usage)
      }
      return format
    }
    guard let path else { return .csv }
    switch TextFolding.folded(FilePath.parts(of: FilePath.name(of: path)).suffix) {
    case ".json": return .json
    case ".ndjson", ".jsonl": return .ndjson
    default: return .csv
    }
  }

  private static func tell(_ report: ExportReport, _ invocation: Invocation) throws(ShellFailure) {
    if report.formulaCells > 0 {
      try invocation.remark(invocation.messages.exportFormulas(count: report.formulaCells))
    }
    if report.guardedCells > 0 {
      try invocation.remark(invocation.messages.exportGuarded(count: report.guardedCells))
    }
  }
}
