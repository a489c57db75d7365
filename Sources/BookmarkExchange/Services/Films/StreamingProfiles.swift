import BookmarkModel

/// What was watched at streaming services.
extension DeclaredProfile {
  /// Netflix: the short history, and the long one of all profiles of an account.
  static let netflix = DeclaredProfile(
    "netflix", "Netflix", [.movie],
    [
      FileForm(
        needs: ["Title", "Date"], width: 2, as: .event,
        ["Title": netflixTitle, "Date": .finished]),
      FileForm(
        needs: ["Profile Name", "Start Time", "Supplemental Video Type"], as: .event,
        [
          "Title": netflixTitle, "Start Time": .moment, "Duration": .elsewhere,
          "Supplemental Video Type": .elsewhere, "Attributes": .dropped, "Device Type": .dropped,
          "Bookmark": .dropped, "Latest Bookmark": .dropped, "Country": .dropped,
        ],
        settle: { cells, draft in
          if cells["Supplemental Video Type"] != nil {
            draft.skip = .noWork
          } else if let duration = cells["Duration"], duration < "00:02:00" {
            draft.skip = .notPlayed
          }
        }),
    ])

  private static let seasonWords = [
    "season ", "series ", "part ", "volume ", "limited series", "chapter ", "book ", "staffel ",
    "saison ", "temporada ", "stagione ", "episode ", "第",
  ]

  /// `Show: Season 2: Episode`; a film may have a colon, too, but none of these words behind it.
  private static let netflixTitle = CellReading { cell, draft in
    let parts = ServiceText.parts(cell.text, by: ":")
    let place = parts.dropFirst().firstIndex { part in
      let word = part.lowercased()
      return seasonWords.contains { word.hasPrefix($0) }
    }
    draft.content.status = .done
    guard let place, parts.count > 1 else {
      draft.content.type = .movie
      draft.content.titles = [Title(cell.text)]
      return
    }
    draft.content.type = WorkTypes.series
    draft.countIfUnknown()
    draft.content.status = nil
    draft.content.titles = [Title(parts[..<place].joined(separator: ": "))]
    draft.experience.part = parts[place...].joined(separator: ": ")
  }

  /// The history of Prime Video, as browser tools save it.
  static let primeVideo = DeclaredProfile(
    "primevideo", "Prime Video", [.movie],
    [
      FileForm(
        needs: ["Global Title Identifier", "Date Watched"], as: .event,
        [
          "Type": .type, "Title": .title, "Episode Title": .part,
          "Date Watched": .epoch(perSecond: 1000), "Global Title Identifier": .id("primevideo"),
          "Episode Global Title Identifier": .dropped, "Path": .dropped, "Episode Path": .dropped,
          "Image URL": .dropped,
        ],
        settle: { _, draft in draft.content.status = draft.content.type == .movie ? .done : nil })
    ])

  /// TV Time's record of episodes, one row for each time one was watched.
  static let tvTime = DeclaredProfile(
    "tvtime", "TV Time", [],
    [
      FileForm(
        needs: ["key", "s_id", "series_name", "episode_number"], of: WorkTypes.series, as: .event,
        keepsRest: false,
        [
          "key": .elsewhere, "s_id": .id("tvdb"), "series_name": .title, "created_at": .moment,
          "season_number": .elsewhere, "episode_number": .elsewhere,
        ],
        settle: { cells, draft in
          let key = cells["key"] ?? ""
          guard key.hasPrefix("watch-episode-") || key.hasPrefix("rewatch-episode-") else {
            draft.skip = .noWork
            return
          }
          draft.countIfUnknown()
          draft.addEpisode(season: cells["season_number"], number: cells["episode_number"])
        })
    ])
}
