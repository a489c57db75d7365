import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// The export of a query, from the handler to a pipe or a file, in pieces.
struct FileExport {
  let query: BookmarkQuery
  let format: ExportFormat
  /// Whether cells that a spreadsheet would calculate are given an apostrophe.
  let marksFormulas: Bool
  let invocation: Invocation

  /// What was written.
  struct Result {
    var count = 0
    var report = ExportReport()
    var digest = ByteDigest()
  }

  /// Writes everything to a file, which appears only when all of it is there.
  ///
  /// - Parameter verifying: whether what was written is read back and compared before it appears.
  func run(to path: String, replacing: Bool, verifying: Bool) async throws(ShellFailure) -> Result {
    let file = try ShellFailure.ofFile { () throws(FileFailure) in
      try OutputFile(path, replacing: replacing)
    }
    let result = try await run { bytes throws(ShellFailure) in
      try ShellFailure.ofFile { () throws(FileFailure) in try file.write(bytes) }
    }
    if verifying {
      guard let readable = try ShellFailure.ofFile({ () throws(FileFailure) in try file.synced() })
      else { throw .said(invocation.messages.exportVerifyNeedsFile, .usage) }
      let verification = ExportVerification(query: query, format: format, invocation: invocation)
      try await verification.run(readable, as: path, written: result.digest)
    }
    try ShellFailure.ofFile { () throws(FileFailure) in try file.finish() }
    return result
  }

  /// Writes everything to a sink.
  func run(_ write: ([UInt8]) throws(ShellFailure) -> Void) async throws(ShellFailure) -> Result {
    let open = try await invocation.perform(OpenExport(query))
    do throws(ShellFailure) {
      let result = try await pieces(of: open, write)
      await Self.close(open.session, invocation)
      return result
    } catch {
      await Self.close(open.session, invocation)
      throw error
    }
  }

  private func pieces(
    of open: OpenExport.Reply, _ write: ([UInt8]) throws(ShellFailure) -> Void
  ) async throws(ShellFailure) -> Result {
    var writer = BookmarkWriters.make(
      format, extraColumns: open.extraColumns, marksFormulas: marksFormulas)
    var result = Result()
    func put(_ bytes: [UInt8]) throws(ShellFailure) {
      result.digest.add(bytes)
      try write(bytes)
    }
    try put(writer.begin())
    while true {
      let page = try await invocation.perform(NextExport(session: open.session)).bookmarks
      if page.isEmpty { break }
      var bytes: [UInt8] = []
      for listed in page { bytes += writer.append(listed.bookmark) }
      try put(bytes)
      result.count += page.count
      if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
    }
    try put(writer.end())
    result.report = writer.report
    return result
  }

  /// Ends a listing; the lease ends by itself, so a failure here is none.
  static func close(_ session: Int, _ invocation: Invocation) async {
    do throws(ShellFailure) {
      _ = try await invocation.perform(CloseExport(session: session))
    } catch {}
  }
}
