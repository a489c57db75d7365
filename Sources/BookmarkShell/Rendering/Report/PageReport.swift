import BookmarkExchange
import Localization

/// A report as one page of HTML that needs nothing beside itself and runs nothing.
struct PageReport {
  let text: ValueText

  func document(_ report: Report) -> String {
    let beginning = HTMLDocument.beginning(
      title: report.title, language: text.language, css: Self.css)
    return """
      \(beginning)<header><h1>\(HTMLEscape.text(report.title))</h1></header>
      <main>
      \(report.blocks.map(section).joined())</main>
      </body>
      </html>

      """
  }

  private static let css = """
    \(HTMLPageStyle.css)
    \(ReportPicture.css)
    svg { width: 100%; height: auto; display: block }
    section { break-inside: avoid }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1.2em }
    dt { color: var(--pale) }
    dd { margin: 0; overflow-wrap: anywhere }
    """

  private func section(_ block: Report.Block) -> String {
    switch block {
    case .facts(let facts):
      let entries = facts.map {
        "<dt>\(HTMLEscape.text($0.name))</dt><dd dir=\"auto\">\(HTMLEscape.text($0.value))</dd>\n"
      }
      return "<dl>\n\(entries.joined())</dl>\n"
    case .list(let heading, let lines):
      let entries = lines.map { "<li dir=\"auto\">\(HTMLEscape.text($0))</li>\n" }
      return
        "<section><h2>\(HTMLEscape.text(heading))</h2>\n<ul>\n\(entries.joined())</ul></section>\n"
    case .bars(let heading, _), .months(let heading, _), .calendar(let heading, _):
      guard let drawing = ReportPicture(text: text).drawing(of: block) else { return "" }
      let name = HTMLEscape.text(heading)
      return """
        <section><h2>\(name)</h2>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(ReportPicture.width) \(drawing.height)" \
        role="img" aria-label="\(name)">
        \(drawing.body)</svg></section>

        """
    }
  }
}
