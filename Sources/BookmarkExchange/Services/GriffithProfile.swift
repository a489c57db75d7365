import BookmarkModel
import XML

/// The XML export of Griffith, a catalogue of films.
struct GriffithProfile: XMLProfile {
  let id = "griffith"
  let title = "Griffith"
  let files: [SourceFormat] = [.xml]
  let types: [BookmarkType] = [.movie]

  func recognises(_ root: XMLTag) -> Bool { root.name == "root" }

  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool {
    tag.name == "movie" && path.count == 1
  }

  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder) {
    draft.content.type = .movie
    for field in element.children where !Self.ignored.contains(field.name) {
      let text = CellText.trimmed(field.text)
      switch field.name {
      case "o_title" where text == CellText.trimmed(element.child("title")?.text ?? ""): break
      case "seen": if text == "1" { draft.content.status = .done }
      case "loaned": if text == "1" { draft.keep(field.name, text) }
      case "rating": draft.assignRating(field.name, text, scale: 10)
      case "site":
        if text.contains("imdb.com/title/") {
          draft.assign(field.name, text, by: ["site": .identifier("imdb")])
        }
        draft.assign(field.name, text, by: ["site": .field(.url)])
      default: draft.assign(field.name, text, by: Self.meanings)
      }
    }
  }

  private static let ignored: Set<String> = ["number", "image", "poster_md5"]

  private static let meanings: [String: ColumnMeaning] = [
    "title": .title(nil), "o_title": .otherTitle(.original), "director": .creator(.director),
    "year": .year, "studio": .field(.publisher), "notes": .field(.note),
    "media_name": .field(.format),
  ]
}
