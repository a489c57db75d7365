import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// What becomes of the rows that were read.
extension FileImport {
  /// Rows that the engine stages while the next ones are read.
  struct Underway {
    let drafts: [BookmarkDraft]
    /// The bytes of each draft's row, should it have to be rejected.
    let raws: [ArraySlice<UInt8>]
    let reply: Task<Result<ImportBatch.Reply, ShellFailure>, Never>
  }

  /// Gives the rows read so far to the engine, which says what each will do, once it is done with
  /// those before.
  mutating func stage() async throws(ShellFailure) {
    try await settle()
    if drafts.isEmpty { return }
    let (batch, rows) = (drafts, raws)
    (drafts, raws) = ([], [])
    drafts.reserveCapacity(Self.batchSize)
    if session == nil { session = try await begin() }
    guard let session else { return }
    let replacing = options.conflicts == .replace ? BookmarkField.content + [.extra] : nil
    let command = ImportBatch(
      session: session, drafts: batch, part: part?.name, replacing: replacing,
      wantsPreviews: options.isDryRun || question != nil)
    let (handler, context) = (invocation.handler, context)
    let reply = Task {
      do throws(CommandFailure) {
        return Result<_, ShellFailure>.success(try await handler.perform(command, in: context))
      } catch {
        return .failure(.command(error))
      }
    }
    underway = Underway(drafts: batch, raws: rows, reply: reply)
  }

  /// Waits for the rows that are staged, and counts what became of each.
  mutating func settle() async throws(ShellFailure) {
    guard let underway else { return }
    self.underway = nil
    let batch = underway.drafts
    let reply = try await underway.reply.value.get()
    guard reply.outcomes.count == batch.count else {
      let reason = "\(reply.outcomes.count) of \(batch.count) outcomes"
      throw .command(CommandFailure(.bug, ["reason": reason]))
    }
    report.changing = reply.changing
    let previews = Dictionary((reply.previews ?? []).map { ($0.draft, $0) }) { $1 }
    for (index, draft) in batch.enumerated() {
      let outcome = try await settled(reply.outcomes[index], of: draft, previews[index])
      try count(outcome, of: draft, raw: underway.raws[index], previews[index])
    }
  }

  /// The outcome of a row once the person has decided on what it says otherwise.
  private mutating func settled(
    _ outcome: ImportOutcome, of draft: BookmarkDraft, _ preview: ImportPreview?
  ) async throws(ShellFailure) -> ImportOutcome {
    guard let session, var question = self.question else { return outcome }
    let effects = RowEffect.all(of: draft, part: label, outcome, preview)
    guard let conflict = effects.first(where: { $0.kind == .conflicting }) else { return outcome }
    progress.clear()
    let replacing = question.replaced(in: conflict)
    self.question = question
    if replacing.isEmpty { return outcome }
    var again = draft
    again.isEvent = false
    let reply = try await perform(
      ImportBatch(session: session, drafts: [again], part: part?.name, replacing: replacing))
    report.changing = reply.changing
    return .merged(changed: replacing, kept: conflict.kept.filter { !replacing.contains($0) })
  }

  private mutating func count(
    _ outcome: ImportOutcome, of draft: BookmarkDraft, raw: ArraySlice<UInt8>,
    _ preview: ImportPreview?
  ) throws(ShellFailure) {
    if options.isDryRun {
      for effect in RowEffect.all(of: draft, part: label, outcome, preview) {
        try effects.add(effect)
      }
    }
    switch outcome {
    case .added: report.counts.added += 1
    case .merged(_, let kept):
      report.counts.merged += 1
      report.keep(kept, part: label, line: draft.line)
    case .unchanged(let kept):
      report.counts.unchanged += 1
      report.keep(kept, part: label, line: draft.line)
    case .skipped:
      report.counts.skipped += 1
      report.refused += 1
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

  private func begin() async throws(ShellFailure) -> Int {
    let command = BeginImport(
      source: report.name, service: reader.recognition?.service,
      again: options.isAgain)
    return try await perform(command).session
  }
}
