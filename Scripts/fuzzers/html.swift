/// Feeds the reader of the links that browsers write.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(Array("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n".utf8) + bytes, name: "links.html")
  return 0
}
