import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// The export of a query, from the handler to a pipe or a file, in pieces.
struct FileExport {
  let query: BookmarkQuery
  let options: ExportOptions
  let invocation: Invocation

  init(query: BookmarkQuery, options: ExportOptions, invocation: Invocation) {
    var query = query
    if case .page = options.target {
    } else {
      // In the order of the numbers, so that a later export differs where the collection does.
      if query.sort.isEmpty { query.sort = [SortKey(.id)] }
      // What stands in several sections would stand in the file several times.
      query.sections = []
    }
    (self.query, self.options, self.invocation) = (query, options, invocation)
  }

  /// What was written.
  struct Result {
    var count = 0
    var report = ExportReport()
    var digest = ByteDigest()
  }

  /// Writes everything to a file, which appears only when all of it is there.
  ///
  /// If that is wanted, it is read back and compared before.
  func run(to path: String) async throws(ShellFailure) -> Result {
    let file = try ShellFailure.ofFile { () throws(FileFailure) in
      try OutputFile(path, replacing: options.replaces)
    }
    let result = try await run { bytes throws(ShellFailure) in
      try ShellFailure.ofFile { () throws(FileFailure) in try file.write(bytes) }
    }
    if options.verifies, case .exact(let format) = options.target {
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
    var body = self.body(extraColumns: open.extraColumns)
    var result = Result()
    func put(_ bytes: [UInt8]) throws(ShellFailure) {
      if options.verifies { result.digest.add(bytes) }
      try write(bytes)
    }
    try put(body.begin(open))
    while true {
      let page = try await invocation.perform(NextExport(session: open.session)).bookmarks
      if page.isEmpty { break }
      try put(body.append(page))
      result.count += page.count
      if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
    }
    try put(body.end(total: open.total))
    result.report = body.report
    return result
  }

  private func body(extraColumns: [String]) -> ExportBody {
    switch options.target {
    case .exact(let format):
      ExportBody(
        BookmarkWriters.make(
          format, extraColumns: extraColumns, marksFormulas: options.marksFormulas))
    case .service(let service): ExportBody(service.writer())
    case .page(.markdown):
      ExportBody(MarkdownPage(keys: query.sections, text: invocation.text))
    case .page(.html):
      ExportBody(
        HTMLPage(keys: query.sections, isWhole: query.limit == nil, text: invocation.text))
    }
  }

  /// Ends a listing; the lease ends by itself, so a failure here is none.
  static func close(_ session: Int, _ invocation: Invocation) async {
    do throws(ShellFailure) {
      _ = try await invocation.perform(CloseExport(session: session))
    } catch {}
  }
}
