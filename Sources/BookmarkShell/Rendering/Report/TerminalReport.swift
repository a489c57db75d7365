import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// A report drawn with blocks and shades, which look right on light and on dark.
struct TerminalReport {
  let text: ValueText
  let style: TerminalStyle
  let width: Int

  func lines(_ report: Report) -> String {
    var page = style.bold(report.title) + "\n"
    for block in report.blocks {
      switch block {
      case .facts(let facts):
        var lines = LabelledLines()
        for fact in facts { lines.add(fact.name, fact.value) }
        page += "\n" + lines.text(width: width, style: style)
      case .bars(let heading, let bars): page += section(heading, drawn(bars))
      case .months(let heading, let bars): page += section(heading, columns(bars))
      case .calendar(let heading, let calendar): page += section(heading, days(calendar))
      case .list(let heading, let lines):
        let shown = lines.map { DisplayWidth.truncated($0, to: max(20, width - 2)) }
        page += section(heading, shown)
      }
    }
    return page
  }

  private func section(_ heading: String, _ lines: [String]) -> String {
    "\n" + style.bold(heading) + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func drawn(_ bars: [Report.Bar]) -> [String] {
    let counts = bars.map { text.language.grouped($0.count) }
    let number = counts.map { DisplayWidth.of($0) }.max() ?? 0
    let widest = bars.map { DisplayWidth.of($0.name) }.max() ?? 0
    let label = min(widest, max(8, width / 3))
    let room = min(50, max(4, width - label - number - 7))
    let most = bars.map(\.count).max() ?? 1
    return zip(bars, counts).map { bar, count in
      let name = DisplayWidth.padded(DisplayWidth.truncated(bar.name, to: label), to: label)
      let drawn = DisplayWidth.padded(Self.bar(bar.count, of: most, room), to: room)
      return "\(name)  \(drawn)  \(DisplayWidth.padded(count, to: number, alignment: .trailing))"
    }
  }

  /// A bar of eighths of a column; what isn't nothing is always seen.
  static func bar(_ count: Int, of most: Int, _ room: Int) -> String {
    guard count > 0, most > 0 else { return "" }
    let eighths = max(1, Int((Double(count) / Double(most) * Double(room * 8)).rounded()))
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }

  private func columns(_ bars: [Report.Bar]) -> [String] {
    let most = bars.map(\.count).max() ?? 1
    let counts = bars.map { text.language.grouped($0.count) }
    let names = bars.map(\.name)
    let column = (counts + names).map { DisplayWidth.of($0) }.max() ?? 1
    let perLine = max(1, min(bars.count, (width - 2) / (column + 1)))
    var lines: [String] = []
    for start in stride(from: 0, to: bars.count, by: perLine) {
      let range = start..<min(start + perLine, bars.count)
      let sparks = bars[range].map { bar in
        String(repeating: Self.spark(bar.count, of: most), count: max(1, column - 1))
      }
      for cells in [sparks, Array(counts[range]), Array(names[range])] {
        lines.append(cells.map { DisplayWidth.padded($0, to: column) }.joined(separator: " "))
      }
    }
    return lines.map(Self.trimmed)
  }

  private static func spark(_ count: Int, of most: Int) -> String {
    guard count > 0, most > 0 else { return " " }
    let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    return levels[min(7, (count * 8 - 1) / most)]
  }

  /// The calendar in one piece, or in halves where a year is too wide.
  private func days(_ calendar: FinishCalendar) -> [String] {
    let label =
      Weekday.allCases.map { DisplayWidth.of($0.shortTitle(in: text.messages)) }.max() ?? 0
    let halves = width >= label + 4 + 54 ? [1...12] : [1...6, 7...12]
    let shades = ["·", "░", "▒", "▓", "█"]
    var lines: [String] = []
    for months in halves {
      let weeks = calendar.weeks(ofMonths: months)
      lines.append(Self.trimmed(monthLine(weeks, calendar, indent: label + 1)))
      for day in Weekday.allCases {
        let name = DisplayWidth.padded(day.shortTitle(in: text.messages), to: label)
        let cells = weeks.map { week in
          week[day.rawValue - 1].map { shades[calendar.shade(of: calendar.days[$0])] } ?? " "
        }
        lines.append(Self.trimmed("\(name) \(cells.joined())"))
      }
    }
    return lines
  }

  /// The names of the months above the weeks in which they begin.
  private func monthLine(_ weeks: [[Int?]], _ calendar: FinishCalendar, indent: Int) -> String {
    let names = ReportText(text: text)
    var line = String(repeating: " ", count: indent)
    for (week, days) in weeks.enumerated() {
      for case .some(let place) in days {
        guard let date = calendar.date(ofDay: place), date.day == 1, let month = date.month else {
          continue
        }
        let column = indent + week
        if DisplayWidth.of(line) <= column {
          line = DisplayWidth.padded(line, to: column) + names.month(month)
        }
      }
    }
    return line
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
