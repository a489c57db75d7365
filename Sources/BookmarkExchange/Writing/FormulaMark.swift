import CSV

/// The apostrophe that keeps a spreadsheet from calculating a cell, and how a file says that it has some.
///
/// In a marked table every cell that would begin like a formula or with an apostrophe has one more in
/// front, and the name of the first column, too: `'uid`. A spreadsheet that takes the apostrophes of
/// cells for its own and drops them drops that one as well, so that what it saves is read right.
enum FormulaMark {
  /// The name of the first column of a marked table.
  static let header = "'uid"

  /// Whether a spreadsheet would calculate a cell, or change what it begins with.
  ///
  /// Source: <https://owasp.org/www-community/attacks/CSV_Injection>.
  static func isFormula(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }

  /// Whether a cell needs the apostrophe in a marked table.
  static func isNeeded(by text: String) -> Bool {
    isFormula(text) || text.utf8.first == UInt8(ascii: "'")
  }

  /// Whether a header says that the table is marked; rejected rows may have columns before.
  static func isSet(in header: CSVRecord) -> Bool {
    (0..<header.count).contains { header[$0] == self.header }
  }
}
