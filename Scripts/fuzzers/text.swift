import Text

/// Feeds the functions on text: none may trap, folding is idempotent, and what is escaped is safe.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let folded = TextFolding.folded(text)
  precondition(TextFolding.folded(folded) == folded)
  precondition(TextFolding.key(TextFolding.key(text)) == TextFolding.key(text))
  precondition(!TerminalSafety.escaped(text).utf8.contains { $0 < 0x20 || $0 == 0x7F })
  for columns in [0, 1, 7] {
    precondition(DisplayWidth.of(DisplayWidth.truncated(text, to: columns)) <= columns)
    _ = DisplayWidth.wrapped(text, to: columns)
  }
  _ = CJKSpacing.spaced(folded)
  precondition(SearchPhrase(text).occurs(in: text))
  decode(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Reads bytes as if they were text in several encodings: what is no error has to be UTF-8.
private func decode(_ bytes: [UInt8]) {
  var strays = StrayByteReader()
  let read = strays.read(bytes, isLast: true)
  precondition(strays.count == 0 || read != bytes)
  for encoding in ["gb18030", "shift_jis", "windows-1252", "utf-16"] {
    guard let decoder = TextDecoder(encoding: encoding, marksWrongBytes: true) else { continue }
    var output: [UInt8] = []
    try? bytes.withUnsafeBytes { try decoder.decode($0, final: true, into: &output) }
    let isText = String(validating: output, as: UTF8.self) != nil
    precondition(isText == (decoder.firstMarked == nil))
  }
}
