/// Looks for U+0000, which no text of a collection may hold.
enum NULSearch {
  private static let escape = Array("u0000".utf8)

  /// Whether a line of JSON has a NUL that is written as an escape; no other can stand in one.
  static func isEscaped(in line: [UInt8]) -> Bool {
    var index = 0
    while let backslash = line[index...].firstIndex(of: UInt8(ascii: "\\")) {
      if line[(backslash + 1)...].starts(with: escape) { return true }
      // What is escaped here is no beginning of another escape.
      index = min(backslash + 2, line.count)
    }
    return false
  }
}
