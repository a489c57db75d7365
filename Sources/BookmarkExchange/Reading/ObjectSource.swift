import BookmarkModel
import JSON

/// Reads the objects of a JSON text, in an array or one after the other.
final class ObjectSource {
  private let name: String
  private let encoding: String
  private var reader = JSONReader()
  private var draft: DraftBuilder
  private var keys: ObjectKeys
  private(set) var recognition: Recognition?
  /// How a known service's elements are read.
  private var form: FormElements?
  /// What is still to be read of the elements inside one value, and that value's place.
  private var waiting: ArraySlice<JSONValue> = []
  private var place = (line: 1, index: 1)

  init(name: String, encoding: String, options: SourceOptions) {
    self.name = name
    self.encoding = encoding
    draft = DraftBuilder(options: options)
    keys = ObjectKeys(options.mappings)
  }

  var summary: SourceSummary { draft.summary }

  func append(_ bytes: [UInt8]) { reader.append(bytes) }

  func finish() { reader.finish() }

  /// The next element; nil when bytes are needed, or at the end.
  func next(isFinished: Bool) throws(SourceError) -> SourceItem? {
    while true {
      if let element = waiting.popFirst() { return item(element) }
      let record: JSONRecord
      do throws(JSONError) {
        guard let next = try reader.next() else { break }
        record = next
      } catch {
        return try recover(from: error)
      }
      if recognition == nil { try recognize(record.value) }
      guard let form, case .object = record.value else { return item(record) }
      place = (record.line, record.index)
      if case .elements = form.form.shape { return item(record, of: form) }
      waiting = form.elements(in: record.value)[...]
    }
    guard isFinished else { return nil }
    if recognition == nil { try recognize(.null) }
    // An array of objects that nothing known is in, as against one without any.
    if summary.rows > 0, form == nil, !keys.all.isEmpty, !keys.nameWork {
      throw .noKnownColumn(columns: keys.all, rows: summary.rows)
    }
    return nil
  }

  private func item(_ record: JSONRecord) -> SourceItem {
    draft.begin(line: record.line, removedNULs: record.removedNULs)
    guard case .object(let members) = record.value else {
      return .rejected(rejected(record, nil, "", .notAnObject))
    }
    draft.assign(members, with: &keys)
    return result(at: record.line, record.index, record.rawBytes)
  }

  private func item(_ record: JSONRecord, of form: FormElements) -> SourceItem {
    draft.begin(line: record.line, removedNULs: record.removedNULs)
    form.read(record.value, into: &draft)
    return result(at: record.line, record.index, record.rawBytes)
  }

  /// One of the elements inside a value, whose own line isn't known.
  private func item(_ element: JSONValue) -> SourceItem {
    draft.begin(line: place.line)
    form?.read(element, into: &draft)
    return result(at: place.line, place.index, Array(JSONText.of(element).utf8)[...])
  }

  private func result(at line: Int, _ index: Int, _ raw: ArraySlice<UInt8>) -> SourceItem {
    if let result = draft.finish() { return .draft(result, notes: draft.notes, raw: raw) }
    if let skip = draft.skip { return .skipped(line: line, reason: skip) }
    let refusal = draft.refusal
    return .rejected(
      RejectedRow(
        line: line, endLine: line + LineCount.lineEnds(in: Array(raw)), column: refusal?.column,
        value: refusal?.value ?? "", reason: refusal?.reason ?? .missingTitle, itemNumber: index,
        raw: Array(raw)))
  }

  private func recognize(_ value: JSONValue) throws(SourceError) {
    form = try ServiceList.form(of: value, named: draft.options.service, fileName: name)
    let first = form?.elements(in: value).first ?? value
    let columns = first.members.map(\.name)
    let unknown =
      form?.unknown(columns) ?? columns.filter { keys.isUnknown($0, beside: columns) }
    recognition = Recognition(
      service: form?.profile.id, serviceTitle: form?.profile.title ?? "",
      format: reader.form == .lines ? .ndjson : .json, encoding: encoding, columns: columns,
      unknownColumns: unknown, note: nil, header: [])
  }

  private func rejected(
    _ record: JSONRecord, _ column: String?, _ value: String, _ reason: RejectReason
  ) -> RejectedRow {
    let raw = Array(record.rawBytes)
    return RejectedRow(
      line: record.line, endLine: record.line + LineCount.lineEnds(in: raw), column: column,
      value: value, reason: reason, itemNumber: record.index, raw: raw)
  }

  /// An element that can be passed over; any other error ends the source.
  private func recover(from error: JSONError) throws(SourceError) -> SourceItem {
    switch error.kind {
    case .invalidUTF8: throw .notDecodable(line: error.line, encoding: encoding)
    case .tooDeep: throw .tooDeep(line: error.line, column: error.column)
    case .unexpectedEnd(let openedOnLine) where error.isFinal:
      throw .truncated(line: error.line, column: error.column, openedAtLine: openedOnLine)
    default: break
    }
    let problem = JSONProblem(error.kind)
    if error.isFinal {
      throw .invalidJSON(
        line: error.line, column: error.column, problem: problem ?? .unexpectedByte)
    }
    draft.begin(line: error.line)
    let reason =
      problem.map { RejectReason.brokenJSON($0, line: error.line, column: error.column) }
      ?? .limit(SourceLimit(error.kind))
    let raw = Array(reader.rejectedBytes)
    return .rejected(
      RejectedRow(
        line: error.line, endLine: error.line, reason: reason, itemNumber: error.index, raw: raw))
  }
}

/// Counting the lines of a piece of text.
enum LineCount {
  /// How many lines end in the bytes; CRLF is one line end.
  static func lineEnds(in bytes: [UInt8]) -> Int {
    var count = 0
    var isAfterCR = false
    for byte in bytes {
      let isCR = byte == UInt8(ascii: "\r")
      if isCR || byte == UInt8(ascii: "\n") && !isAfterCR { count += 1 }
      isAfterCR = isCR
    }
    return count
  }
}

extension SourceLimit {
  /// The limit that an error is about.
  fileprivate init(_ kind: JSONError.Kind) {
    switch kind {
    case .numberTooLong(let limit): self = .digits(limit)
    case .stringTooLong(let limit): self = .valueBytes(limit)
    case .tooDeep(let limit): self = .depth(limit)
    case .recordTooLong(let limit): self = .rowBytes(limit)
    default: self = .rowBytes(0)
    }
  }
}
