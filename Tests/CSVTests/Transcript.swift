import CSV

/// All that a reader says about a text, one line a record or error, to compare as a whole.
///
/// A record is `line: field|field`, with quoted fields in quotes, `\n` and `\r` for line ends
/// inside fields, `-line` behind the first line if it ends on another, and the NULs removed behind
/// it.
func transcript(
  of bytes: [UInt8], by dialect: CSVDialect = .comma, limits: CSVLimits = CSVLimits(),
  cutAt cuts: [Int] = []
) -> [String] {
  var reader = CSVReader(dialect: dialect, limits: limits)
  var said: [String] = []
  var start = 0
  for cut in cuts + [bytes.count] where cut >= start {
    reader.append(Array(bytes[start..<cut]))
    start = cut
    if cut == bytes.count { reader.finish() }
    drain(&reader, into: &said)
  }
  return said
}

private func drain(_ reader: inout CSVReader, into said: inout [String]) {
  while true {
    do throws(CSVError) {
      guard let record = try reader.next() else { return }
      said.append(line(for: record))
    } catch {
      said.append(line(for: error))
    }
  }
}

private func line(for record: CSVRecord) -> String {
  let lines = record.endLine == record.line ? "\(record.line)" : "\(record.line)-\(record.endLine)"
  if record.isBlank { return "\(lines): blank" + nulls(in: record) }
  let fields = (0..<record.count).map { index in
    let text = record[index].replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
    return record.wasQuoted(index) ? "\"\(text)\"" : text
  }
  return "\(lines): " + fields.joined(separator: "|") + nulls(in: record)
}

private func nulls(in record: CSVRecord) -> String {
  record.removedNULs == 0 ? "" : " (\(record.removedNULs) NUL)"
}

private func line(for error: CSVError) -> String {
  "\(error.kind) at line \(error.line), column \(error.column), byte \(error.byteOffset)"
    + (error.recordLine == error.line ? "" : ", record from line \(error.recordLine)")
}
