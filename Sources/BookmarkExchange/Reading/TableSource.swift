import BookmarkModel
import CSV

/// Reads the header and the rows of a delimited text.
struct TableSource {
  private let name: String
  private let encoding: String
  private var reader: CSVReader
  private var draft: DraftBuilder
  private var header: SourceHeader?
  private var rows: (any RowReader)?
  private var list: LetterboxdListHead?
  private var preamble = TablePreamble()
  /// Rows that wait until it is known how their dates are to be read.
  private var held: HeldRows
  /// Whether apostrophes keep the cells from being calculated; see ``FormulaMark``.
  private var marksFormulas = false
  private(set) var recognition: Recognition?
  /// The rows under a header that names nothing known.
  private var unreadRows = 0
  /// How many records were read, blank ones too.
  private var number = 0

  init(name: String, encoding: String, dialect: CSVDialect, options: SourceOptions) {
    self.name = name
    self.encoding = encoding
    reader = CSVReader(dialect: dialect)
    draft = DraftBuilder(options: options)
    held = HeldRows(options: options)
  }

  /// A table without a header of its own.
  init(name: String, encoding: String, header: SourceHeader, options: SourceOptions) {
    self.init(name: name, encoding: encoding, dialect: .comma, options: options)
    self.header = header
    let profile = ServiceList.table(for: header)
    rows = profile?.rows(under: header, fileName: name, options: options)
    recognition = Recognition(
      service: profile?.id, serviceTitle: profile?.title ?? "", format: .csv, encoding: encoding,
      columns: header.names, unknownColumns: [], note: nil,
      header: Array(header.names.joined(separator: ",").utf8))
  }

  var summary: SourceSummary { draft.summary }

  mutating func append(_ bytes: [UInt8]) { reader.append(bytes) }

  mutating func finish() { reader.finish() }

  /// The next row; nil when bytes are needed, or at the end.
  mutating func next(isFinished: Bool) throws(SourceError) -> SourceItem? {
    while true {
      if let item = released() { return item }
      let record: CSVRecord
      do throws(CSVError) {
        guard let next = try reader.next() else { break }
        record = marksFormulas ? next.droppingApostrophes() : next
        number += 1
      } catch {
        let item = try recover(from: error)
        if header == nil { throw .limit(SourceLimit(error.kind), line: error.recordLine) }
        guard held.isHolding else { return item }
        held.append(item)
        continue
      }
      if record.isBlank(from: 0) { continue }
      guard let header else {
        if list?.take(record) == true { continue }
        if list == nil {
          list = LetterboxdListHead(record)
          if list != nil { continue }
        }
        if preamble.take(record) { continue }
        try recognize(record)
        guard preamble.namesColumns, let names = self.header?.names, let rows else { continue }
        return row(record, rows, names.count)
      }
      guard let rows else {
        unreadRows += 1
        continue
      }
      if held.take(record, rows) { continue }
      return row(record, rows, header.names.count)
    }
    if isFinished, held.isHolding {
      held.decide()
      if let item = released() { return item }
    }
    if isFinished, let header, rows == nil {
      throw .noKnownColumn(columns: header.names, rows: unreadRows)
    }
    return nil
  }

  /// The next of the rows that waited, once they need not wait any more.
  private mutating func released() -> SourceItem? {
    guard let orders = held.orders, let next = held.popFirst() else { return nil }
    draft.dateOrders = orders
    switch next {
    case .item(let item): return item
    case .record(let record):
      guard let rows, let header else { return nil }
      return row(record, rows, header.names.count)
    }
  }

  private mutating func recognize(_ record: CSVRecord) throws(SourceError) {
    let names = list == nil ? preamble.columns(before: record) : nil
    marksFormulas = FormulaMark.isSet(in: record)
    let written = marksFormulas ? record.droppingApostrophes() : record
    let header = names.map { SourceHeader($0) } ?? SourceHeader(written)
    self.header = header
    let profile = try list == nil ? profile(for: header) : ServiceList.table("letterboxd")
    let rows: any RowReader
    if let list {
      rows = LetterboxdListRows(header, shelf: list.shelf)
      self.rows = rows
    } else if let profile {
      rows = profile.rows(under: header, fileName: name, options: draft.options)
      self.rows = rows
    } else {
      let generic = GenericRows(plan: ColumnPlan(header))
      rows = generic
      if generic.plan.namesWork { self.rows = generic }
    }
    recognition = Recognition(
      service: profile?.id, serviceTitle: profile?.title ?? "",
      format: SourceFormat(reader.dialect), encoding: encoding, columns: header.names,
      unknownColumns: rows.unknownColumns, note: rows.note,
      header: names.map { Array($0.joined(separator: delimiter).utf8) } ?? Array(record.rawBytes))
  }

  private var delimiter: String { String(UnicodeScalar(reader.dialect.delimiter)) }

  private func profile(for header: SourceHeader) throws(SourceError) -> (any TableProfile)? {
    guard let id = draft.options.service else { return ServiceList.table(for: header) }
    let profile = try ServiceList.table(id)
    guard profile.rowMeaning(of: header) != nil else {
      throw .serviceMismatch(service: profile.id, columns: header.names)
    }
    return profile
  }

  private mutating func row(
    _ record: CSVRecord, _ rows: any RowReader, _ width: Int
  ) -> SourceItem {
    draft.begin(line: line(of: record), removedNULs: record.removedNULs)
    if record.count > width {
      guard record.isBlank(from: width) else {
        let reason = RejectReason.tooManyFields(found: record.count, expected: width)
        return .rejected(rejected(record, nil, "", reason))
      }
      draft.note(.surplusEmptyCells(count: record.count - width))
    }
    rows.read(record, into: &draft)
    if let result = draft.finish() {
      return .draft(result, notes: draft.notes, raw: record.rawBytes)
    }
    if let skip = draft.skip { return .skipped(line: record.line, reason: skip) }
    let refusal = draft.refusal
    return .rejected(
      rejected(record, refusal?.column, refusal?.value ?? "", refusal?.reason ?? .missingTitle))
  }

  private func rejected(
    _ record: CSVRecord, _ column: String?, _ value: String, _ reason: RejectReason
  ) -> RejectedRow {
    RejectedRow(
      line: line(of: record), endLine: draft.options.countsRows ? number : record.endLine,
      column: column, value: value, reason: reason, raw: Array(record.rawBytes))
  }

  private func line(of record: CSVRecord) -> Int {
    draft.options.countsRows ? number : record.line
  }

  /// A row that passes a limit; any other error ends the source.
  private mutating func recover(from error: CSVError) throws(SourceError) -> SourceItem {
    switch error.kind {
    case .unclosedQuote: throw .unclosedQuote(line: error.line)
    case .invalidUTF8: throw .notDecodable(line: error.line, encoding: encoding)
    case .fieldTooLong, .recordTooLong, .tooManyColumns:
      draft.begin(line: error.recordLine)
      return .rejected(
        RejectedRow(
          line: error.recordLine, endLine: error.line, reason: .limit(SourceLimit(error.kind))))
    }
  }
}

extension SourceLimit {
  /// The limit that an error is about.
  fileprivate init(_ kind: CSVError.Kind) {
    switch kind {
    case .fieldTooLong(let limit): self = .valueBytes(limit)
    case .recordTooLong(let limit): self = .rowBytes(limit)
    case .tooManyColumns(let limit): self = .columns(limit)
    case .unclosedQuote, .invalidUTF8: self = .rowBytes(0)
    }
  }
}
