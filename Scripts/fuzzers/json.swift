import JSON

/// Feeds the JSON reader: no input may trap, and how the input is cut may not matter.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  precondition(values(of: bytes, cutAt: 0) == values(of: bytes, cutAt: count / 2))
  return 0
}

private func values(of bytes: [UInt8], cutAt cut: Int) -> [String] {
  var reader = JSONReader(limits: JSONLimits())
  var found: [String] = []
  func pull() {
    while true {
      do {
        guard let record = try reader.next() else { return }
        found.append("\(record.value)")
      } catch {
        found.append("\(error)")
        if error.isFinal { return }
      }
    }
  }
  reader.append(Array(bytes[..<cut]))
  pull()
  reader.append(Array(bytes[cut...]))
  pull()
  reader.finish()
  pull()
  return found
}
