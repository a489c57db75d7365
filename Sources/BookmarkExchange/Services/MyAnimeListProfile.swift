import BookmarkModel
import XML

/// The XML export of MyAnimeList, of anime or of manga.
struct MyAnimeListProfile: XMLProfile {
  let id = "myanimelist"
  let title = "MyAnimeList"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = []

  func recognises(_ root: XMLTag) -> Bool { root.name == "myanimelist" }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    tag.name == "anime" || tag.name == "manga"
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    setType(element, &draft)
    for field in element.children where !Self.ignored.contains(field.name) {
      let text = CellText.trimmed(field.text)
      switch field.name {
      case "my_score": draft.assignRating(field.name, text, scale: 10)
      case "my_status": setStatus(field.name, text, &draft)
      case "my_times_watched", "my_times_read": addTimes(field.name, text, &draft)
      default: draft.assign(field.name, text, by: Self.meanings)
      }
    }
  }

  /// Films are movies and novels books; everything else keeps the name that it has there.
  private func setType(_ element: XMLElement, _ draft: inout DraftBuilder) {
    let kind = (element.child("series_type") ?? element.child("manga_type"))?.text ?? ""
    switch CellText.trimmed(kind).lowercased() {
    case "movie": draft.content.type = .movie
    case "novel", "light novel": draft.content.type = .book
    default: draft.setType(raw: element.name)
    }
  }

  private func setStatus(_ name: String, _ text: String, _ draft: inout DraftBuilder) {
    guard let status = Self.statuses[text.lowercased()] else {
      return draft.assign(name, text, by: [name: .field(.status)])
    }
    draft.content.status = status
  }

  /// How often it was seen again; of those times nothing else is known.
  private func addTimes(_ name: String, _ text: String, _ draft: inout DraftBuilder) {
    guard let count = Int(text), (0...1000).contains(count) else {
      return draft.assign(name, text, by: [:])
    }
    draft.content.experiences += Array(repeating: Experience(), count: count)
  }

  /// What the site needs for an import of its own, and what is said elsewhere.
  private static let ignored: Set<String> = ["my_id", "update_on_import"]

  private static let meanings: [String: ColumnMeaning] = [
    "series_animedb_id": .identifier("myanimelist"), "manga_mangadb_id": .identifier("myanimelist"),
    "series_title": .title(nil), "manga_title": .title(nil), "my_start_date": .started,
    "my_finish_date": .finished, "my_tags": .field(.tag), "my_comments": .field(.note),
  ]

  /// Files of the first years have numbers.
  private static let statuses: [String: BookmarkStatus] = [
    "watching": .active, "reading": .active, "1": .active, "completed": .done, "2": .done,
    "on-hold": .paused, "3": .paused, "dropped": .dropped, "4": .dropped,
    "plan to watch": .wish, "plan to read": .wish, "6": .wish,
  ]
}
