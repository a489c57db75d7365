import BookmarkModel
import JSON

extension DeclaredProfile {
  /// A catalogue of calibre as CSV, and `calibredb list --for-machine`; its reader chooses fields.
  static let calibre = DeclaredProfile(
    "calibre", "calibre", [.book],
    [
      FileForm(
        needs: ["author_sort", "title_sort"], any: ["uuid", "library_name"], of: .book,
        columns),
      FileForm(
        .elements, needs: ["authors", "title"], any: ["author_sort", "library_name"], of: .book,
        columns),
    ])

  private static let columns: KeyValuePairs<String, CellReading> = [
    "title": .title, "author_sort": peopleBySort, "authors": people, "rating": .rating(5),
    "isbn": .isbn, "identifiers": identifiers, "comments": .html(\.note), "tags": .tags(),
    "series": .series, "series_index": place, "languages": languages, "publisher": .publisher,
    "pubdate": published, "timestamp": .added, "title_sort": .dropped, "cover": .dropped,
    "size": .dropped, "id": .dropped, "formats": .elsewhere,
  ]

  /// The form for sorting has ` & ` between people, so it is the one that tells them apart.
  private static let peopleBySort = CellReading { cell, draft in
    for name in ServiceText.parts(cell.text, by: "&") {
      draft.addName(ServiceText.firstNameFirst(name), .author)
    }
  }

  /// Names as they are shown count where they are as many as the others; a comma may be in one.
  private static let people = CellReading { cell, draft in
    let separator = cell.text.contains("&") ? "&" : ","
    let isOne = draft.content.creators.count == 1
    let names = isOne ? [cell.text] : cell.parts(by: separator)
    if draft.content.creators.isEmpty || names.count == draft.content.creators.count {
      draft.content.creators = names.map { Creator($0, role: .author) }
    }
  }

  /// `goodreads:39077187,isbn:9780756411800`, or an object of them.
  private static let identifiers = CellReading { cell, draft in
    let pairs =
      cell.value?.members.map { "\($0.name):\($0.value.plainText ?? "")" } ?? cell.parts(by: ",")
    for pair in pairs.isEmpty ? cell.parts(by: ",") : pairs {
      guard let colon = pair.firstIndex(of: ":") else { continue }
      let scheme = String(pair[..<colon]).lowercased()
      let value = String(pair[pair.index(after: colon)...])
      if scheme == "isbn" {
        draft.addISBN(cell.column(.isbn), value)
      } else {
        let name = scheme == "amazon" || scheme == "mobi-asin" ? "asin" : scheme
        draft.addIdentifier(cell.column(.extra), name, value)
      }
    }
  }

  private static let languages = CellReading { cell, draft in
    draft.content.language = cell.parts(by: ",").first
  }

  /// A place in a series is written as `8.0`, also where there is no series.
  private static let place = CellReading { cell, draft in
    if !draft.content.series.isEmpty { draft.seriesPosition = ServiceText.wholeNumber(cell.text) }
  }

  /// A date in the year 101 is calibre's way to say that it isn't known.
  private static let published = CellReading { cell, draft in
    if !cell.text.hasPrefix("0101-01-01") { draft.addPublished(cell.column(.published), cell.text) }
  }
}
