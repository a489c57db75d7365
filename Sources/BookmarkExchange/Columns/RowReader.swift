import CSV

/// Turns the rows of a table into drafts by what its columns are called.
protocol RowReader {
  /// The columns that are kept as they are.
  var unknownColumns: [String] { get }
  /// What the columns alone don't tell.
  var note: Recognition.Note? { get }
  /// Takes the cells of one row, which is not blank.
  func read(_ record: CSVRecord, into draft: inout DraftBuilder)
}
