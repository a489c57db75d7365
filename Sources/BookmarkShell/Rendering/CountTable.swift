import Localization
import Text

/// Names with numbers, the numbers under each other.
enum CountTable {
  static func lines(_ rows: [(title: String, count: Int)], _ language: Language) -> String {
    let counts = rows.map { language.grouped($0.count) }
    let titleWidth = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
    let countWidth = counts.map { DisplayWidth.of($0) }.max() ?? 0
    var lines = ""
    for (row, count) in zip(rows, counts) {
      lines += DisplayWidth.padded(row.title, to: titleWidth) + "  "
      lines += DisplayWidth.padded(count, to: countWidth, alignment: .trailing) + "\n"
    }
    return lines
  }
}
