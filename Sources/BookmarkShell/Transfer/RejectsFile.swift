import BookmarkCommands
import BookmarkExchange
import CSV
import JSON

/// The file of rejected rows: each as it was, with the reason before it, to be mended and imported.
///
/// It is made when the first row comes. An existing file is never replaced, but for the one that a
/// person names and that was made here.
final class RejectsFile {
  let path: String
  private let file: OutputFile
  private let format: SourceFormat
  private let footer: [UInt8]
  /// How many cells before the source's own are those of an earlier file of rejected rows.
  private let oldCells: Int
  private var writer: CSVWriter

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - wanted: the person's choice of a path; beside the source without one, and in the state
  ///     folder where that can't be written.
  ///   - taken: paths that will be there when this import ends.
  init(
    for source: String, _ recognition: Recognition?, wanted: String?, taken: Set<String> = [],
    stateFolder: String
  ) throws(FileFailure) {
    format = recognition?.format ?? .csv
    footer = recognition?.footer ?? []
    let columns = recognition?.columns ?? []
    oldCells = columns.starts(with: RejectColumns.all) ? RejectColumns.all.count : 0
    writer = CSVWriter(dialect: Self.dialect(format))
    (path, file) = try Self.open(
      source, format, wanted: wanted, taken: taken, stateFolder: stateFolder)
    if format.commentMarks != nil {
      try writeLine(recognition?.header ?? [])
    } else if !isJSON {
      for name in RejectColumns.all { writer.appendField(name) }
      try writeRecord(recognition?.header ?? [])
    }
  }

  /// Puts a row into the file.
  func append(_ row: RejectedRow, reason: String) throws(FileFailure) {
    if let marks = format.commentMarks {
      // Two hyphens would end the comment.
      let reason = reason.replacing("--", with: "- -")
      let comment = "\(marks.open)\(RejectColumns.line) \(row.line): \(reason)\(marks.close)"
      try writeLine(Array(comment.utf8))
      try writeLine(row.raw)
    } else if isJSON {
      try file.write(Self.line(row, reason: reason))
    } else {
      for cell in [String(row.line), row.column ?? "", reason] { writer.appendField(cell) }
      try writeRecord(row.raw)
    }
  }

  /// Puts the file into its place.
  func finish() throws(FileFailure) {
    if format.commentMarks != nil { try writeLine(footer) }
    try file.finish()
  }

  private var isJSON: Bool { format == .json || format == .ndjson }

