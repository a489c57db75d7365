import BookmarkModel

/// Reads the links of the file that browsers write, in which no element is ever closed for sure.
///
/// `<DT><A HREF=… ADD_DATE=… TAGS=…>title</A>` is a link, a `<DD>` behind it its note, `<DT><H3>` the
/// name of the folder that the next `<DL>` opens.
struct NetscapeRecords: RecordParser {
  let format = SourceFormat.html
  let frame = (header: NetscapeProfile.mark, footer: "")
  private var text = HeldText()
  private var tokens: HTMLTokens?
  private var folders: [String] = []
  private var nextFolder = ""

  var profile: (any ServiceProfile)? { NetscapeProfile() }

  mutating func append(_ bytes: [UInt8]) throws(SourceError) { try text.append(bytes) }

  mutating func finish() throws(SourceError) {
    _ = try text.lines()
    tokens = HTMLTokens(text.bytes)
  }

  mutating func next(into draft: inout DraftBuilder) -> RecordPlace? {
    while let token = tokens?.next() {
      guard case .tag(let name, let attributes) = token.kind else { continue }
      switch name {
      case "h3": nextFolder = tokens?.text(until: ["/h3", "dl", "dt"]) ?? ""
      case "dl":
        folders.append(nextFolder)
        nextFolder = ""
      case "/dl": _ = folders.popLast()
      case "a":
        guard let link = attributes["href"] else { continue }
        return read(link, attributes, token, into: &draft)
      default: break
      }
    }
    return nil
  }

  private static let address = Column(name: "HREF", meaning: .identifier("link"))

  private mutating func read(
    _ link: String, _ attributes: [String: String], _ token: HTMLTokens.Token,
    into draft: inout DraftBuilder
  ) -> RecordPlace {
    draft.begin(line: token.line)
    let title = tokens?.text(until: ["/a", "dt", "dd", "/dl"]) ?? ""
    draft.content.titles = [Title(title.isEmpty ? link : title)]
    draft.content.url = link
    // Pages are told apart by their address, for many have one title.
    draft.addIdentifier(Self.address, "link", link)
    tokens?.passWhile { $0 == "/a" || $0 == "/dt" }
    if tokens?.nextTag == "dd" {
      _ = tokens?.next()
      let note = tokens?.text(until: ["dt", "dl", "/dl", "/dd"], keepsLines: true) ?? ""
      draft.content.note = note.isEmpty ? nil : note
    }
    draft.content.tags = CellText.parts(attributes["tags"] ?? "", by: ",")
    draft.content.added = attributes["add_date"].flatMap { UnixTime.date($0) }
    if let folder = folders.last, !folder.isEmpty {
      draft.content.shelves = [ShelfEntry(folder)]
    }
    let end = tokens?.place ?? token.start
    let endLine = tokens?.line ?? token.line
    return RecordPlace(
      line: token.line, endLine: endLine,
      raw: Array("<DT>".utf8) + Array(text.bytes[token.start..<max(token.start, end)]),
      removedNULs: text.removedNULs(from: token.line, through: endLine))
  }
}
