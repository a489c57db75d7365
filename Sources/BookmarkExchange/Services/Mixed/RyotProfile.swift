import BookmarkModel
import JSON

extension DeclaredProfile {
  /// The export of Ryot; opinions are out of 100.
  static let ryot = DeclaredProfile(
    "ryot", "Ryot", [.book, .movie, .music],
    ["metadata", "media"].map { list in
      FileForm(
        .document { $0[list]?.elements ?? [] }, needs: ["\(list).*.lot"],
        [
          "lot": .type, "source_id": .title, "source": .elsewhere, "identifier": .elsewhere,
          "seen_history": .elsewhere, "reviews": .elsewhere, "collections": .elsewhere,
        ],
        settle: { cells, draft in
          if let source = cells["source"], source != "custom", let id = cells["identifier"] {
            let scheme = ryotSchemes[source] ?? source
            draft.addIdentifier(Column(name: "identifier", meaning: .extra), scheme, id)
          }
          for seen in cells.list("seen_history") { addSeen(seen, &draft) }
          for review in cells.list("reviews") { addReview(review, &draft) }
          for collection in cells.list("collections") { addCollection(collection, &draft) }
        })
    })

  private static let ryotSchemes = [
    "mal": "myanimelist", "google_books": "google", "music_brainz": "musicbrainz",
    "manga_updates": "mangaupdates",
  ]

  private static func addSeen(_ seen: JSONValue, _ draft: inout DraftBuilder) {
    var time = Experience()
    if let text = seen["started_on"]?.plainText {
      time.started = draft.date(Column(name: "started_on", meaning: .started), .started, text)
    }
    if let text = seen["ended_on"]?.plainText {
      draft.setMoment(text, of: &time, column: "ended_on")
    }
    let episode =
      seen.filled(at: "show_episode_number") ?? seen.filled(at: "podcast_episode_number")
    if let number = episode?.plainText {
      let season = seen["show_season_number"]?.plainText ?? "1"
      time.part = "S\(season)E\(number)"
    }
    draft.content.experiences.append(time)
  }

  private static func addReview(_ review: JSONValue, _ draft: inout DraftBuilder) {
    let text = review.at("review.text")?.plainText
    if let text, draft.content.review == nil {
      draft.content.review = text
    } else if let text {
      draft.content.experiences.append(Experience(note: text))
    }
    if draft.content.rating == nil, let rating = review.filled(at: "rating")?.plainText {
      let column = Column(name: "reviews.rating", meaning: .extra)
      draft.setRating(column, ServiceText.wholeNumber(rating), scale: 100)
    }
  }

  private static func addCollection(_ collection: JSONValue, _ draft: inout DraftBuilder) {
    let name = collection.plainText ?? collection["collection_name"]?.plainText ?? ""
    switch name {
    case "Watchlist": draft.content.status = .wish
    case "In Progress": draft.content.status = .active
    case "Completed": draft.content.status = .done
    case "Owned": draft.content.copies.append(Copy())
    case "Monitoring", "": break
    default: draft.content.shelves.append(ShelfEntry(name))
    }
  }
}