  /// The bytes as they are, on a line of their own; nothing where there are none.
  private func writeLine(_ bytes: [UInt8]) throws(FileFailure) {
    if bytes.isEmpty { return }
    try file.write(bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")])
  }

  /// The cells of the source behind those of ours, byte for byte.
  private func writeRecord(_ raw: [UInt8]) throws(FileFailure) {
    var bytes = writer.take()
    let raw = Self.dropping(oldCells, from: raw, writer.dialect)
    if !raw.isEmpty { bytes.append(writer.dialect.delimiter) }
    bytes += raw
    bytes.append(UInt8(ascii: "\n"))
    writer.endRecord()
    _ = writer.take()
    try file.write(bytes)
  }

  /// The bytes behind the first cells.
  private static func dropping(_ cells: Int, from raw: [UInt8], _ dialect: CSVDialect)
    -> ArraySlice<UInt8>
  {
    if cells == 0 { return raw[...] }
    var (seen, isQuoted) = (0, false)
    for (index, byte) in raw.enumerated() {
      if byte == dialect.quote { isQuoted.toggle() }
      if byte == dialect.delimiter, !isQuoted { seen += 1 }
      if seen == cells { return raw[(index + 1)...] }
    }
    return []
  }

  /// An element on one line, with the reason as a member where it is an object.
  private static func line(_ row: RejectedRow, reason: String) -> [UInt8] {
    var writer = JSONWriter()
    let value = try? JSONValue.parse(row.raw)
    switch value {
    case .object(let members):
      let reasons = [
        JSONMember(name: RejectColumns.line, value: .number(String(row.line))),
        JSONMember(name: RejectColumns.column, value: .string(row.column ?? "")),
        JSONMember(name: RejectColumns.reason, value: .string(reason)),
      ]
      let own = members.filter { !RejectColumns.all.contains($0.name) }
      writer.value(.object(reasons + own))
      writer.endLine()
      return writer.take()
    case let other?:
      writer.value(other)
      writer.endLine()
      return writer.take()
    case nil:
      // What is no JSON is kept as it was, on one line, for an editor.
      let end = UInt8(ascii: "\n")
      return row.raw.map { $0 == end ? UInt8(ascii: " ") : $0 } + [end]
    }
  }

  private static func dialect(_ format: SourceFormat) -> CSVDialect {
    switch format {
    case .semicolon: .semicolon
    case .tsv: .tab
    case .pipe: .pipe
    case .csv, .json, .ndjson, .xml, .html, .text: .comma
    }
  }

  private static func open(
    _ source: String, _ format: SourceFormat, wanted: String?, taken: Set<String>,
    stateFolder: String
  ) throws(FileFailure) -> (String, OutputFile) {
    if let wanted { return (wanted, try OutputFile(wanted, replacing: isOurs(wanted))) }
    let name = source == InputFile.standardInput ? "stdin.csv" : FilePath.name(of: source)
    if source != InputFile.standardInput {
      let folder = source.contains("/") ? FilePath.folder(of: source) + "/" : ""
      do throws(FileFailure) {
        return try firstFree(folder, name, format, taken)
      } catch {
        guard error.status == .permission || error.status == .cannotCreate else { throw error }
      }
    }
    let folder = "\(stateFolder)/rejected"
    FilePath.makeFolder(folder)
    return try firstFree(folder + "/", name, format, taken)
  }

  /// `items.rejected.csv`, or `items.rejected-2.csv` when that is there.
  private static func firstFree(
    _ folder: String, _ name: String, _ format: SourceFormat, _ taken: Set<String>
  ) throws(FileFailure) -> (String, OutputFile) {
    let (stem, suffix) = FilePath.parts(of: name)
    let base = stem.range(ofLastMark: ".rejected").map { String(stem[..<$0]) } ?? stem
    let end = format.suffix ?? (suffix.isEmpty ? ".csv" : suffix)
    var failure: FileFailure?
    for number in 1...999 {
      let path = "\(folder)\(base).rejected\(number == 1 ? "" : "-\(number)")\(end)"
      if taken.contains(path) { continue }
      do throws(FileFailure) {
        return (path, try OutputFile(path, replacing: false))
      } catch {
        failure = error
        if error.error.errno != SystemError.exists { break }
      }
    }
    throw failure ?? FileFailure(path: name, action: .creating, error: .last)
  }

  /// Whether a file there was made here, so that it may be replaced.
  private static func isOurs(_ path: String) -> Bool {
    guard let bytes = FilePath.beginning(of: path, count: 64) else { return false }
    let marks = [RejectColumns.line, "{\"\(RejectColumns.line)\""].map { Array($0.utf8) }
    return bytes.isEmpty || marks.contains { bytes.starts(with: $0) }
  }
}

extension SourceFormat {
  /// The suffix of a file in this form; nil where the source's own is right.
  fileprivate var suffix: String? {
    switch self {
    case .json, .ndjson: ".ndjson"
    case .xml: ".xml"
    case .html: ".html"
    case .csv, .semicolon, .tsv, .pipe, .text: nil
    }
  }
}

extension String {
  /// Where a mark last begins, when only digits and `-` stand behind it.
  fileprivate func range(ofLastMark mark: String) -> String.Index? {
    var rest = self[...]
    while let last = rest.utf8.last, last == UInt8(ascii: "-") || 0x30...0x39 ~= last {
      rest.removeLast()
    }
    guard rest.hasSuffix(mark) else { return nil }
    return rest.index(rest.endIndex, offsetBy: -mark.count)
  }
}
