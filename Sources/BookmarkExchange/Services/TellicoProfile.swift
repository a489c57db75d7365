import BookmarkModel
import XML

/// The files of Tellico: the document `tellico.xml`, alone or in the zip file of a collection.
struct TellicoProfile: XMLProfile {
  let id = "tellico"
  let title = "Tellico"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.book, .movie, .music]

  func recognises(_ root: XMLTag) -> Bool { root.name == "tellico" }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    tag.name == "entry" && path.last?.name == "collection"
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    if let kind = path.last?["type"], let type = Self.types[kind] { draft.setType(raw: type) }
    let names = Set(element.children.map(fieldName))
    for field in element.children where field.name != "id" {
      let name = fieldName(field)
      for text in values(of: field) {
        // The year of this edition is something else than that of the work.
        if name == "pub_year", names.contains("cr_year") {
          draft.keep(name, text)
        } else {
          take(name, text, &draft)
        }
      }
    }
  }

  private func take(_ name: String, _ text: String, _ draft: inout DraftBuilder) {
    switch name {
    case "read", "seen": if text == "true" { draft.content.status = .done }
    case "favorite": draft.content.isFavourite = text == "true"
    case "rating": draft.assignRating(name, text, scale: (Double(text) ?? 0) > 5 ? 10 : 5)
    case "pur_date":
      if let date = draft.looseDate(name, text) { draft.editCopy { $0.acquired = date } }
    case "pur_price": draft.editCopy { $0.price = text }
    case "location": draft.editCopy { $0.location = text }
    case "imdb" where text.contains("://"):
      draft.assign(name, text, by: [name: .identifier("imdb")])
    default: draft.assign(name, text, by: Self.meanings)
    }
  }

  /// The texts of a field: of a list each entry, of a table the first column, of a date its parts.
  private func values(of field: XMLElement) -> [String] {
    if field.children.isEmpty { return [CellText.trimmed(field.text)].filter { !$0.isEmpty } }
    if field.child("year") != nil {
      let parts = field.children.map { CellText.trimmed($0.text) }.filter { !$0.isEmpty }
      return [parts.joined(separator: "-")]
    }
    if let first = field.child("column") { return values(of: first) }
    return field.children.flatMap(values)
  }

  /// The field of a list, which the document calls `authors` for many an `author`.
  private func fieldName(_ field: XMLElement) -> String {
    let inner = field.children.first?.name ?? ""
    return field.name == inner + "s" || field.name == inner ? inner : field.name
  }

  /// `Collection::Type` of Tellico's `collection.h`.
  private static let types = [
    "2": "book", "3": "movie", "4": "music", "5": "book", "6": "comic", "7": "wine", "8": "coin",
    "9": "stamp", "10": "card", "11": "game", "12": "file", "13": "boardgame",
  ]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "author": .creator(.author), "editor": .creator(.editor),
    "translator": .creator(.translator), "director": .creator(.director),
    "producer": .creator(.producer), "writer": .creator(.screenwriter),
    "composer": .creator(.composer), "artist": .creator(.artist), "cast": .creator(.actor),
    "publisher": .field(.publisher), "label": .field(.publisher), "studio": .field(.publisher),
    "cr_year": .year, "pub_year": .year, "year": .year, "isbn": .isbn,
    "language": .field(.language), "keyword": .field(.tag), "series": .field(.series),
    "series_num": .seriesPosition, "binding": .field(.format), "medium": .field(.format),
    "comments": .field(.note), "review": .field(.review), "cdate": .field(.added),
    "url": .field(.url), "loaned_to": .field(.lent), "alttitle": .otherTitle(.alias),
    "origtitle": .otherTitle(.original),
  ]
}
