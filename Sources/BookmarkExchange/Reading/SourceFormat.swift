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
  /// Elements of an XML text.
  case xml
  /// Links of a browser's HTML.
  case html
  /// Blocks of plain text.
  case text

  /// What a file of rejected rows has before and behind the words that say why; nil for tables and
  /// JSON, which have columns and members for that.
  public var commentMarks: (open: String, close: String)? {
    switch self {
    case .xml, .html: ("<!-- ", " -->")
    case .text: ("# ", "")
    case .csv, .semicolon, .tsv, .pipe, .json, .ndjson: nil
    }
  }

  init(_ dialect: CSVDialect) {
    switch dialect {
    case .semicolon: self = .semicolon
    case .tab: self = .tsv
    case .pipe: self = .pipe
    default: self = .csv
    }
  }
}
