import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// The export of a query, from the handler to a pipe or a file, in pieces.
struct FileExport {
  let query: BookmarkQuery
  let format: ExportFormat
  let invocation: Invocation

  /// What was written.
  struct Result {
    var count = 0
    /// How many cells a spreadsheet would take for formulas.
    var formulaCells = 0
  }

  /// Writes everything to a file, which appears only when all of it is there.
  func run(to path: String, replacing: Bool) async throws(ShellFailure) -> Result {
    let file = try ShellFailure.ofFile { () throws(FileFailure) in
      try OutputFile(path, replacing: replacing)
    }
    let result = try await run { bytes throws(ShellFailure) in
      try ShellFailure.ofFile { () throws(FileFailure) in try file.write(bytes) }
    }
    try ShellFailure.ofFile { () throws(FileFailure) in try file.finish() }
    return result
  }

  /// Writes everything to a sink.
  func run(_ write: ([UInt8]) throws(ShellFailure) -> Void) async throws(ShellFailure) -> Result {
    let open = try await invocation.perform(OpenExport(query))
    do throws(ShellFailure) {
      let result = try await pieces(of: open, write)
      await close(open.session)
      return result
    } catch {
      await close(open.session)
      throw error
    }
  }

  private func pieces(
    of open: OpenExport.Reply, _ write: ([UInt8]) throws(ShellFailure) -> Void
  ) async throws(ShellFailure) -> Result {
    var writer = BookmarkWriters.make(format, extraColumns: open.extraColumns)
    var result = Result()
    try write(writer.begin())
    while true {
      let page = try await invocation.perform(NextExport(session: open.session)).bookmarks
      if page.isEmpty { break }
      var bytes: [UInt8] = []
      for listed in page { bytes += writer.append(listed.bookmark) }
      try write(bytes)
      result.count += page.count
      if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
    }
    try write(writer.end())
    result.formulaCells = writer.formulaCells
    return result
  }

  /// The lease ends by itself, so a failure here is none.
  private func close(_ session: Int) async {
    do throws(ShellFailure) {
      _ = try await invocation.perform(CloseExport(session: session))
    } catch {}
  }
}
