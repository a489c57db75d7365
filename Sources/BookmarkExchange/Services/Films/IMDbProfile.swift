import BookmarkModel

extension DeclaredProfile {
  /// The ratings, lists and watchlists of IMDb: four generations of headers.
  ///
  /// In a list stand films that were not seen as well.
  static let imdb = DeclaredProfile(
    "imdb", "IMDb", [.movie],
    [
      FileForm(
        needs: ["Const", "Title Type"], any: ["Your Rating", "You Rated", "Position"],
        [
          "Title Type": imdbType, "Const": .id("imdb"), "Title": .title,
          "Original Title": .title(.original), "URL": .url, "Directors": .names(.director),
          "Year": .elsewhere, "Release Date|Release Date (month/day/year)": .elsewhere,
          "Your Rating|You Rated": .rating(10), "Date Rated|Date Added": .elsewhere,
          "Created": .elsewhere, "Description": .text(\.note),
        ],
        settle: { cells, draft in
          let isWanted = cells.has("Position") && draft.content.rating == nil
          draft.content.status = isWanted ? .wish : .done
          addYear(cells, &draft)
          let rated = cells.cell("Date Rated") ?? cells.cell("Date Added")
          let created = cells.cell("Created")
          if let cell = rated ?? created { draft.assign(cell.column(.field(.added)), cell.text) }
          if rated != nil, let created { draft.keep(created.name, created.text) }
        })
    ])

  /// Films are movies; anything else is kept as a type of its own, the same in all generations.
  private static let imdbType = CellReading { cell, draft in
    draft.content.type = BookmarkType(rawValue: IMDbTypes.rawValue(of: cell.text))
    draft.countIfUnknown()
  }

  /// The year, of a range the first one, and the day of release where it lies in that year.
  private static func addYear(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    if let year = cells.cell("Year") {
      let first = year.text.split { $0 == "–" || $0 == "-" }.first.map(String.init) ?? year.text
      draft.addYear(year.column(.year), first)
      if first != year.text { draft.keep(year.name, year.text) }
    }
    let released = cells.cell("Release Date") ?? cells.cell("Release Date (month/day/year)")
    guard let released, draft.refusal == nil else { return }
    let known = draft.publication.settled.date
    if case .date(let date) = DateText.read(released.text), known == nil || known?.year == date.year
    {
      draft.addPublished(released.column(.published), released.text)
    } else {
      // The first showing of a work may well be in another year than IMDb files it under.
      draft.keep(released.name, released.text)
    }
  }
}
