import BookmarkModel
import XML

/// The XML export of the Collectorz programs (CLZ) for books, films and music.
struct CollectorzProfile: XMLProfile {
  let id = "collectorz"
  let title = "Collectorz"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.book, .movie, .music]

  func recognises(_ root: XMLTag) -> Bool { Self.records[root.name] != nil }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    path.count == 2 && Self.records[path[0].name] == tag.name
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    draft.setType(raw: element.name)
    let main = element.child("mainsection")
    for field in (main?.children ?? []) + element.children where !Self.ignored.contains(field.name)
    {
      take(field, &draft)
    }
  }

  private func take(_ field: XMLElement, _ draft: inout DraftBuilder) {
    let text = shown(field)
    switch field.name {
    case "authors", "artists", "crew", "credits", "cast":
      for person in field.children { add(person, of: field.name, &draft) }
    case "tags": draft.content.tags += field.children.map(shown).filter { !$0.isEmpty }
    case _ where text.isEmpty || text == "0": break
    case "collectionstatus":
      if Self.owned.contains(text) { draft.editCopy { _ in } } else { setStatus(text, &draft) }
    case "readit", "seenit": if field["boolvalue"] == "1" { draft.content.status = .done }
    case "myrating":
      if draft.content.rating == nil { draft.assignRating(field.name, text, scale: 10) }
    case "purchasedate":
      if let date = draft.looseDate(field.name, text) { draft.editCopy { $0.acquired = date } }
    case "purchaseprice": draft.editCopy { $0.price = text }
    case "location": draft.editCopy { $0.location = text }
    case "condition": draft.editCopy { $0.note = text }
    case "publicationdate", "releasedate":
      if let date = draft.looseDate(field.name, text) {
        draft.publication.add(.init(column: field.name, text: text, date: date))
      }
    case _ where field["boolvalue"] == "0": break
    default: draft.assign(field.name, text, by: Self.meanings)
    }
  }

  private func setStatus(_ text: String, _ draft: inout DraftBuilder) {
    if text == "On Wish List" {
      draft.content.status = draft.content.status ?? .wish
    } else {
      draft.keep("collectionstatus", text)
    }
  }

  /// A person with the role that the file gives, in words that every language has.
  private func add(_ person: XMLElement, of list: String, _ draft: inout DraftBuilder) {
    let name = shown(person.child("person") ?? person)
    if name.isEmpty { return }
    let role = Self.roles[CellText.trimmed(person.child("roleid")?.text ?? "")]
    let usual: CreatorRole = list == "artists" ? .artist : list == "cast" ? .actor : .author
    draft.content.creators.append(Creator(name, role: role ?? usual))
  }

  /// What a field shows: its own text, its display name, its date or its first entry's.
  private func shown(_ field: XMLElement) -> String {
    let own = CellText.trimmed(field.text)
    if !own.isEmpty { return own }
    let inner = field.child("displayname") ?? field.child("date") ?? field.children.first
    return inner.map(shown) ?? ""
  }

  private static let records = ["bookinfo": "book", "movieinfo": "movie", "musicinfo": "music"]
  private static let owned: Set<String> = ["In Collection", "For Sale"]
  private static let ignored: Set<String> = [
    "mainsection", "id", "index", "lastmodified", "thumbfilepath", "coverfront", "coverback",
    "authorfirstletter", "units", "quantity",
  ]

  private static let roles: [String: CreatorRole] = [
    "dfAuthor": .author, "dfTranslator": .translator, "dfEditor": .editor,
    "dfIllustrator": .illustrator, "dfNarrator": .narrator, "dfDirector": .director,
    "dfProducer": .producer, "dfWriter": .screenwriter, "dfMusician": .composer,
  ]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "originaltitle": .otherTitle(.original), "isbn": .isbn,
    "upc": .barcode, "series": .field(.series), "publisher": .field(.publisher),
    "label": .field(.publisher), "studios": .field(.publisher), "language": .field(.language),
    "format": .field(.format), "notes": .field(.note), "readingdate": .finished,
    "viewingdate": .finished, "imdbnum": .identifier("imdb"), "loanedto": .field(.lent),
  ]
}
