import BookmarkModel

extension DeclaredProfile {
  /// Yamtrack, where seasons and episodes are rows of their own that belong to their show.
  static let yamtrack = DeclaredProfile(
    "yamtrack", "Yamtrack", [.book, .movie, .music],
    [
      FileForm(
        needs: ["media_id", "source", "media_type"],
        [
          "media_type": .type, "media_id": .elsewhere, "source": .elsewhere, "title": .title,
          "image": .dropped, "season_number": .elsewhere, "episode_number": .elsewhere,
          "score": .rating(10), "progress": .elsewhere, "progressed_at": .dropped,
          "progress_changed": .dropped, "repeats": .elsewhere, "watch_date": .elsewhere,
          "status": .status(["planning": .wish, "in progress": .active]), "start_date": .started,
          "end_date": .finished, "notes": .text(\.note), "row_type": .elsewhere,
        ],
        settle: { cells, draft in
          if let kind = cells["row_type"], kind != "media" { draft.skip = .noWork }
          addSource(cells, &draft)
          let season = cells["season_number"]
          if let text = cells["watch_date"] {
            draft.setMoment(text, column: "watch_date")
          }
          if cells["episode_number"] != nil {
            draft.addEpisode(season: season, number: cells["episode_number"])
          } else if let season {
            draft.experience.part = "S\(season)"
            draft.experience.rating = draft.content.rating
            draft.experience.note = draft.content.note
            (draft.content.rating, draft.content.note, draft.content.status) = (nil, nil, nil)
          } else {
            if let progress = cells["progress"] { draft.keep("progress", progress) }
            if draft.content.status == .done, let repeats = cells["repeats"].flatMap({ Int($0) }) {
              draft.addUnknownTimes(String(min(repeats, 999) + 1), atLeast: 1)
            }
          }
        })
    ])

  /// The number at whichever service the work was found.
  private static func addSource(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    guard let source = cells["source"], source != "manual", let id = cells["media_id"] else {
      return
    }
    let scheme = source == "mal" ? "myanimelist" : source
    draft.addIdentifier(Column(name: "media_id", meaning: .extra), scheme, id)
  }
}
