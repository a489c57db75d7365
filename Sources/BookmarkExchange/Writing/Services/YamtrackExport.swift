import BookmarkModel

extension ServiceExport {
  /// The table that Yamtrack gives out and takes in, a row for each time a work was read or watched.
  static let yamtrack = ServiceExport(
    "yamtrack", "Yamtrack", types: YamtrackTable.kinds.map(\.type), ratingSteps: 100,
    holds: [
      .type: always, .title: always,
      .status: { $0.status.map { YamtrackTable.statuses[$0] != nil } ?? true },
      .rating: { YamtrackTable.hasOneOpinion($0) },
      .identifier: { content in
        content.identifiersAre([YamtrackTable.source(of: content).scheme])
      },
      .experience: { $0.experiences.allSatisfy(YamtrackTable.holds) }, .note: always,
      .extra: { $0.extrasAre(["progress"]) },
    ],
    body: { ServiceTable(YamtrackTable.columns, rows: YamtrackTable.times) })
}

/// What stands in the cells of a Yamtrack table.
private enum YamtrackTable {
  /// The types by their names there, with the services whose numbers it knows works of them by.
  ///
  /// A row without a number is looked up by its title at the first of them.
  static let kinds: [(type: BookmarkType, name: String, sources: [String])] = [
    (.book, "book", ["openlibrary", "hardcover"]), (.movie, "movie", ["tmdb"]),
    (BookmarkType(rawValue: "tv-series"), "tv", ["tmdb"]),
    (BookmarkType(rawValue: "anime"), "anime", ["mal"]),
    (BookmarkType(rawValue: "manga"), "manga", ["mal", "mangaupdates"]),
    (BookmarkType(rawValue: "video-game"), "game", ["igdb"]),
  ]

  static let statuses: [BookmarkStatus: String] = [
    .done: "Completed", .active: "In progress", .wish: "Planning", .paused: "Paused",
    .dropped: "Dropped",
  ]

  static let columns: [ExportColumn] = [
    .init("media_id") { $0.content.identifier(source(of: $0.content).scheme) },
    .init("source") { source(of: $0.content).name },
    .init("media_type") { row in kinds.first { $0.type == row.content.type }?.name ?? "" },
    .init("title") { $0.content.titleText }, .init("image") { _ in "" },
    .init("season_number") { _ in "" }, .init("episode_number") { _ in "" },
    .init("score") { row in
      (row.experience?.rating ?? (row.isLatest ? row.content.rating : nil))
        .text(scale: 10, steps: 100)
    },
    .init(kept: "progress"),
    .init("status") { $0.content.status.flatMap { statuses[$0] } ?? "" },
    .init("start_date") { ($0.experience?.started).day() },
    .init("end_date") { ($0.experience?.finished).day() },
    .init("notes") { $0.experience?.note ?? ($0.isLatest ? $0.content.note : nil) ?? "" },
    .init("progressed_at") { _ in "" },
  ]

  /// The service whose number is there; the type's first one where there is none.
  static func source(of content: BookmarkContent) -> (name: String, scheme: String) {
    let sources = kinds.first { $0.type == content.type }?.sources ?? []
    let name = sources.first { !content.identifier(scheme(of: $0)).isEmpty } ?? sources.first ?? ""
    return (name, scheme(of: name))
  }

  private static func scheme(of source: String) -> String {
    source == "mal" ? "myanimelist" : source
  }

  /// A row for each time with a known day, the earliest first; one row where there is none.
  @Sendable static func times(_ content: BookmarkContent) -> [ExportRow] {
    let times = dated(content)
    if times.isEmpty { return [ExportRow(content: content)] }
    return times.enumerated().map { index, time in
      var row = ExportRow(content: content, experience: time)
      row.isLatest = index == times.count - 1
      return row
    }
  }

  private static func dated(_ content: BookmarkContent) -> [Experience] {
    content.experiences
      .filter { $0.started?.isDay == true || $0.finished?.isDay == true }
      .sorted { ($0.finished ?? $0.started).sortValue < ($1.finished ?? $1.started).sortValue }
  }

  /// Whether what is thought of the work is what is thought of the latest time, which alone is told.
  static func hasOneOpinion(_ content: BookmarkContent) -> Bool {
    dated(content).last?.rating.map { $0.value == content.rating?.value } ?? true
  }

  static func holds(_ experience: Experience) -> Bool {
    experience.started?.isDay != false && experience.finished?.isDay != false
      && experience != Experience()
      && experience == Experience(started: experience.started, finished: experience.finished)
  }
}
