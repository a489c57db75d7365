import BookmarkModel
import XML

/// The property list of Delicious Library 2.
struct DeliciousProfile: XMLProfile {
  let id = "delicious"
  let title = "Delicious Library"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.book, .movie, .music]

  func recognises(_ root: XMLTag) -> Bool { root.name == "plist" }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    tag.name == "dict" && path.map(\.name) == ["plist", "array"]
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    let kind = value("type", of: element)
    draft.setType(raw: Self.types[kind] ?? kind.lowercased())
    for (index, key) in element.children.enumerated() where key.name == "key" {
      guard index + 1 < element.children.count else { continue }
      let value = element.children[index + 1]
      take(
        key.text, CellText.trimmed(value.text), isNumber: Self.numbers.contains(value.name), &draft)
    }
  }

  private func take(
    _ name: String, _ text: String, isNumber: Bool, _ draft: inout DraftBuilder
  ) {
    // A number that isn't known stands as 0.
    if text.isEmpty || isNumber && Double(text) == 0 || Self.ignored.contains(name) { return }
    switch name {
    case "rating": draft.assignRating(name, text, scale: 5)
    case "hasExperienced": draft.content.status = .done
    case "purchaseDate":
      if let date = draft.looseDate(name, text) { draft.editCopy { $0.acquired = date } }
    case "price": draft.editCopy { $0.price = text }
    case "publishDate":
      if let date = draft.looseDate(name, text) {
        draft.publication.add(.init(column: name, text: text, date: date))
      }
    case "creatorsCompositeString":
      for name in lines(text) {
        draft.content.creators.append(
          Creator(name, role: Self.makers[draft.content.type] ?? .creator))
      }
    case "directorsCompositeString": addPeople(lines(text), .director, &draft)
    case "actorsCompositeString":
      addPeople(lines(text), draft.content.type == .music ? .artist : .actor, &draft)
    case "formatSingularString" where draft.content.type == .music && text.hasPrefix("Audio CD"):
      // Of a book this is one that is read aloud.
      draft.content.formats.append(.cd)
    default: draft.assign(name, text, by: Self.meanings)
    }
  }

  private func addPeople(_ names: [String], _ role: CreatorRole, _ draft: inout DraftBuilder) {
    draft.content.creators += names.map { Creator($0, role: role) }
  }

  private func lines(_ text: String) -> [String] { CellText.parts(text, by: "\n") }

  private func value(_ name: String, of dictionary: XMLElement) -> String {
    let children = dictionary.children
    guard let place = children.firstIndex(where: { $0.name == "key" && $0.text == name }),
      place + 1 < children.count
    else { return "" }
    return CellText.trimmed(children[place + 1].text)
  }

  private static let numbers: Set<String> = ["integer", "real"]
  private static let ignored: Set<String> = ["type", "lastModificationDate"]
  private static let types = [
    "Book": "book", "Movie": "movie", "Music": "music", "VideoGame": "game",
  ]
  private static let makers: [BookmarkType: CreatorRole] = [
    .book: .author, .movie: .director, .music: .artist,
  ]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "isbn": .isbn, "ean": .barcode, "upc": .barcode,
    "asin": .identifier("asin"), "publishersCompositeString": .field(.publisher),
    "formatSingularString": .field(.format), "creationDate": .field(.added),
    "notes": .field(.note), "seriesSingularString": .field(.series),
    "numberInSeries": .seriesPosition, "languagesCompositeString": .field(.language),
  ]
}
