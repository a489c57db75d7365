import Localization
import Text

/// A report as one SVG picture, all parts under each other.
struct PictureReport {
  let text: ValueText

  func document(_ report: Report) -> String {
    let picture = ReportPicture(text: text)
    var body = ReportPicture.text(report.title, x: 0, y: 26, "start", "title")
    var y = 48
    for block in report.blocks {
      switch block {
      case .facts(let facts):
        for fact in facts {
          body += ReportPicture.text(fact.name, x: 0, y: y + 14, "start", "pale")
          let value = DisplayWidth.truncated(fact.value, to: 70)
          body += ReportPicture.text(value, x: 206, y: y + 14, "start")
          y += 22
        }
      case .list(let heading, let lines):
        body += ReportPicture.text(heading, x: 0, y: y + 24, "start", "heading")
        y += 34
        for line in lines {
          let shown = DisplayWidth.truncated(line, to: 96)
          body += ReportPicture.text(shown, x: 0, y: y + 14, "start")
          y += 22
        }
      case .bars(let heading, _), .months(let heading, _), .calendar(let heading, _):
        guard let drawing = picture.drawing(of: block) else { continue }
        body += ReportPicture.text(heading, x: 0, y: y + 24, "start", "heading")
        body += "<g transform=\"translate(0 \(y + 36))\">\n\(drawing.body)</g>\n"
        y += 40 + drawing.height
      }
    }
    let (width, height) = (ReportPicture.width + 48, y + 48)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" xml:lang="\(text.language.tag)">
      <style>
      \(ReportPicture.css)
      </style>
      <rect class="back" width="\(width)" height="\(height)"/>
      <g transform="translate(24 24)">
      \(body)</g>
      </svg>

      """
  }
}
