import CSV

/// The outer form of a source.
public enum SourceFormat: String, Hashable, CaseIterable, Sendable {
  /// Separated by commas.
  case csv
  /// Separated by semicolons.
  case semicolon
  /// Separated by tabs.
  case tsv
  /// Separated by vertical bars.
  case pipe
  /// One JSON array, or objects on any number of lines.
  case json
  /// One JSON object a line.
  case ndjson

  init(_ dialect: CSVDialect) {
    switch dialect {
    case .semicolon: self = .semicolon
    case .tab: self = .tsv
    case .pipe: self = .pipe
    default: self = .csv
    }
  }
}
