/// A format in which a collection can be written so that reading it back gives the same.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A table with a column for each field.
  case csv
  /// An array of objects, one object a line.
  case json
  /// One object a line.
  case ndjson
}
