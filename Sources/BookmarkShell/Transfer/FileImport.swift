import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// The import of one file: its rows are staged in batches, and written whole or not at all.
struct FileImport {
  /// So many rows go to the engine at a time.
  private static let batchSize = 500

  private let handler: any CommandHandler
  private let context: CommandContext
  let console: any Console
  private let progress: ProgressLine
  let options: ImportOptions
  private let stateFolder: String
  let input: InputFile
  let wording: ProblemText
  var reader: SourceReader
  var report: ImportReport
  private var session: Int?
  private var drafts: [BookmarkDraft] = []
  /// The bytes of each draft's row, should it have to be rejected.
  private var raws: [ArraySlice<UInt8>] = []
  var rejects: RejectsFile?
  /// The files of rejected rows of earlier parts.
  var earlierRejects: [RejectsFile] = []
  /// The part that is read, where the file has parts.
  var part: SourcePart?
  /// The rejected rows of a part that may yet turn out to be of no known kind.
  var held: [ImportReport.Problem]?

  init(
    _ path: String, _ options: ImportOptions, _ invocation: Invocation
  ) throws(ShellFailure) {
    handler = invocation.handler
    console = invocation.console
    wording = ProblemText(invocation.text)
    let progress = ProgressLine(
      console, messages: invocation.text.messages, isQuiet: invocation.settings.isQuiet)
    self.progress = progress
    var context = invocation.context
    context.progress = { progress.storing($0) }
    context.isCancelled = { [console] in console.isInterrupted }
    self.context = context
    self.options = options
    stateFolder = invocation.settings.stateFolder
    do throws(FileFailure) {
      input = try InputFile(path, console: console)
    } catch {
      throw .file(error)
    }
    reader = SourceReader(name: input.name, options: options.source)
    report = ImportReport(name: input.name, summary: reader.summary)
  }

  /// Imports the file and says what came of it; when it throws, nothing was changed.
  mutating func run() async throws(ShellFailure) -> ImportReport {
    do throws(ShellFailure) {
      let beginning = try ShellFailure.ofFile { () throws(FileFailure) in try input.beginning() }
      if SourceContainer.isOne(beginning) {
        try await readParts()
      } else {
        try await readAll { [input] () throws(ShellFailure) in
          try ShellFailure.ofFile { () throws(FileFailure) in try input.read() }
        }
        report.recognition = reader.recognition
        report.summary = reader.summary
      }
      try await finish()
    } catch {
      progress.clear()
      rejects = nil
      earlierRejects = []
      await cancel()
      throw console.isInterrupted ? .command(CommandFailure(.interrupted)) : error
    }
    progress.clear()
    return report
  }

  /// Reads a text to its end and stages its rows.
  mutating func readAll(
    _ read: () throws(ShellFailure) -> [UInt8]
  ) async throws(ShellFailure) {
    while true {
      let bytes = try read()
      if bytes.isEmpty { reader.finish() } else { reader.append(bytes) }
      while let item = try nextItem() {
        try take(item)
        if drafts.count == Self.batchSize { try await stage() }
      }
      if console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      let done = input.size.map { $0 > 0 ? Double(input.offset) / Double($0) : 1 }
      progress.reading(rows: report.counts.read, part: part == nil ? done : nil)
      if bytes.isEmpty { break }
    }
    try await stage()
  }

  private mutating func nextItem() throws(ShellFailure) -> SourceItem? {
    do throws(SourceError) {
      return try reader.next()
    } catch {
      throw .source(error, name: label ?? report.name)
    }
  }

  private mutating func take(_ item: SourceItem) throws(ShellFailure) {
    report.counts.read += 1
    switch item {
    case .draft(let draft, let notes, let raw):
      try releaseHeld()
      drafts.append(draft)
      raws.append(raw)
      report.noteCount += notes.count
      for var note in notes.prefix(max(0, ImportReport.mostProblems - report.notes.count)) {
        note.part = label
        report.notes.append(note)
      }
    case .rejected(var row):
      row.part = label
      try reject(ImportReport.Problem(row: row))
    case .skipped: report.counts.skipped += 1
    }
  }

