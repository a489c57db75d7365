import BookmarkModel

extension ServiceExport {
  /// The file of links that browsers and link collections take in.
  ///
  /// Source: <https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/platform-apis/aa753582(v=vs.85)>.
  static let netscape = ServiceExport(
    "netscape", "Netscape bookmarks", suffix: "html", types: [],
    needs: [(.address, { WebAddress.of($0) != nil })],
    holds: [
      .title: always, .url: { $0.url == WebAddress.of($0) },
      .identifier: { $0.identifiersAre(["link"]) }, .tag: { ExportList.isExact($0.tags) },
      .note: always, .added: { $0.added?.isDay == true && ($0.year ?? 0) >= 0 },
    ],
    body: { NetscapeBody() })
}

/// Writes links, each with its day, its tags and its note.
private struct NetscapeBody: ServiceBody {
  func begin() -> [UInt8] {
    Array(
      """
      \(NetscapeProfile.mark)
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>

      """.utf8)
  }

  func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    guard let address = WebAddress.of(content) else { return [] }
    var line = "<DT><A HREF=\"\(HTMLEscape.text(address))\""
    if let seconds = content.added.flatMap(UnixTime.seconds) { line += " ADD_DATE=\"\(seconds)\"" }
    if !content.tags.isEmpty {
      line += " TAGS=\"\(HTMLEscape.text(ExportList.cell(content.tags, by: ",")))\""
    }
    line += ">\(HTMLEscape.text(content.titleText))</A>\n"
    if let note = content.note { line += "<DD>\(HTMLEscape.text(note))\n" }
    return Array(line.utf8)
  }

  func end() -> [UInt8] { Array("</DL><p>\n".utf8) }
}
