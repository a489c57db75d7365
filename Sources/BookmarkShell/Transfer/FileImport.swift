import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// The import of one file: its rows are staged in batches, and written whole or not at all.
struct FileImport {
  /// So many rows go to the engine at a time.
  static let batchSize = 500

  let invocation: Invocation
  let context: CommandContext
  var effects: RowEffects
  var question: ConflictQuestion?
  /// Whether more rows were bad than may be, so that the rest isn't read.
  var isStopped = false
  let progress: ProgressLine
  let options: ImportOptions
  let input: InputFile
  let wording: ProblemText
  var reader: SourceReader
  var report: ImportReport
  var session: Int?
  var drafts: [BookmarkDraft] = []
  /// The bytes of each draft's row, should it have to be rejected.
  var raws: [ArraySlice<UInt8>] = []
  var underway: Underway?
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
    self.invocation = invocation
    let console = invocation.console
    wording = ProblemText(invocation.text)
    let progress = ProgressLine(
      console, messages: invocation.text.messages,
      isQuiet: invocation.settings.isQuiet || options.showsAll)
    self.progress = progress
    var context = invocation.context
    context.progress = { progress.storing($0) }
    context.isCancelled = { console.isInterrupted }
    self.context = context
    self.options = options
    effects = options.effects(invocation)
    if options.conflicts == .ask, !options.isDryRun, console.isInputTerminal {
      question = ConflictQuestion(console: console, text: invocation.text)
    }
    do throws(FileFailure) {
      input = try InputFile(path, console: console)
    } catch {
      throw .file(error)
    }
    reader = SourceReader(name: input.name, options: options.source)
    report = ImportReport(name: input.name, summary: reader.summary)
    report.hasToldRows = options.showsAll
  }

  var console: any Console { invocation.console }

  /// Imports the file and says what came of it; when it throws, nothing was changed.
  mutating func run() async throws(ShellFailure) -> ImportReport {
    do throws(ShellFailure) {
      let beginning = try ShellFailure.ofFile { () throws(FileFailure) in try input.beginning() }
      if SourceContainer.isOne(beginning) {
        try await readParts()
      } else {
        try askColumns(beginning)
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
      _ = await underway?.reply.value
      await cancel()
      throw console.isInterrupted ? .command(CommandFailure(.interrupted)) : error
    }
    progress.clear()
    return report
  }

  /// Asks on a terminal what the columns of a table mean in which nothing is known.
  private mutating func askColumns(_ beginning: [UInt8]) throws(ShellFailure) {
    guard console.isInputTerminal, !invocation.settings.assumesYes, !options.isJSON,
      options.source.service == nil, options.source.mappings.isEmpty
    else { return }
    var probe = SourceReader(name: input.name, options: options.source)
    probe.append(beginning)
    probe.finish()
    // What else is wrong with the file is told when it is read.
    while (try? probe.next()) != nil {}
    guard let table = probe.unmatched, table.columns.count <= 50 else { return }
    let questions = ColumnQuestions(console: console, text: invocation.text)
    guard let mappings = questions.answers(about: table, name: input.name) else { return }
    let folder = ProfileFolder(environment: console.environment)
    try ShellFailure.ofFile { () throws(FileFailure) in
      try questions.offerToKeep(mappings, in: folder)
    }
    var source = options.source
    source.mappings = mappings
    reader = SourceReader(name: input.name, options: source)
  }

  /// Reads a text to its end and stages its rows.
  mutating func readAll(
    _ read: () throws(ShellFailure) -> [UInt8]
  ) async throws(ShellFailure) {
    while true {
      let bytes = try read()
      if bytes.isEmpty { reader.finish() } else { reader.append(bytes) }
      while let item = try nextItem() {
        // Rejected rows stand in their order.
        if case .rejected = item {
          if options.showsAll { try await stage() }
          try await settle()
        }
        try take(item)
        if drafts.count == Self.batchSize { try await stage() }
        if isStopped { break }
      }
      if console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      let done = input.size.map { $0 > 0 ? Double(input.offset) / Double($0) : 1 }
      progress.reading(rows: report.counts.read, part: part == nil ? done : nil)
      if bytes.isEmpty || isStopped { break }
    }
    try await stage()
    try await settle()
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

  mutating func reject(_ problem: ImportReport.Problem) throws(ShellFailure) {
    if held != nil {
      held?.append(problem)
      return
    }
    report.counts.rejected += 1
    if report.problems.count < ImportReport.mostProblems { report.problems.append(problem) }
    if let most = options.mostErrors, report.counts.rejected > most { isStopped = true }
    if options.isDryRun { return try effects.add(RowEffect(rejected: problem)) }
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
      stateFolder: invocation.settings.stateFolder)
    return try RejectsFile(
      for: paths.source, reader.recognition, wanted: paths.wanted, taken: taken,
      stateFolder: invocation.settings.stateFolder)
  }

  func perform<C: Command>(_ command: C) async throws(ShellFailure) -> C.Reply {
    do throws(CommandFailure) {
      return try await invocation.handler.perform(command, in: context)
    } catch {
      throw .command(error)
    }
  }
}
