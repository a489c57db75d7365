import XML

/// Feeds the XML reader, and the services whose files are XML: no input may trap, and how the input
/// is cut may not matter to what can be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let whole = events(of: bytes, cutAt: 0)
  let cut = events(of: bytes, cutAt: count / 2)
  precondition(whole == nil || cut == nil || whole == cut)
  check(bytes, name: "list.xml")
  return 0
}

private func events(of bytes: [UInt8], cutAt cut: Int) -> [XMLEvent]? {
  do throws(XMLError) {
    let reader = try XMLReader()
    var found: [XMLEvent] = []
    try reader.append(Array(bytes[..<cut]))
    while let event = reader.next() { found.append(event) }
    try reader.append(Array(bytes[cut...]))
    try reader.finish()
    while let event = reader.next() { found.append(event) }
    return found
  } catch {
    return nil
  }
}
