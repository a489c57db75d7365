import XML

/// Reads the rows of one sheet in bounded memory.
public final class SheetRows {
  private let part: WorkbookPart
  private let values: CellValues
  private var number = 0
  private var cells: [String] = []
  private var tag: XMLTag?
  private var value = ""
  private var inline = CellText()
  private var open: [String] = []

  init(_ part: WorkbookPart, _ values: CellValues) {
    self.part = part
    self.values = values
  }

  /// The next row that has cells; nil at the end.
  public func next() throws(SpreadsheetError) -> SheetRow? {
    while let event = try part.next() {
      switch event {
      case .start(let tag, _): begin(tag)
      case .text(let text): if open.last == "v" { value += text }
      case .end:
        if let row = end() { return row }
        continue
      }
      if tag != nil, open.last != "c" { inline.take(event) }
    }
    return nil
  }

  private func begin(_ tag: XMLTag) {
    open.append(tag.name)
    switch tag.name {
    case "row":
      // The number may be left out, and is then the next one.
      number = tag["r"].flatMap { Int($0) } ?? number + 1
      cells = []
    case "c":
      self.tag = tag
      value = ""
      inline = CellText()
    default: break
    }
  }

  /// Ends the element that is open; the row, where it was one.
  private func end() -> SheetRow? {
    let name = open.popLast()
    if name == "c", let tag {
      put(values.text(tag, value: value, inline: inline.content), at: tag["r"])
      self.tag = nil
    } else if tag != nil {
      inline.take(.end(line: 0))
    }
    guard name == "row", cells.contains(where: { !$0.isEmpty }) else { return nil }
    return SheetRow(number: number, cells: cells)
  }

  private func put(_ text: String, at reference: String?) {
    let column = reference.flatMap(CellReference.column) ?? cells.count
    guard column < CellReference.mostColumns else { return }
    while cells.count <= column { cells.append("") }
    cells[column] = text
  }
}
