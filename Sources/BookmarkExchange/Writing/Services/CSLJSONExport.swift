import BookmarkModel
import JSON

extension ServiceExport {
  /// The references that Zotero, Pandoc and other programs for citing read.
  ///
  /// Source: <https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html>.
  static let cslJSON = ServiceExport(
    "csl-json", "CSL JSON", suffix: "json", types: [.book],
    holds: [
      .type: always, .title: always,
      .creator: { $0.creatorsAre(.author, .translator, .editor, .illustrator) },
      .year: always, .publisher: always, .language: always,
      .series: { $0.series.count == 1 }, .url: { WebAddress.link($0.url) == $0.url },
      .identifier: { $0.identifiersAre(["isbn", "doi"]) }, .tag: { ExportList.isExact($0.tags) },
    ],
    body: { CSLJSONBody() })
}

/// Writes an array of references, one a line.
private struct CSLJSONBody: ServiceBody {
  private var keys = CitationKeys()
  private var isFirst = true

  private static let roles: [(name: String, role: CreatorRole)] = [
    ("author", .author), ("translator", .translator), ("editor", .editor),
    ("illustrator", .illustrator),
  ]

  func begin() -> [UInt8] { Array("[".utf8) }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    var writer = JSONWriter(layout: .compact)
    writer.beginObject()
    member("id", keys.key(for: content), &writer)
    member("type", "book", &writer)
    member("title", content.titleText, &writer)
    for (name, role) in Self.roles { people(name, content.names(role), &writer) }
    if let date = content.published { issued(date, &writer) }
    member("publisher", content.publisher ?? "", &writer)
    member("ISBN", content.identifier("isbn"), &writer)
    member("DOI", content.identifier("doi"), &writer)
    member("language", content.language ?? "", &writer)
    member("collection-title", content.series.first?.name ?? "", &writer)
    member("collection-number", content.series.first?.position ?? "", &writer)
    member("URL", WebAddress.link(content.url) ?? "", &writer)
    member("keyword", ExportList.cell(content.tags), &writer)
    writer.endObject()
    defer { isFirst = false }
    return Array((isFirst ? "\n" : ",\n").utf8) + writer.take()
  }

  func end() -> [UInt8] { Array((isFirst ? "]\n" : "\n]\n").utf8) }

  private func member(_ name: String, _ text: String, _ writer: inout JSONWriter) {
    if text.isEmpty { return }
    writer.name(name)
    writer.string(text)
  }

  /// Names as they are written, for which part is the family's nobody knows.
  private func people(_ role: String, _ names: [String], _ writer: inout JSONWriter) {
    if names.isEmpty { return }
    writer.name(role)
    writer.beginArray()
    for name in names {
      writer.beginObject()
      member("literal", name, &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func issued(_ date: PartialDate, _ writer: inout JSONWriter) {
    writer.name("issued")
    writer.beginObject()
    writer.name("date-parts")
    writer.beginArray()
    writer.beginArray()
    for part in [date.year, date.month, date.day] { if let part { writer.int(part) } }
    writer.endArray()
    writer.endArray()
    if date.isApproximate {
      writer.name("circa")
      writer.bool(true)
    }
    writer.endObject()
  }
}
