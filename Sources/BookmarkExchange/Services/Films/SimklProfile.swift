import BookmarkModel
import JSON

extension DeclaredProfile {
  /// The backup of Simkl: one object with shows, films and anime.
  static let simkl = DeclaredProfile(
    "simkl", "Simkl", [.movie],
    [
      FileForm(
        .document { document in
          ["shows", "movies", "anime"].flatMap { kind in
            (document[kind]?.elements ?? []).map { $0.tagged("kind", kind) }
          }
        }, needs: ["movies", "shows"], lacks: ["albums", "tracks"],
        [
          "kind": .elsewhere, "movie.title|show.title": .title, "movie.year|show.year": .year,
          "movie.ids.simkl|show.ids.simkl": .id("simkl"),
          "movie.ids.imdb|show.ids.imdb": .id("imdb"), "movie.ids.tmdb|show.ids.tmdb": .id("tmdb"),
          "movie.ids.tvdb|show.ids.tvdb": .id("tvdb"),
          "movie.ids.mal|show.ids.mal": .id("myanimelist"),
          "status": .status([
            "plantowatch": .wish, "watching": .active, "completed": .done, "hold": .paused,
          ]),
          "user_rating": .rating(10), "last_watched_at": .elsewhere,
          "added_to_watchlist_at": .added, "seasons": .elsewhere, "last_watched": .dropped,
          "next_to_watch": .dropped,
        ],
        settle: { cells, draft in
          switch cells["kind"] {
          case "movies": draft.content.type = .movie
          case "anime": draft.content.type = WorkTypes.anime
          default: draft.content.type = WorkTypes.series
          }
          draft.countIfUnknown()
          draft.addSeasons(cells.list("seasons"), watched: "watched_at")
          if draft.content.type == .movie, let text = cells["last_watched_at"] {
            draft.setMoment(text, column: "last_watched_at")
          }
        })
    ])

  /// What Watcharr exports of one user's films and shows.
  static let watcharr = DeclaredProfile(
    "watcharr", "Watcharr", [.movie],
    [
      FileForm(
        .elements, needs: ["content.tmdbId", "status"],
        [
          "content.type": .type, "content.title": .title, "content.release_date": .published,
          "content.tmdbId": .id("tmdb"), "content.imdb_id": .id("imdb"),
          "status": .status([
            "finished": .done, "watching": .active, "planned": .wish, "hold": .paused,
            "paused": .paused,
          ]),
          "rating": .rating(10), "thoughts": .text(\.review), "createdAt": .added,
          "pinned": .favourite, "deletedAt": .elsewhere, "updatedAt": .dropped, "id": .dropped,
          "activity": .dropped, "tags": .tags(), "watchedEpisodes": .elsewhere,
          "content.id": .dropped, "content.poster_path": .dropped,
        ],
        settle: { cells, draft in
          if cells["deletedAt"] != nil { draft.skip = .deleted }
          for episode in cells.list("watchedEpisodes") {
            guard let number = episode["episodeNumber"]?.plainText else { continue }
            var time = Experience(part: "S\(episode["seasonNumber"]?.plainText ?? "1")E\(number)")
            if let day = episode["createdAt"]?.plainText {
              draft.setMoment(day, of: &time, column: "watchedEpisodes.createdAt")
            }
            draft.content.experiences.append(time)
          }
        })
    ])
}
