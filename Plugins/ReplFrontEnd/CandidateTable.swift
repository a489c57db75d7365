import Text

/// Lays candidates of a completion out in columns, harmless to a terminal.
enum CandidateTable {
  /// At most so many candidates are shown; more don't help to choose.
  static let limit = 100

  /// The lines of the table, filled column by column as `ls` does; `… +12` for those left out.
  static func lines(_ candidates: [String], columns: Int) -> [String] {
    let width = max(columns, 20)
    let shown = candidates.prefix(limit).map { cut(TerminalSafety.escaped($0), to: width - 1) }
    let gap = 2
    let widest = shown.map(DisplayWidth.of).max() ?? 0
    let perLine = max(1, (width - 1 + gap) / (widest + gap))
    let height = (shown.count + perLine - 1) / perLine
    var lines = (0..<height).map { row in
      let cells = stride(from: row, to: shown.count, by: height).map { shown[$0] }
      let padded = cells.dropLast().map { cell in
        cell + String(repeating: " ", count: widest + gap - DisplayWidth.of(cell))
      }
      return padded.joined() + (cells.last ?? "")
    }
    if candidates.count > limit { lines.append("… +\(candidates.count - limit)") }
    return lines
  }

  private static func cut(_ text: String, to width: Int) -> String {
    if DisplayWidth.of(text) <= width { return text }
    var kept = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used >= width { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
