import BookmarkModel

extension ServiceExport {
  /// The references of LaTeX, for BibTeX and biber.
  ///
  /// Source: <https://ctan.org/pkg/btxdoc>.
  static let bibTeX = ServiceExport(
    "bibtex", "BibTeX", suffix: "bib", types: [.book],
    holds: [
      .type: always, .title: always,
      .creator: { $0.creatorsAre(.author, .editor, .translator) },
      .year: { $0.published?.isApproximate != true }, .publisher: always,
      .language: always, .series: { $0.series.count == 1 },
      .url: { WebAddress.link($0.url) == $0.url },
      .identifier: { $0.identifiersAre(["isbn", "doi"]) }, .tag: { ExportList.isExact($0.tags) },
    ],
    body: { BibTeXBody() })
}

/// Writes an entry for each book.
private struct BibTeXBody: ServiceBody {
  private var keys = CitationKeys()
  private var isFirst = true

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    var lines = ["@book{\(keys.key(for: content))"]
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { lines.append("  \(name) = {\(value)}") }
    }
    add("author", Self.people(content.names(.author)))
    add("editor", Self.people(content.names(.editor)))
    add("translator", Self.people(content.names(.translator)))
    // The second pair of braces keeps the capitals of the title.
    add("title", "{\(Self.escaped(content.titleText))}")
    add("year", content.yearText)
    if let month = content.published?.month { add("month", String(month)) }
    add("publisher", Self.escaped(content.publisher ?? ""))
    add("series", Self.escaped(content.series.first?.name ?? ""))
    add("number", Self.escaped(content.series.first?.position ?? ""))
    add("isbn", content.identifier("isbn"))
    add("doi", Self.escaped(content.identifier("doi")))
    add("language", Self.escaped(content.language ?? ""))
    add("url", WebAddress.link(content.url) ?? "")
    add("keywords", Self.escaped(ExportList.cell(content.tags)))
    defer { isFirst = false }
    return Array(((isFirst ? "" : "\n") + lines.joined(separator: ",\n") + "\n}\n").utf8)
  }

  /// Names, in braces where a part of one would be taken for something else.
  private static func people(_ names: [String]) -> String {
    let names = names.map { name in
      let isPlain = name.contains(" ") && !name.contains(",") && !name.contains(" and ")
      return isPlain ? escaped(name) : "{\(escaped(name))}"
    }
    return names.joined(separator: " and ")
  }

  /// The text with commands for what means something to TeX, on one line.
  ///
  /// A brace with a backslash would still be counted, hence the long forms.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\textbackslash{}"
      case "{": result += "\\textbraceleft{}"
      case "}": result += "\\textbraceright{}"
      case "~": result += "\\textasciitilde{}"
      case "^": result += "\\textasciicircum{}"
      case "$", "&", "#", "%", "_": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
