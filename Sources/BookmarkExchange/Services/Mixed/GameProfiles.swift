import BookmarkModel
import JSON

/// Lists of games, which keep a type of their own.
extension DeclaredProfile {
  /// HowLongToBeat, whose dates may be years: `2012-00-00`.
  static let howLongToBeat = DeclaredProfile(
    "howlongtobeat", "HowLongToBeat", [],
    [
      FileForm(
        needs: ["Completionist", "Backlog", "Retired"], of: WorkTypes.game,
        [
          "Title": .title, "Playing": .elsewhere, "Backlog": .elsewhere, "Replay": .elsewhere,
          "Completed": .elsewhere, "Retired": .elsewhere, "Start Date": .started,
          "Completion Date": .finished, "Review": .rating(100), "Review Notes": .text(\.review),
          "General Notes": .text(\.note), "Added": .added, "Updated": .dropped,
        ],
        settle: { cells, draft in
          draft.countIfUnknown()
          let marks: [(String, BookmarkStatus)] = [
            ("Backlog", .wish), ("Replay", .active), ("Playing", .active), ("Retired", .dropped),
            ("Completed", .done),
          ]
          for (name, status) in marks where cells[name] == "X" { draft.content.status = status }
        })
    ])

  /// Grouvee, with JSON inside cells.
  static let grouvee = DeclaredProfile(
    "grouvee", "Grouvee", [],
    [
      FileForm(
        needs: ["giantbomb_id", "shelves", "name"], of: WorkTypes.game,
        [
          "name": .title, "id": .id("grouvee"), "giantbomb_id": .id("giantbomb"), "url": .url,
          "rating": .rating(5), "review": .text(\.review), "release_date": .published,
          "shelves": grouveeShelves, "dates": grouveeDates,
        ], settle: { _, draft in draft.countIfUnknown() })
    ])

  private static func parsed(_ cell: ServiceCell) -> JSONValue? {
    try? JSONValue.parse(Array(cell.text.utf8))
  }

  private static let grouveeShelves = CellReading { cell, draft in
    for shelf in parsed(cell)?.members ?? [] {
      switch shelf.name {
      case "Wish List": draft.content.status = draft.content.status ?? .wish
      case "Playing": draft.content.status = .active
      case "Played": draft.content.status = .done
      default: draft.content.shelves.append(ShelfEntry(shelf.name))
      }
      let day = shelf.value["date_added"]?.plainText.flatMap { PartialDate($0) }
      if let day, draft.content.added.map({ day < $0 }) ?? true { draft.content.added = day }
    }
  }

  private static let grouveeDates = CellReading { cell, draft in
    for dates in parsed(cell)?.elements ?? [] {
      func day(_ name: String) -> PartialDate? {
        dates[name]?.plainText.flatMap { PartialDate($0) }
      }
      let time = Experience(started: day("date_started"), finished: day("date_finished"))
      if time != Experience() { draft.content.experiences.append(time) }
    }
  }
}
