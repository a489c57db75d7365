import XML

/// The texts that the cells of a workbook refer to by number.
struct SharedStrings {
  private(set) var texts: [String] = []
  /// Bytes of all texts.
  private(set) var size = 0
  /// The text that is being read.
  private var text: CellText?

  /// Takes the next event of the part `sharedStrings.xml`.
  mutating func take(_ event: XMLEvent) {
    if case .start(let tag, _) = event, tag.name == "si" { text = CellText() }
    text?.take(event)
    guard case .end = event, let text, text.depth == 0 else { return }
    texts.append(text.content)
    size += text.content.utf8.count
    self.text = nil
  }
}

/// The text of a cell or a shared string: its runs one after the other, without how it is spoken.
struct CellText {
  private(set) var content = ""
  private var open: [String] = []

  /// How many elements are open since the first that was taken.
  var depth: Int { open.count }

  mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let tag, _): open.append(tag.name)
    case .end: _ = open.popLast()
    case .text(let text): if open.last == "t", !open.contains("rPh") { content += text }
    }
  }
}
