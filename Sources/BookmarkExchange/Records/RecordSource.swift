import BookmarkModel

/// Reads the records of a text that is neither a table nor JSON.
final class RecordSource {
  private let encoding: String
  private var parser: any RecordParser
  private var draft: DraftBuilder
  private(set) var recognition: Recognition?
  private var failure: SourceError?

  init(_ parser: any RecordParser, encoding: String, options: SourceOptions) {
    self.parser = parser
    self.encoding = encoding
    draft = DraftBuilder(options: options)
  }

  var summary: SourceSummary { draft.summary }

  func append(_ bytes: [UInt8]) {
    do throws(SourceError) { try parser.append(bytes) } catch { failure = failure ?? error }
  }

  func finish() {
    guard failure == nil else { return }
    do throws(SourceError) { try parser.finish() } catch { failure = error }
  }

  /// The next record; nil when bytes are needed, or at the end.
  func next(isFinished: Bool) throws(SourceError) -> SourceItem? {
    let place = try parser.next(into: &draft)
    if recognition == nil, parser.profile != nil, place != nil || isFinished { recognize() }
    guard let place else {
      if let failure { throw failure }
      return nil
    }
    if place.removedNULs > 0 { draft.note(.removedNUL(count: place.removedNULs)) }
    if let result = draft.finish() {
      return .draft(result, notes: draft.notes, raw: place.raw[...])
    }
    let refusal = draft.refusal
    return .rejected(
      RejectedRow(
        line: place.line, endLine: place.endLine, column: refusal?.column,
        value: refusal?.value ?? "", reason: refusal?.reason ?? .missingTitle, raw: place.raw))
  }

  private func recognize() {
    recognition = Recognition(
      service: parser.profile?.id, serviceTitle: parser.profile?.title ?? "",
      format: parser.format, encoding: encoding, columns: [], unknownColumns: [], note: nil,
      header: Array(parser.frame.header.utf8), footer: Array(parser.frame.footer.utf8))
  }
}
