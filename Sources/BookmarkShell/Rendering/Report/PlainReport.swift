import BookmarkCommands
import BookmarkModel
import Localization

/// A report as one fact a line, without anything drawn, as a screen reader reads it best.
struct PlainReport {
  let text: ValueText

  func lines(_ report: Report) -> String {
    let language = text.language
    var page = report.title + "\n"
    for block in report.blocks {
      switch block {
      case .facts(let facts): page += facts.map { line($0.name, $0.value) }.joined()
      case .bars(let heading, let bars), .months(let heading, let bars):
        page += heading + "\n"
        page += bars.map { line($0.name, language.grouped($0.count)) }.joined()
      case .calendar(let heading, let calendar):
        page += heading + "\n"
        for (index, count) in calendar.days.enumerated() where count > 0 {
          guard let date = calendar.date(ofDay: index) else { continue }
          page += line(date.description, language.grouped(count))
        }
      case .list(let heading, let lines): page += heading + "\n" + lines.map { $0 + "\n" }.joined()
      }
    }
    return page
  }

  private func line(_ name: String, _ value: String) -> String {
    text.messages.reportLine(name: name, value: value) + "\n"
  }
}
