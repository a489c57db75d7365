import JSON

/// All that a reader says about a text, one line a record or error, to compare as a whole.
///
/// The first line is the form. A record is `index line:column value`, the value in compact JSON,
/// and the NULs removed behind it; an error is `! index line:column @byte kind`, with `final`
/// behind it.
func transcript(
  of bytes: [UInt8], limits: JSONLimits = JSONLimits(), cutAt cuts: [Int] = []
) -> [String] {
  var reader = JSONReader(limits: limits)
  var said: [String] = []
  var start = 0
  for cut in cuts + [bytes.count] where cut >= start {
    reader.append(Array(bytes[start..<cut]))
    start = cut
    if cut == bytes.count { reader.finish() }
    drain(&reader, into: &said)
  }
  return [reader.form.map { "\($0)" } ?? "nothing"] + said
}

private func drain(_ reader: inout JSONReader, into said: inout [String]) {
  while true {
    do throws(JSONError) {
      guard let record = try reader.next() else { return }
      said.append(line(for: record))
    } catch {
      said.append(line(for: error))
    }
  }
}

private func line(for record: JSONRecord) -> String {
  var writer = JSONWriter()
  writer.value(record.value)
  let nulls = record.removedNULs == 0 ? "" : " (\(record.removedNULs) NUL)"
  return "\(record.index) \(record.line):\(record.column) "
    + String(decoding: writer.take(), as: UTF8.self) + nulls
}

func line(for error: JSONError) -> String {
  "! \(error.index) \(error.line):\(error.column) @\(error.byteOffset) \(error.kind)"
    + (error.isFinal ? " final" : "")
}