  /// Gives the rows read so far to the engine, which says what each will do.
  private mutating func stage() async throws(ShellFailure) {
    if drafts.isEmpty { return }
    let (batch, rows) = (drafts, raws)
    (drafts, raws) = ([], [])
    if session == nil { session = try await begin() }
    guard let session else { return }
    let command = ImportBatch(session: session, drafts: batch, part: part?.name)
    let outcomes = try await perform(command).outcomes
    guard outcomes.count == batch.count else {
      let reason = "\(outcomes.count) of \(batch.count) outcomes"
      throw .command(CommandFailure(.bug, ["reason": reason]))
    }
    for (draft, (outcome, raw)) in zip(batch, zip(outcomes, rows)) {
      switch outcome {
      case .added: report.counts.added += 1
      case .merged(_, let kept):
        report.counts.merged += 1
        report.keep(kept, part: label, line: draft.line)
      case .unchanged(let kept):
        report.counts.unchanged += 1
        report.keep(kept, part: label, line: draft.line)
      case .ambiguous(let candidates):
        let line = draft.line ?? 0
        let title = draft.content.mainTitle?.text ?? ""
        var row = RejectedRow(
          line: line, endLine: line, column: BookmarkField.title.rawValue, value: title,
          reason: .ambiguous, raw: Array(raw))
        row.part = label
        try reject(ImportReport.Problem(row: row, candidates: candidates))
      }
    }
  }

  private func begin() async throws(ShellFailure) -> Int {
    let command = BeginImport(source: report.name, service: reader.recognition?.service)
    return try await perform(command).session
  }

  mutating func reject(_ problem: ImportReport.Problem) throws(ShellFailure) {
    if held != nil {
      held?.append(problem)
      return
    }
    report.counts.rejected += 1
    if report.problems.count < ImportReport.mostProblems { report.problems.append(problem) }
    if options.isDryRun { return }
    let reason = wording.reason(problem)
    do throws(FileFailure) {
      let file: RejectsFile
      if let rejects { file = rejects } else { file = try makeRejectsFile() }
      rejects = file
      try file.append(problem.row, reason: reason)
    } catch {
      throw .file(error)
    }
  }

  private func makeRejectsFile() throws(FileFailure) -> RejectsFile {
    let taken = Set(earlierRejects.map(\.path))
    let paths = RejectsPath(
      source: input.path, wanted: options.rejects, part: part, taken: taken,
      stateFolder: stateFolder)
    return try RejectsFile(
      for: paths.source, reader.recognition, wanted: paths.wanted, taken: taken,
      stateFolder: stateFolder)
  }

  private mutating func finish() async throws(ShellFailure) {
    guard report.counts.isBalanced else {
      throw .command(CommandFailure(.bug, ["reason": "rows unaccounted for: \(report.counts)"]))
    }
    for file in earlierRejects + [rejects].compactMap({ $0 }) {
      try ShellFailure.ofFile { () throws(FileFailure) in try file.finish() }
      report.rejectsPaths.append(file.path)
    }
    if options.isDryRun {
      report.ending = .dryRun
      await cancel()
    } else if options.isStrict, report.counts.rejected > 0 {
      report.ending = .strict
      await cancel()
    } else if let session {
      if console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      report.change = try await perform(FinishImport(session: session)).change
      self.session = nil
    }
  }

  /// Lets the engine forget what was staged; that it is lost is no failure.
  private mutating func cancel() async {
    guard let session else { return }
    self.session = nil
    do throws(CommandFailure) {
      _ = try await handler.perform(CancelImport(session: session), in: context)
    } catch {}
  }

  private func perform<C: Command>(_ command: C) async throws(ShellFailure) -> C.Reply {
    do throws(CommandFailure) {
      return try await handler.perform(command, in: context)
    } catch {
      throw .command(error)
    }
  }
}
