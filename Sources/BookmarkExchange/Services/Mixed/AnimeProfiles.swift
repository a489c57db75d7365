import BookmarkModel
import JSON

/// Lists of anime and manga, which keep types of their own.
extension DeclaredProfile {
  private static let animeWords: [String: BookmarkStatus?] = [
    "watching": .active, "reading": .active, "current": .active, "repeating": .active,
    "plan_to_watch": .wish, "plan_to_read": .wish, "planning": .wish, "planned": .wish,
    "on_hold": .paused, "paused": .paused,
  ]

  /// MyAnimeList: the answer of its interface.
  static let myAnimeList = DeclaredProfile(
    "myanimelist-json", "MyAnimeList (JSON)", [],
    [
      FileForm(
        .document { $0["data"]?.elements ?? [] }, needs: ["data.*.list_status", "data.*.node"],
        [
          "node.title": .title, "node.id": .id("myanimelist"), "node.main_picture": .dropped,
          "list_status.status": .status(animeWords), "list_status.score": .rating(10),
          "list_status.start_date": .started, "list_status.finish_date": .finished,
          "list_status.comments": .text(\.note), "list_status.tags": .tags(),
          "list_status.updated_at": .dropped, "list_status.num_times_rewatched": .elsewhere,
          "list_status.is_rewatching": .dropped, "list_status.num_episodes_watched": .elsewhere,
        ],
        settle: { cells, draft in
          let isRead = cells.element.at("list_status.num_chapters_read") != nil
          draft.content.type = isRead ? WorkTypes.manga : WorkTypes.anime
          draft.countIfUnknown()
          if let count = cells["list_status.num_episodes_watched"], count != "0" {
            draft.keep("list_status.num_episodes_watched", count)
          }
          guard let again = cells["list_status.num_times_rewatched"].flatMap({ Int($0) }),
            again > 0
          else { return }
          draft.addUnknownTimes(String(min(again, 999) + 1), atLeast: 1)
        })
    ])

  /// AniList: the answer of its interface.
  ///
  /// The highest score is each member's own choice.
  static let aniList = DeclaredProfile(
    "anilist", "AniList", [],
    ["data.anime.lists", "data.manga.lists"].enumerated().map { index, path in
      FileForm(
        .document(aniListEntries), needs: [path], lacks: index == 0 ? [] : ["data.anime.lists"],
        [
          "kind": .elsewhere, "scale": .elsewhere, "status": .status(animeWords),
          "media.title.english|media.title.userPreferred|media.title.romaji": .title,
          "media.title.native": .title(.original), "media.idMal": .id("myanimelist"),
          "media.id": .id("anilist"), "media.coverImage": .dropped, "score": .elsewhere,
          "startedAt": .elsewhere, "completedAt": .elsewhere, "notes": .text(\.note),
          "repeat": .elsewhere, "progress": .elsewhere,
        ],
        settle: { cells, draft in
          draft.content.type = cells["kind"] == "manga" ? WorkTypes.manga : WorkTypes.anime
          draft.countIfUnknown()
          draft.experience.started = fuzzyDate(cells.element["startedAt"])
          draft.experience.finished = fuzzyDate(cells.element["completedAt"])
          addScore(cells, &draft)
          guard let again = cells["repeat"].flatMap({ Int($0) }), again > 0 else { return }
          draft.addUnknownTimes(String(min(again, 999) + 1), atLeast: 1)
        })
    })

  /// The entries of all lists; the highest score of all tells the scale that they are on.
  private static let aniListEntries: @Sendable (JSONValue) -> [JSONValue] = { document in
    ["anime", "manga"].flatMap { kind in
      let lists = document.at("data.\(kind).lists")?.elements ?? []
      let entries = lists.flatMap { $0["entries"]?.elements ?? [] }
      let highest = entries.compactMap { $0["score"]?.plainText.flatMap { Double($0) } }.max() ?? 0
      let scale = highest > 10 ? "100" : highest > 5 ? "10" : ""
      return entries.map { $0.tagged("kind", kind).tagged("scale", scale) }
    }
  }

  /// A score of 4 may be one out of 5 as well as of 10: then it is kept as it is.
  private static func addScore(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    guard let score = cells["score"], score != "0" else { return }
    guard let scale = cells["scale"].flatMap({ Double($0) }) else {
      return draft.keep("score", score)
    }
    let column = Column(name: "score", meaning: .extra)
    draft.setRating(column, ServiceText.wholeNumber(score), scale: scale)
  }

  private static func fuzzyDate(_ value: JSONValue?) -> PartialDate? {
    func number(_ name: String) -> Int? { value?[name]?.plainText.flatMap { Int($0) } }
    return number("year").flatMap {
      PartialDate(year: $0, month: number("month"), day: number("day"))
    }
  }

  /// Kitsu: the answer of its interface, whose titles stand apart from the entries.
  static let kitsu = DeclaredProfile(
    "kitsu", "Kitsu", [],
    [
      FileForm(
        .document(kitsuEntries), needs: ["data.*.attributes.ratingTwenty"], keepsRest: false,
        [
          "title": .title, "kind": .type, "kitsu": .id("kitsu"),
          "attributes.status": .status(animeWords), "attributes.ratingTwenty": .rating(20),
          "attributes.startedAt": .started, "attributes.finishedAt": .finished,
          "attributes.notes": .text(\.note), "attributes.reconsumeCount": .elsewhere,
        ],
        settle: { cells, draft in
          guard let again = cells["attributes.reconsumeCount"].flatMap({ Int($0) }), again > 0
          else { return }
          draft.addUnknownTimes(String(min(again, 999) + 1), atLeast: 1)
        })
    ])

  private static let kitsuEntries: @Sendable (JSONValue) -> [JSONValue] = { document in
    var titles: [String: String] = [:]
    for work in document["included"]?.elements ?? [] {
      let title = work.at("attributes.canonicalTitle")?.plainText
      let key = "\(work["type"]?.plainText ?? "") \(work["id"]?.plainText ?? "")"
      if let title { titles[key] = title }
    }
    return (document["data"]?.elements ?? []).map { entry in
      for kind in ["anime", "manga"] {
        guard let id = entry.at("relationships.\(kind).data.id")?.plainText else { continue }
        return entry.tagged("kind", kind).tagged("kitsu", id)
          .tagged("title", titles["\(kind) \(id)"] ?? "")
      }
      return entry
    }
  }
}
