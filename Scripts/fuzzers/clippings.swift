/// Feeds the reader of what was marked on a Kindle.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let first = "Dune (Herbert)\n- Your Highlight\n\nfear\n==========\n"
  check(Array(first.utf8) + bytes, name: "My Clippings.txt", service: "kindle")
  return 0
}
