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
  _ = WordPrefix.occurs("a", in: folded)
  return 0
}
