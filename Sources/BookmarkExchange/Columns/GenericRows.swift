import BookmarkModel
import CSV

/// The rows of a table of no known service.
struct GenericRows: RowReader {
  let plan: ColumnPlan

  var unknownColumns: [String] { plan.unknownColumns }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.isCanonical = plan.isCanonical
    draft.fallbackType = plan.typeHint
    for index in 0..<min(record.count, plan.columns.count) {
      let column = plan.columns[index]
      guard let text = record.text(index, isExact: column.keepsSpaces) else { continue }
      draft.assign(column, text)
    }
  }
}

extension Column {
  /// Whether the spaces around a cell's text belong to it.
  fileprivate var keepsSpaces: Bool {
    switch meaning {
    case .field(.note), .field(.review), .extra: true
    default: false
    }
  }
}
