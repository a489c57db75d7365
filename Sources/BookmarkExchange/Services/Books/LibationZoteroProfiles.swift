import BookmarkModel

/// What readers bought and cite.
extension DeclaredProfile {
  /// A title with its series: `Stalin: Volume I (Stalin #1)`.
  static let seriesTitle = CellReading { cell, draft in
    let (title, series) = ServiceText.titleAndSeries(cell.text)
    draft.content.titles = [Title(title)]
    draft.content.series += series
  }

  /// What Libation knows of a library at Audible.
  static let libation = DeclaredProfile(
    "libation", "Libation", [.book],
    [
      FileForm(
        needs: ["Title"], any: ["Audible Product Id", "AudibleProductId"], of: .book, audible),
      FileForm(.elements, needs: ["AudibleProductId", "Title"], of: .book, audible),
    ])

  private static let audible: KeyValuePairs<String, CellReading> = [
    "Audible Product Id|AudibleProductId": .id("asin"), "Account": .dropped, "Title": .title,
    "Subtitle": .title(.alias), "Authors|AuthorNames": .names(.author),
    "Narrators|NarratorNames": .names(.narrator), "Publisher": .publisher,
    "Date Added|DateAdded": .added, "Date Published|DatePublished": .published,
    "My Rating Overall|MyRatingOverall": .rating(5),
    "My Libation Tags|MyLibationTags": .tags(by: " "),
    "Language": .language, "Cover Id|PictureId": .dropped,
  ]

  /// A library of Zotero: its books, films and recordings; articles keep their own type.
  static let zotero = DeclaredProfile(
    "zotero", "Zotero", [.book, .movie, .music],
    [
      FileForm(
        needs: ["Key", "Item Type", "Publication Title", "Manual Tags"],
        [
          "Key": .id("zotero"), "Item Type": zoteroType, "Title": .title,
          "Author": .sortedNames(.creator, by: ";"), "Editor": .sortedNames(.editor, by: ";"),
          "Translator": .sortedNames(.translator, by: ";"),
          "Publication Year": .year, "Date": .dropped, "ISBN": isbnsOfSet, "DOI": .id("doi"),
          "Url": .url, "Publisher": .publisher, "Language": .language, "Date Added": .added,
          "Date Modified": .dropped, "File Attachments": .dropped, "Notes": .text(\.note),
          "Manual Tags": .tags(by: ";"), "Series": .series, "Series Number": .seriesPosition,
        ])
    ])

  private static let zoteroType = CellReading { cell, draft in
    switch cell.text {
    case "videoRecording", "film": draft.content.type = .movie
    case "audioRecording": draft.content.type = .music
    default: draft.setWorkType(cell.text)
    }
  }

  /// Several numbers of one work have spaces between them.
  private static let isbnsOfSet = CellReading { cell, draft in
    for text in CellText.parts(cell.text, by: " ,") { draft.addISBN(cell.column(.isbn), text) }
  }
}
