import BookmarkModel

extension ServiceExport {
  /// The table that The StoryGraph gives out.
  static let storyGraph = ServiceExport(
    "storygraph", "The StoryGraph", types: [.book], ratingSteps: 20,
    holds: [
      .type: always, .title: always,
      .creator: { $0.creators.allSatisfy { $0.language == nil && !$0.name.contains(",") } },
      .status: { $0.status.map { StoryGraphTable.statuses[$0] != nil } ?? true },
      .format: { $0.formats.count == 1 && StoryGraphTable.format($0.formats) != "" },
      .identifier: { $0.identifiersAre(StoryGraphTable.schemes) && $0.identifiers.count == 1 },
      .experience: { $0.experiences.allSatisfy(StoryGraphTable.holds) },
      .copy: { $0.copies == [Copy()] }, .tag: { ExportList.isExact($0.tags) },
      .review: always, .added: { $0.added?.isDay == true },
      .extra: { $0.extrasAre(StoryGraphTable.keptColumns) },
    ],
    body: { ServiceTable(StoryGraphTable.columns) })
}

/// What stands in the cells of a table of The StoryGraph.
private enum StoryGraphTable {
  /// Identifiers that stand in its one column, the best first.
  static let schemes = ["isbn", "storygraph", "asin"]

  static let statuses: [BookmarkStatus: String] = [
    .done: "read", .active: "currently-reading", .wish: "to-read", .dropped: "did-not-finish",
    .paused: "paused",
  ]

  static let keptColumns = [
    "Moods", "Pace", "Character- or Plot-Driven?", "Strong Character Development?",
    "Loveable Characters?", "Diverse Characters?", "Flawed Characters?", "Content Warnings",
    "Content Warning Description",
  ]

  static let columns: [ExportColumn] =
    [
      .init("Title") { $0.content.titleText },
      .init("Authors") { ExportList.cell($0.content.names(.author)) },
      .init("Contributors") { contributors($0.content) },
      .init("ISBN/UID") { row in
        schemes.map(row.content.identifier).first { !$0.isEmpty } ?? ""
      },
      .init("Format") { format($0.content.formats) },
      .init("Read Status") { $0.content.status.flatMap { statuses[$0] } ?? "" },
      .init("Date Added") { $0.content.added.day(\.withSlashes) },
      .init("Last Date Read") { row in
        row.content.datedExperiences.last?.finished.day(\.withSlashes) ?? ""
      },
      .init("Dates Read") { row in
        row.content.datedExperiences.map(days).joined(separator: ", ")
      },
      .init("Read Count") { row in
        let times = row.content.timesFinished
        return String(row.content.status == .done ? max(1, times) : times)
      },
    ] + keptColumns.prefix(7).map { .init(kept: $0) } + [
      .init("Star Rating") { $0.content.rating.text(scale: 5, steps: 20) },
      .init("Review") { ($0.content.review ?? "").replacing("\n", with: "<br/>") },
    ] + keptColumns.suffix(2).map { .init(kept: $0) } + [
      .init("Tags") { ExportList.cell($0.content.tags) },
      .init("Owned?") { $0.content.copies.isEmpty ? "No" : "Yes" },
    ]

  /// `Ken Liu (Translator)`.
  private static func contributors(_ content: BookmarkContent) -> String {
    let others = content.creators.filter { $0.role != .author }
    return ExportList.cell(
      others.map { person in
        let role = person.role.rawValue
        return "\(person.name) (\(role.prefix(1).uppercased() + role.dropFirst()))"
      })
  }

  static func format(_ formats: [MediaFormat]) -> String {
    switch formats.first {
    case .hardcover: "hardcover"
    case .paperback: "paperback"
    case .ebook: "digital"
    case .audiobook: "audio"
    default: ""
    }
  }

  /// A beginning and an end, or an end alone.
  private static func days(_ experience: Experience) -> String {
    let end = experience.finished.day(\.withSlashes)
    let start = experience.started.day(\.withSlashes)
    return start.isEmpty ? end : "\(start)-\(end)"
  }

  static func holds(_ experience: Experience) -> Bool {
    if experience == Experience() { return true }
    return experience.finished?.isDay == true && experience.started?.isDay != false
      && experience == Experience(started: experience.started, finished: experience.finished)
  }
}
