import BookmarkModel

extension DeclaredProfile {
  /// Rate Your Music: 0 is unrated, and what was owned once is not owned now.
  static let rateYourMusic = DeclaredProfile(
    "rateyourmusic", "Rate Your Music", [.music],
    [
      FileForm(
        needs: ["RYM Album", "Ownership"], of: .music,
        [
          "RYM Album": .id("rateyourmusic"), "First Name": .elsewhere, "Last Name": .elsewhere,
          "Title": entities, "Release_Date": .year, "Rating": .rating(10),
          "Ownership": .elsewhere, "Purchase Date": .elsewhere, "Media Type": .elsewhere,
          "Review": .elsewhere, "Review Title": .elsewhere,
        ],
        settle: { cells, draft in
          let names = [cells["First Name"], cells["Last Name"]].compactMap { $0 }
          draft.addName(plain(names.joined(separator: " ")), .artist)
          addOwnership(cells, &draft)
          let texts = [cells["Review Title"], cells["Review"]].compactMap { $0 }.filter {
            // The last cell stands behind two spaces, so its quotes are no quotes to a reader.
            CellText.trimmed($0) != "\"\""
          }
          if !texts.isEmpty { draft.content.review = plain(texts.joined(separator: "\n\n")) }
        })
    ])

  private static let entities = CellReading { cell, draft in
    draft.content.titles = [Title(plain(cell.text))]
  }

  /// Without HTML's escapes and with real line ends; the forum's own marks stay.
  private static func plain(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing("&#34;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }

  private static func addOwnership(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let isRated = draft.content.rating != nil
    if let text = cells["Media Type"] {
      draft.addFormats(Column(name: "Media Type", meaning: .extra), text)
    }
    switch cells["Ownership"] {
    case "o":
      draft.content.status = .done
      draft.content.copies = [Copy(format: draft.content.formats.first)]
      if let text = cells["Purchase Date"] {
        let column = Column(name: "Purchase Date", meaning: .extra)
        draft.content.copies[0].acquired = draft.date(column, .copy, text)
      }
    case "w": draft.content.status = .wish
    case "u":
      draft.content.status = .done
      draft.content.tags.append("used to own")
    default: draft.content.status = isRated ? .done : nil
    }
    if cells["Ownership"] != "o", let text = cells["Purchase Date"] {
      draft.keep("Purchase Date", text)
    }
  }
}
