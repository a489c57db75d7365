/// Where a cell stands: `BC12`.
enum CellReference {
  /// The widest sheet that spreadsheet programs have.
  static let mostColumns = 16_384

  /// The column from 0; nil for what is no reference or beyond the last column.
  static func column(_ reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
      column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      if column > mostColumns { return nil }
    }
    return column > 0 ? column - 1 : nil
  }
}
