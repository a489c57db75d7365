import BookmarkModel

extension ServiceExport {
  /// A list of IMDb, which many services take in; IMDb itself takes none.
  static let imdb = ServiceExport(
    "imdb", "IMDb", types: IMDbTypes.types,
    needs: [(.identifier("imdb"), { !$0.identifier("imdb").isEmpty })], ratingSteps: 10,
    holds: [
      .type: always, .title: always,
      .titles: { content in
        content.titles.dropFirst().allSatisfy { $0.role == .original && $0.language == nil }
      },
      .creator: { $0.creatorsAre(.director) && ExportList.isExact($0.creators.map(\.name)) },
      .year: { $0.hasPlainYear || $0.published?.isDay == true },
      // A list says only that something is rated; what isn't is taken for wanted.
      .status: { $0.status == ($0.rating == nil ? .wish : .done) },
      .identifier: { $0.identifiersAre(["imdb"]) }, .url: always, .note: always,
      .added: { $0.added?.isDay == true }, .extra: { $0.extrasAre(IMDbTable.keptColumns) },
    ],
    body: { ServiceTable(IMDbTable.columns) })
}

/// What stands in the cells of an IMDb list.
private enum IMDbTable {
  static let keptColumns = ["Modified", "IMDb Rating", "Runtime (mins)", "Genres", "Num Votes"]

  static let columns: [ExportColumn] = [
    .init("Position") { String($0.number) },
    .init("Const") { $0.content.identifier("imdb") },
    .init("Created") { $0.content.added.day() },
    .init(kept: "Modified"),
    .init("Description") { $0.content.note ?? "" },
    .init("Title") { $0.content.titleText },
    .init("Original Title") { $0.content.originalTitle },
    .init("URL") { row in
      row.content.url ?? "https://www.imdb.com/title/\(row.content.identifier("imdb"))/"
    },
    .init("Title Type") { IMDbTypes.name(of: $0.content.type) ?? "" },
    .init(kept: "IMDb Rating"),
    .init(kept: "Runtime (mins)"),
    .init("Year") { $0.content.yearText },
    .init(kept: "Genres"),
    .init(kept: "Num Votes"),
    .init("Release Date") { $0.content.published.day() },
    .init("Directors") { ExportList.cell($0.content.names(.director)) },
    .init("Your Rating") { $0.content.rating.text(scale: 10, steps: 10) },
    // The day of the rating isn't known; readers take that of the entry.
    .init("Date Rated") { _ in "" },
  ]
}
