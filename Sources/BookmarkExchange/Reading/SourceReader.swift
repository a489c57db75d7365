import CSV
import Text

/// Reads a file of any known kind into drafts, in pieces of any size and in bounded memory.
///
/// The caller appends bytes and pulls items until `next` returns nil, then appends more, and calls
/// `finish` when there are none.
///
///     var reader = SourceReader(name: "books.csv", options: SourceOptions())
///     while let chunk = try file.read() {
///       reader.append(chunk)
///       while let item = try reader.next() { use(item) }
///     }
///     reader.finish()
///     while let item = try reader.next() { use(item) }
///
/// It finds out by itself: the encoding by a byte order mark or its look, JSON by its first bracket, else the
/// delimiter, and the service by the names of the columns. Items come in the order of the source.
/// A copy of a reader that has begun goes on from the same place as the reader itself.
public struct SourceReader {
  private let name: String
  private let options: SourceOptions
  private var text = SourceText()
  private var table: TableSource?
  private var objects: ObjectSource?
  private var records: RecordSource?
  private var isFinished = false
  private var isAtEnd = false

  /// How much is looked at to tell what a source is.
  static let sampleSize = 1 << 16

  /// Makes a reader of a source that has not begun.
  ///
  /// - Parameter name: the file's name, or `-`; only used where the content leaves something open.
  public init(name: String, options: SourceOptions = SourceOptions()) {
    self.name = name
    self.options = options
  }

  /// What the source turned out to be; nil before its header or its first element was read.
  public var recognition: Recognition? {
    var recognition = table?.recognition ?? objects?.recognition ?? records?.recognition
    if text.isGuessed { recognition?.remarks.insert(.guessedEncoding, at: 0) }
    return recognition
  }

  /// What there is to say of the source as a whole; complete at its end.
  public var summary: SourceSummary {
    var summary = table?.summary ?? objects?.summary ?? records?.summary ?? SourceSummary()
    summary.add(text.strays)
    return summary
  }

  /// The columns of a table in which nothing is known, with what was seen of their values.
  public var unmatched: UnmatchedTable? {
    var unmatched = table?.unmatched
    unmatched?.propose()
    return unmatched
  }

  /// Adds bytes to what was given before; bytes that come after `finish` are ignored.
  public mutating func append(_ bytes: [UInt8]) {
    guard !isFinished else { return }
    text.append(bytes)
    feed()
  }

  /// Says that no bytes follow.
  public mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    text.finish()
    feed()
    finishSources()
  }

  private mutating func finishSources() {
    table?.finish()
    objects?.finish()
    records?.finish()
  }

  /// The next item, or nil: more bytes are needed, or, after `finish`, there are no more items.
  ///
  /// - Throws: `SourceError`, which is about the source as a whole: what was read of it before must not be
  ///   used. After it the reader is at its end.
  public mutating func next() throws(SourceError) -> SourceItem? {
    guard !isAtEnd else { return nil }
    do throws(SourceError) {
      if !isOpen, !(try open()) { return nil }
      if table == nil, let failure = text.failure { throw failure }
      if let item = try table?.next(isFinished: isFinished) { return item }
      if let item = try objects?.next(isFinished: isFinished) { return item }
      return try records?.next(isFinished: isFinished)
    } catch {
      isAtEnd = true
      throw error
    }
  }

  private var isOpen: Bool { table != nil || objects != nil || records != nil }

  private mutating func feed() {
    guard isOpen else { return }
    let bytes = text.take()
    table?.append(bytes)
    objects?.append(bytes)
    records?.append(bytes)
  }

  /// Finds out what the source is; false while there are too few bytes to tell.
  private mutating func open() throws(SourceError) -> Bool {
    guard isFinished || text.rawCount >= Self.sampleSize else { return false }
    try text.begin(encoding: options.encoding)
    guard let first = text.firstVisibleByte else {
      if let failure = text.failure { throw failure }
      if isFinished { throw .empty }
      return false
    }
    if options.countsRows {
      // The rows of a sheet, whatever its texts look like.
      openTable(.comma)
      return true
    }
    let suffix = name.split(separator: ".").last?.lowercased() ?? ""
    let isNamedJSON = ["json", "ndjson", "jsonl"].contains(suffix)
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") || isNamedJSON {
      objects = ObjectSource(name: name, encoding: text.encoding, options: options)
    } else if let parser = try recordParser(first) {
      records = RecordSource(parser, encoding: text.encoding, options: options)
    } else if isISBNList {
      table = TableSource(
        name: name, encoding: text.encoding, header: ISBNListProfile.header, options: options)
    } else {
      let sample = text.available.prefix(Self.sampleSize)
      openTable(CSVDialect.declared(in: sample) ?? CSVDialect.detect(in: sample))
      return true
    }
    feed()
    if isFinished { finishSources() }
    return true
  }

  private mutating func openTable(_ dialect: CSVDialect) {
    table = TableSource(
      name: name, encoding: text.encoding, dialect: dialect, options: options,
      sample: Array(text.available.prefix(Self.sampleSize)))
    feed()
    if isFinished { finishSources() }
  }

  /// The parser of a text that is neither a table nor JSON; nil for one that is.
  private func recordParser(_ first: UInt8) throws(SourceError) -> (any RecordParser)? {
    let sample = String(decoding: text.available.prefix(Self.sampleSize), as: UTF8.self)
    let wanted = options.service?.lowercased()
    let texts = ServiceList.texts.filter { wanted == nil || $0.id == wanted }
    if let profile = texts.first(where: { $0.recognises(sample) }) { return profile.parser() }
    let document = ServiceList.documents.first { $0.id == wanted }
    let isTable = wanted != nil && document == nil
    if first == UInt8(ascii: "<"), !isTable {
      return try XMLRecords(wanted: document, isDecoded: text.encoding != "UTF-8")
    }
    guard let wanted, let service = ServiceList.service(wanted), !(service is any TableProfile)
    else { return nil }
    throw .serviceMismatch(service: service.id, columns: [])
  }

  private var isISBNList: Bool {
    let sample = text.available.prefix(Self.sampleSize)
    return [nil, ISBNListProfile().id].contains(options.service?.lowercased())
      && ISBNListProfile.recognises(sample)
  }
}
