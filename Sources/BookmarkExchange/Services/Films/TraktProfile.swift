import BookmarkModel
import JSON

extension DeclaredProfile {
  /// The files of Trakt: history, ratings, lists, what was watched and what is owned.
  static let trakt = DeclaredProfile(
    "trakt", "Trakt", [.movie],
    [
      FileForm(.elements, needs: ["movie.ids"], lacks: ["status"], traktColumns, settle: settle),
      FileForm(.elements, needs: ["show.ids"], lacks: ["status"], traktColumns, settle: settle),
      FileForm(
        needs: ["trakt_id", "type", "title"],
        [
          "type": .type, "title": .title, "year": .year, "rating": .rating(10),
          "trakt_id": .id("trakt"), "imdb_id": .id("imdb"), "tmdb_id": .id("tmdb"),
          "tvdb_id": .id("tvdb"), "url": .url, "rated_at": .added, "watched_at": .moment,
          "season_number": .elsewhere, "episode_number": .elsewhere, "episode_title": .elsewhere,
        ],
        settle: { cells, draft in
          draft.isEvent = cells["watched_at"] != nil
          if draft.content.rating != nil || draft.isEvent { draft.content.status = .done }
          draft.addEpisode(
            season: cells["season_number"], number: cells["episode_number"],
            title: cells["episode_title"])
          if draft.content.type != .movie { draft.content.status = nil }
        }),
    ])

  private static let traktColumns: KeyValuePairs<String, CellReading> = [
    "movie.title|show.title": .title, "movie.year|show.year": .year,
    "movie.ids.trakt|show.ids.trakt": .id("trakt"), "movie.ids.imdb|show.ids.imdb": .id("imdb"),
    "movie.ids.tmdb|show.ids.tmdb": .id("tmdb"), "movie.ids.tvdb|show.ids.tvdb": .id("tvdb"),
    "movie.ids.slug|show.ids.slug": .dropped, "movie.ids.plex|show.ids.plex": .dropped,
    "rating|my_rating": .rating(10), "rated_at": .added, "listed_at": .added, "type": .dropped,
    "id": .dropped, "rank": .elsewhere, "notes": .elsewhere, "plays": .elsewhere,
    "action": .dropped, "watched_at": .elsewhere, "last_watched_at": .elsewhere,
    "last_updated_at": .dropped, "reset_at": .dropped, "collected_at": .elsewhere,
    "updated_at": .dropped, "seasons": .elsewhere, "episode": .elsewhere, "season": .elsewhere,
  ]

  private static let settle: FileForm.Settling = { cells, draft in
    draft.content.type = cells.element["movie"] == nil ? WorkTypes.series : .movie
    draft.countIfUnknown()
    if let text = cells["watched_at"] {
      draft.isEvent = true
      draft.content.status = draft.content.type == .movie ? .done : nil
      draft.setMoment(text, column: "watched_at")
      if draft.experience == Experience() { draft.content.experiences.append(Experience()) }
    }
    if let text = cells["last_watched_at"] { addWatched(text, cells, &draft) }
    addListing(cells, &draft)
    if let text = cells["collected_at"] {
      let day = draft.date(Column(name: "collected_at", meaning: .copies), .copy, text)
      draft.content.copies.append(Copy(acquired: day))
    }
    if draft.content.rating != nil { draft.content.status = draft.content.status ?? .done }
    if draft.content.type != .movie {
      draft.content.status = draft.content.status == .wish ? .wish : nil
    }
    if cells.element.at("episode.number") != nil {
      draft.addEpisode(
        season: cells["episode.season"], number: cells["episode.number"],
        title: cells["episode.title"])
    } else if let season = cells["season.number"] {
      draft.experience.part = "S\(season)"
      (draft.experience.rating, draft.content.rating) = (draft.content.rating, nil)
    }
  }

  /// The last time with its date and those before it; of a show, each of its episodes.
  private static func addWatched(
    _ text: String, _ cells: ServiceCells, _ draft: inout DraftBuilder
  ) {
    let seasons = cells.list("seasons")
    if draft.content.type != .movie { return draft.addSeasons(seasons, watched: "last_watched_at") }
    draft.content.status = .done
    draft.setMoment(text, column: "last_watched_at")
    draft.addUnknownTimes(cells["plays"], atLeast: 1)
  }

  /// What stands on a list: the watchlist, the favourites, or one whose name the file's name ends with.
  private static func addListing(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let note = cells["notes"]
    guard cells["listed_at"] != nil else {
      draft.content.note = note
      return
    }
    let name = draft.fileName.split(separator: "/").last.map(String.init) ?? ""
    if name.contains("favorites") {
      draft.content.isFavourite = true
      draft.content.note = note
    } else if let start = name.firstRange(of: "lists-list-")?.upperBound {
      let bare = name[start...].drop { $0.isNumber || $0 == "-" }
      let shelf = String(bare).replacing(".json", with: "")
      let place = cells["rank"].flatMap { Int($0) }
      draft.content.shelves = [ShelfEntry(shelf, position: place, note: note)]
    } else {
      draft.content.status = .wish
      draft.content.note = note
    }
  }
}
