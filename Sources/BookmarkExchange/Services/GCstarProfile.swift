import BookmarkModel
import XML

/// The collections of GCstar: books, films, music and more, each in a file of its own.
struct GCstarProfile: XMLProfile {
  let id = "gcstar"
  let title = "GCstar"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.book, .movie, .music]

  func recognises(_ root: XMLTag) -> Bool {
    root.name == "collection" && root["type"]?.hasPrefix("GC") == true
  }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    tag.name == "item" && path.last?.name == "collection"
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    let kind = path.first?["type"] ?? ""
    if let type = Self.types[kind] { draft.setType(raw: type) }
    for attribute in element.tag.attributes { take(attribute.name, attribute.value, &draft) }
    for field in element.children {
      if field.children.isEmpty {
        take(field.name, ServiceText.lineBreaks(field.text), &draft)
      } else {
        for line in field.children { takeLine(field.name, line, &draft) }
      }
    }
  }

  private func take(_ name: String, _ text: String, _ draft: inout DraftBuilder) {
    let text = CellText.trimmed(text)
    switch name {
    case _ where text.isEmpty || Self.ignored.contains(name): break
    case "read", "seen": if text == "1" { draft.content.status = .done }
    case "favourite": draft.content.isFavourite = text == "1"
    case "rating": draft.assignRating(name, text, scale: 10)
    case "added": draft.content.added = date(name, text, &draft)
    case "acquisition", "acquis":
      if let date = date(name, text, &draft) { draft.editCopy { $0.acquired = date } }
    case "location", "place": draft.editCopy { $0.location = text }
    case "borrower": if text != "none" { draft.editCopy { $0.lentTo = text } }
    case "publication", "release", "date":
      if let date = date(name, text, &draft) {
        draft.publication.add(.init(column: name, text: text, date: date))
      }
    case "web", "webPage": draft.content.url = text.split(separator: "#").first.map(String.init)
    default: draft.assign(name, text, by: Self.meanings)
    }
  }

  /// One line of a list; of a table, such as that of tracks, the cells together.
  private func takeLine(_ name: String, _ line: XMLElement, _ draft: inout DraftBuilder) {
    let cells = line.children.map { CellText.trimmed($0.text) }.filter { !$0.isEmpty }
    guard let first = cells.first else { return }
    draft.assign(
      name, Self.meanings[name] == nil ? cells.joined(separator: " ") : first, by: Self.meanings)
  }

  /// GCstar writes the day first, whatever the language.
  private func date(_ name: String, _ text: String, _ draft: inout DraftBuilder) -> PartialDate? {
    if case .dayOrMonthFirst(let date, _) = DateText.read(text) { return date }
    return draft.looseDate(name, text)
  }

  private static let ignored: Set<String> = ["id", "gcsautoid", "image", "cover", "backpic"]

  private static let types = [
    "GCbooks": "book", "GCfilms": "movie", "GCmusics": "music", "GCTVseries": "tv-series",
    "GCTVepisodes": "tv-episode", "GCgames": "game", "GCboardgames": "boardgame",
    "GCcomics": "comic", "GCwines": "wine", "GCcoins": "coin",
  ]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "name": .title(nil), "original": .otherTitle(.original),
    "authors": .creator(.author), "director": .creator(.director), "artist": .creator(.artist),
    "actors": .creator(.actor), "translator": .creator(.translator),
    "composer": .creator(.composer), "producer": .creator(.producer), "isbn": .isbn,
    "publisher": .field(.publisher), "label": .field(.publisher), "language": .field(.language),
    "serie": .field(.series), "rank": .seriesPosition, "format": .field(.format),
    "comments": .field(.note), "comment": .field(.note), "tags": .field(.tag),
  ]
}
