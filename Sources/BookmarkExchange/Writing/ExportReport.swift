/// What there is to say about bookmarks that were written, beside the bytes.
public struct ExportReport: Hashable, Sendable {
  /// How many cells a spreadsheet would take for formulas: they begin with `=`, `+`, `-`, `@`, tab or CR.
  public var formulaCells = 0
  /// How many cells were given an apostrophe so that no spreadsheet calculates them.
  public var guardedCells = 0

  /// Nothing to say.
  public init() {}
}
