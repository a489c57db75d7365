import BookmarkModel
import CSV

/// Reads the header and the rows of a delimited text.
final class TableSource {
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
  private var undecodable: UndecodableRows
  private(set) var recognition: Recognition?
  private let sample: TableSample?
  private var remarks: [ReadingRemark] = []
  /// The rows under a header that names nothing known.
  private var unreadRows = 0
  /// The columns and some values of such a table.
  private(set) var unmatched: UnmatchedTable?
  /// How many records were read, blank ones too.
  private var number = 0

  /// A table.
  ///
  /// - Parameter sample: its first bytes, to look for the names of the columns.
  init(
    name: String, encoding: String, dialect: CSVDialect, options: SourceOptions,
    sample: [UInt8] = []
  ) {
    self.name = name
    self.encoding = encoding
    self.sample = sample.isEmpty ? nil : TableSample(sample, dialect, options)
    reader = CSVReader(dialect: dialect)
    draft = DraftBuilder(options: options)
    held = HeldRows(options: options)
    undecodable = UndecodableRows(encoding: encoding, isTold: options.encoding != nil)
  }

  /// A table without a header of its own.
  convenience init(
    name: String, encoding: String, header: SourceHeader, options: SourceOptions
  ) {
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

  func append(_ bytes: [UInt8]) { reader.append(bytes) }

  func finish() { reader.finish() }

  /// The next row; nil when bytes are needed, or at the end.
  func next(isFinished: Bool) throws(SourceError) -> SourceItem? {
    while true {
      if let item = released() { return item }
      let record: CSVRecord
      do throws(CSVError) {
        guard let next = try reader.next() else { break }
        record = marksFormulas ? next.droppingApostrophes() : next
        number += 1
      } catch {
        let item = try recover(from: error)
        guard held.isHolding else { return item }
        held.append(item)
        continue
      }
      if record.isBlank(from: 0) { continue }
      if header == nil {
        if isBeforeHeader(record) { continue }
        if try recognize(record) { continue }
      }
      guard let header, let rows else {
        unreadRows += 1
        unmatched?.add(record)
        continue
      }
      if held.take(record, rows) { continue }
      return row(record, rows, header.names.count)
    }
    if isFinished, held.isHolding {
      held.decide()
      if let item = released() { return item }
    }
    if isFinished { try undecodable.check(rows: number, isLast: true) }
    if isFinished, let header, rows == nil {
      throw .noKnownColumn(columns: header.names, rows: unreadRows)
    }
    return nil
  }

  /// The next of the rows that waited, once they need not wait any more.
  private func released() -> SourceItem? {
    guard let orders = held.orders, let next = held.popFirst() else { return nil }
    draft.dateOrders = orders
    switch next {
    case .item(let item): return item
    case .record(let record):
      guard let rows, let header else { return nil }
      return row(record, rows, header.names.count)
    }
  }

  /// Whether a record stands before the names of the columns.
  private func isBeforeHeader(_ record: CSVRecord) -> Bool {
    if record.isDialect || list?.take(record) == true { return true }
    if list == nil {
      list = LetterboxdListHead(record)
      if list != nil { return true }
    }
    if preamble.take(record) { return true }
    guard list == nil, let line = sample?.headerLine, record.line < line else { return false }
    remarks = [.preamble(lines: line - 1)]
    return true
  }

  /// Finds out what the table is; false if the record is a row already.
  private func recognize(_ record: CSVRecord) throws(SourceError) -> Bool {
    let options = draft.options
    let names = list == nil ? preamble.columns(before: record) : nil
    let hasHeader = names == nil && isHeader(record)
    marksFormulas = FormulaMark.isSet(in: record)
    let written = marksFormulas ? record.droppingApostrophes() : record
    let header =
      names.map { SourceHeader($0) }
      ?? (hasHeader ? SourceHeader(written) : SourceHeader(columnsOf: record))
    self.header = header
    if !hasHeader, names == nil { remarks.append(.noHeader) }
    let own = options.mappings.isEmpty ? options.profiles.first { $0.matches(header) } : nil
    let mappings = own?.columns ?? options.mappings
    try require(mappings, in: header)
    let profile = mappings.isEmpty ? try profile(for: header) : nil
    let rows = rows(under: header, profile, mappings)
    recognition = Recognition(
      service: profile?.id, serviceTitle: profile?.title ?? "", profile: own?.name,
      format: SourceFormat(reader.dialect), encoding: encoding, remarks: remarks,
      columns: header.names, unknownColumns: rows.unknownColumns, note: rows.note,
      header: hasHeader ? Array(record.rawBytes) : header.line(reader.dialect))
    return hasHeader
  }

  /// What reads the rows; kept as well, unless nothing is known of them.
  private func rows(
    under header: SourceHeader, _ profile: (any TableProfile)?, _ mappings: [ColumnMapping]
  ) -> any RowReader {
    if let list {
      let listed = LetterboxdListRows(header, shelf: list.shelf)
      rows = listed
      return listed
    }
    if let profile {
      let declared = profile.rows(under: header, fileName: name, options: draft.options)
      rows = declared
      return declared
    }
    let generic = GenericRows(plan: ColumnPlan(header, mappings))
    if generic.plan.namesWork { rows = generic } else { unmatched = UnmatchedTable(header) }
    return generic
  }

  /// Whether the first row has the names of columns.
  private func isHeader(_ record: CSVRecord) -> Bool {
    let header = SourceHeader(record)
    let options = draft.options
    if header.names.contains("#1") { return true }
    if !options.mappings.isEmpty { return !options.mappings.allSatisfy(\.isNumbered) }
    return options.profiles.contains { $0.matches(header) } || !SourceHeader.isMissing(in: record)
  }

  private func require(
    _ mappings: [ColumnMapping], in header: SourceHeader
  ) throws(SourceError) {
    let missing = mappings.filter { header[ColumnNames.key($0.column)] == nil }
    if missing.isEmpty { return }
    throw .missingColumns(missing.map(\.column), columns: header.names)
  }

  private func profile(for header: SourceHeader) throws(SourceError) -> (any TableProfile)? {
    if list != nil { return try ServiceList.table("letterboxd") }
    guard let id = draft.options.service else { return ServiceList.table(for: header) }
    let profile = try ServiceList.table(id)
    guard profile.rowMeaning(of: header) != nil else {
      throw .serviceMismatch(service: profile.id, columns: header.names)
    }
    return profile
  }

  private func row(
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

  /// A row with bytes that are no text, unless there are too many of them.
  private func undecodableRow(
    _ error: CSVError, _ header: SourceHeader
  ) throws(SourceError) -> SourceItem {
    number += 1
    undecodable.add(line: error.line)
    try undecodable.check(rows: number, isLast: false)
    draft.begin(line: error.recordLine)
    let column = header.names.dropFirst(error.column - 1).first
    return .rejected(
      RejectedRow(
        line: error.recordLine, endLine: error.line, column: column,
        reason: .notDecodable(encoding: encoding), raw: Array(reader.rejectedBytes)))
  }

  /// A row that passes a limit or is no text; any other error ends the source.
  private func recover(from error: CSVError) throws(SourceError) -> SourceItem {
    switch error.kind {
    case .unclosedQuote: throw .unclosedQuote(line: error.line)
    case .invalidUTF8:
      guard let header else { throw .notDecodable(line: error.line, encoding: encoding) }
      return try undecodableRow(error, header)
    case .fieldTooLong, .recordTooLong, .tooManyColumns:
      if header == nil { throw .limit(SourceLimit(error.kind), line: error.recordLine) }
      draft.begin(line: error.recordLine)
      return .rejected(
        RejectedRow(
          line: error.recordLine, endLine: error.line, reason: .limit(SourceLimit(error.kind))))
    }
  }
}

extension CSVRecord {
  /// Whether it declares the separator, as in `sep=;`.
  fileprivate var isDialect: Bool {
    line == 1 && rawBytes.count <= 5 && rawBytes.starts(with: "sep=".utf8)
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
