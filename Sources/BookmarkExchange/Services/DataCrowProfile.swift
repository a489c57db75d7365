import BookmarkModel
import XML

/// The XML export of Data Crow, of books, films or music.
struct DataCrowProfile: XMLProfile {
  let id = "datacrow"
  let title = "Data Crow"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.book, .movie, .music]

  func recognises(_ root: XMLTag) -> Bool { root.name == "data-crow-objects" }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    path.count == 2 && Self.types[tag.name] != nil && path[1].name == "\(tag.name)-items"
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    draft.setType(raw: Self.types[element.name] ?? element.name)
    // Each list stands twice: as elements, and as one text, which lists a person reads as it is.
    for field in element.children where field.children.isEmpty {
      let text = CellText.trimmed(field.text)
      switch field.name {
      case _ where Self.ignored.contains(field.name) || field.name.hasPrefix("picture-"): break
      case "rating": draft.assignRating(field.name, text, scale: 10)
      case "state-items-list": setStatus(field.name, text, &draft)
      default: draft.assign(field.name, text, by: Self.meanings)
      }
    }
    for (list, role) in Self.people {
      for person in element.child(list)?.children ?? [] {
        guard let name = person.child("name")?.text, !CellText.isBlank(name) else { continue }
        draft.content.creators.append(Creator(CellText.trimmed(name), role: role))
      }
    }
  }

  private func setStatus(_ name: String, _ text: String, _ draft: inout DraftBuilder) {
    if let status = Self.statuses[text.lowercased()] {
      draft.content.status = status
    } else {
      draft.assign(name, text, by: [:])
    }
  }

  private static let types = ["book": "book", "movie": "movie", "music-album": "music"]
  private static let ignored: Set<String> = [
    "datacrow-module-index", "id", "label", "modified", "service", "service-url",
    "authors-items-list", "directors-items-list", "artists-items-list", "actors-items-list",
  ]
  private static let people: [(String, CreatorRole)] = [
    ("authors-items", .author), ("directors-items", .director), ("artists-items", .artist),
    ("actors-items", .actor),
  ]
  private static let statuses: [String: BookmarkStatus] = [
    "read": .done, "reading": .active, "watched": .done, "viewed": .done,
  ]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "title-local": .otherTitle(.translated), "year": .year,
    "isbn-10": .isbn, "isbn-13": .isbn, "created": .field(.added), "webpage": .field(.url),
    "series": .field(.series), "publishers-items-list": .field(.publisher),
    "languages-items-list": .field(.language), "binding-items-list": .field(.format),
    "ean": .barcode, "tags-items-list": .field(.tag),
  ]
}
