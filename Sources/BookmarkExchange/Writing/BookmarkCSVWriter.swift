import BookmarkModel
import CSV
import FoundationEssentials

/// Writes bookmarks as a table: uid, the content fields in their text forms, extra columns.
struct BookmarkCSVWriter: BookmarkWriter {
  private var writer = CSVWriter()
  private let extraColumns: [String]
  /// Whether cells that look like formulas are given an apostrophe; see ``FormulaMark``.
  private let marksFormulas: Bool
  private(set) var report = ExportReport()

  init(extraColumns: [String], marksFormulas: Bool) {
    self.extraColumns = extraColumns
    self.marksFormulas = marksFormulas
  }

  mutating func begin() -> [UInt8] {
    guard marksFormulas else {
      writer.append(ColumnPlan.canonicalNames + extraColumns)
      return writer.take()
    }
    writer.appendField(FormulaMark.header)
    for name in ColumnPlan.canonicalNames.dropFirst() { writer.appendField(name) }
    for name in extraColumns {
      writer.appendField(FormulaMark.isNeeded(by: name) ? "'" + name : name)
    }
    writer.endRecord()
    return writer.take()
  }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    writer.appendField(bookmark.uid.uuidString.lowercased())
    for field in BookmarkField.content { appendCell(bookmark.content.text(of: field)) }
    appendExtras(bookmark.content.extras)
    writer.endRecord()
    return writer.take()
  }

  mutating func end() -> [UInt8] { [] }

  private mutating func appendExtras(_ extras: [ExtraColumn]) {
    guard !extras.isEmpty else {
      for _ in extraColumns { writer.appendField("") }
      return
    }
    var rest = extras
    for name in extraColumns {
      if let index = rest.firstIndex(where: { $0.name == name }) {
        appendCell(rest.remove(at: index).value)
      } else {
        writer.appendField("")
      }
    }
  }

  private mutating func appendCell(_ text: String) {
    if marksFormulas, FormulaMark.isNeeded(by: text) {
      report.guardedCells += 1
      return writer.appendField("'" + text)
    }
    if FormulaMark.isFormula(text) { report.formulaCells += 1 }
    writer.appendField(text)
  }
}
