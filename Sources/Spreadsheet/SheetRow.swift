/// One row of a sheet.
public struct SheetRow: Hashable, Sendable {
  /// Its number, from 1; rows without any cell are left out.
  public let number: Int
  /// The text of each cell from the first column on; empty where there is none.
  public let cells: [String]
}
