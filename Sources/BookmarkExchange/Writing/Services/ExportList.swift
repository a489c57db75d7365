/// Lists in one cell, whose separator no entry may have.
enum ExportList {
  /// The entries, with a space for each separator inside of them.
  static func cell(_ entries: [String], by separator: String = ", ") -> String {
    let mark = String(separator.drop { $0 == " " }.prefix { $0 != " " })
    return entries.map { plain($0, without: mark) }.joined(separator: separator)
  }

  /// Whether each entry comes back as it is.
  static func isExact(_ entries: [String], by mark: String = ",") -> Bool {
    entries.allSatisfy { !$0.contains(mark) && CellText.trimmed($0) == $0 && !$0.isEmpty }
  }

  private static func plain(_ entry: String, without mark: String) -> String {
    guard entry.contains(mark) else { return entry }
    return entry.split(separator: mark).map { CellText.trimmed(String($0)) }.joined(separator: " ")
  }
}
