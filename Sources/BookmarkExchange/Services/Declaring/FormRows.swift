import BookmarkModel
import CSV

/// The rows of a table that a form describes.
struct FormRows: RowReader {
  private let form: FileForm
  private let header: SourceHeader
  private let fileName: String
  private let bound: [(column: ServiceColumn, reading: CellReading)]
  private let rest: [ServiceColumn]

  init(_ form: FileForm, _ header: SourceHeader, fileName: String) {
    self.form = form
    self.header = header
    self.fileName = fileName
    var columns = ServiceColumns(header)
    bound = form.rules.compactMap { rule in
      columns.take(rule.names).map { ($0, rule.reading) }
    }
    rest = form.keepsRest ? columns.rest : []
  }

  var unknownColumns: [String] { rest.map(\.name) }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    form.begin(&draft, fileName: fileName)
    for (column, reading) in bound {
      guard let text = column.text(record, isExact: reading.isExact) else { continue }
      reading.read(ServiceCell(name: column.name, text: text), &draft)
    }
    form.settle?(ServiceCells(record, under: header), &draft)
    draft.keep(rest, of: record)
  }
}
