import BookmarkModel

extension DeclaredProfile {
  /// The ratings, watchlist and favourites of The Movie Database, all under one header.
  ///
  /// `Rating` is everybody's. An episode's row has the numbers of the episode, not of its show.
  static let tmdb = DeclaredProfile(
    "tmdb", "TMDB", [.movie],
    [
      FileForm(
        needs: ["TMDb ID", "Your Rating"],
        [
          "TMDb ID": .elsewhere, "IMDb ID": .elsewhere, "Type": .type, "Name": .elsewhere,
          "Release Date": .elsewhere, "Season Number": .elsewhere, "Episode Number": .elsewhere,
          "Your Rating": .rating(10), "Date Rated": .added,
        ],
        settle: { cells, draft in
          let isRated = draft.content.rating != nil
          let name = cells["Name"] ?? ""
          guard let episode = cells["Episode Number"] else {
            draft.content.titles = name.isEmpty ? [] : [Title(name)]
            draft.content.status = isRated ? .done : .wish
            draft.take("TMDb ID", .identifier("tmdb"), of: cells)
            draft.take("IMDb ID", .identifier("imdb"), of: cells)
            draft.take("Release Date", .published, of: cells)
            if draft.fileName.lowercased().contains("favorite") {
              draft.content.isFavourite = true
              if !isRated { draft.content.status = nil }
            }
            return
          }
          let season = cells["Season Number"] ?? "1"
          let suffix = " S\(season)E\(episode)"
          let show = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
          draft.content.titles = [Title(show)]
          draft.addEpisode(season: season, number: episode)
        })
    ])
}

extension DraftBuilder {
  /// Takes a column by a meaning that the generic reading of cells knows.
  mutating func take(_ name: String, _ meaning: ColumnMeaning, of cells: ServiceCells) {
    if let text = cells[name] { assign(Column(name: name, meaning: meaning), text) }
  }
}
