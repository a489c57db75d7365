import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// The drawings of a report as SVG, each of one width and as high as it needs to be.
struct ReportPicture {
  static let width = 720

  let text: ValueText

  /// A drawing: what stands between the tags, and its height.
  struct Drawing {
    var body = ""
    var height = 0
  }

  /// The drawing of a part; `nil` for facts and lists, which are text.
  func drawing(of block: Report.Block) -> Drawing? {
    switch block {
    case .bars(_, let bars): self.bars(bars)
    case .months(_, let bars): columns(bars)
    case .calendar(_, let calendar): days(calendar)
    case .facts, .list: nil
    }
  }

  private func bars(_ bars: [Report.Bar]) -> Drawing {
    let most = Double(bars.map(\.count).max() ?? 1)
    var drawing = Drawing(height: bars.count * 24 + 4)
    for (index, bar) in bars.enumerated() {
      let y = index * 24
      let width = max(1, Int(Double(bar.count) / max(1, most) * 430))
      let name = DisplayWidth.truncated(bar.name, to: 26)
      drawing.body += Self.text(name, x: 196, y: y + 16, "end")
      drawing.body +=
        "<rect class=\"bar\" x=\"206\" y=\"\(y + 3)\" width=\"\(width)\" height=\"17\" rx=\"3\"/>\n"
      drawing.body += Self.text(
        text.language.grouped(bar.count), x: 214 + width, y: y + 16, "start")
    }
    return drawing
  }

  private func columns(_ bars: [Report.Bar]) -> Drawing {
    let most = Double(bars.map(\.count).max() ?? 1)
    let step = Self.width / max(1, bars.count)
    var drawing = Drawing(height: 150)
    for (index, bar) in bars.enumerated() {
      let x = index * step
      let height = bar.count == 0 ? 0 : max(2, Int(Double(bar.count) / max(1, most) * 100))
      let middle = x + step / 2
      drawing.body +=
        "<rect class=\"bar\" x=\"\(x + 6)\" y=\"\(122 - height)\" width=\"\(step - 12)\" "
        + "height=\"\(height)\" rx=\"3\"/>\n"
      drawing.body += Self.text(bar.name, x: middle, y: 140, "middle")
      if bar.count > 0 {
        let count = text.language.grouped(bar.count)
        drawing.body += Self.text(count, x: middle, y: 116 - height, "middle")
      }
    }
    return drawing
  }

  private func days(_ calendar: FinishCalendar) -> Drawing {
    let names = ReportText(text: text)
    var drawing = Drawing(height: 114)
    for day in [Weekday.monday, .wednesday, .friday] {
      let y = 29 + (day.rawValue - 1) * 12
      drawing.body += Self.text(day.shortTitle(in: text.messages), x: 34, y: y, "end")
    }
    var lastLabel = -40
    for (week, days) in calendar.weeks(ofMonths: 1...12).enumerated() {
      for (row, place) in days.enumerated() {
        guard let place, let date = calendar.date(ofDay: place) else { continue }
        let (x, y) = (42 + week * 12, 20 + row * 12)
        let count = calendar.days[place]
        let title = count == 0 ? "" : "<title>\(date): \(text.language.grouped(count))</title>"
        drawing.body +=
          "<rect class=\"day\(calendar.shade(of: count))\" x=\"\(x)\" y=\"\(y)\" width=\"10\" "
          + "height=\"10\" rx=\"2\">\(title)</rect>\n"
        if date.day == 1, let month = date.month, x - lastLabel >= 30 {
          drawing.body += Self.text(names.month(month), x: x, y: 12, "start")
          lastLabel = x
        }
      }
    }
    return drawing
  }

  static func text(_ text: String, x: Int, y: Int, _ anchor: String, _ style: String = "label")
    -> String
  {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">"
      + "\(HTMLEscape.text(text))</text>\n"
  }

  /// Colours for light and dark, and for paper.
  static let css = """
    text { font: 13px system-ui, "Noto Sans CJK SC", sans-serif; fill: #1b1b1b }
    .title { font-size: 24px; font-weight: 700 }
    .heading { font-size: 16px; font-weight: 600 }
    .pale { fill: #5d5d5d }
    .back { fill: #fdfdfb }
    .bar { fill: #2f7d5b }
    .day0 { fill: #ebebe6 }
    .day1 { fill: #b7ddc9 }
    .day2 { fill: #78bd99 }
    .day3 { fill: #3f9970 }
    .day4 { fill: #1f6a49 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6e6e3 }
      .pale { fill: #a3a39d }
      .back { fill: #161616 }
      .bar { fill: #4fae85 }
      .day0 { fill: #2a2a28 }
      .day1 { fill: #1f4d39 }
      .day2 { fill: #2f7556 }
      .day3 { fill: #46a279 }
      .day4 { fill: #7bd8ac }
    }
    @media print {
      text { fill: #000 }
      .back { fill: #fff }
      .bar { fill: #555 }
      .day0 { fill: #eee }
      .day1 { fill: #ccc }
      .day2 { fill: #999 }
      .day3 { fill: #666 }
      .day4 { fill: #222 }
    }
    """
}
