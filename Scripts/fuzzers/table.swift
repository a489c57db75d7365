/// Feeds whatever a file can be, in any encoding: tables, JSON, XML, links, lists.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes, name: "list.csv", encoding: count % 8 == 0 ? nil : "utf-8")
  return 0
}
