import BookmarkModel

extension ServiceExport {
  /// A collection of Discogs, a row for each copy.
  static let discogs = ServiceExport(
    "discogs", "Discogs", types: [.music],
    needs: [
      (.identifier("discogs"), { !$0.identifier("discogs").isEmpty }),
      (.copy, { !$0.copies.isEmpty }),
    ], ratingSteps: 5,
    holds: DiscogsTable.collectionFields,
    body: { ServiceTable(DiscogsTable.collection, rows: DiscogsTable.copies) })

  /// A wantlist of Discogs, which has fewer columns.
  static let discogsWantlist = ServiceExport(
    "discogs-wantlist", "Discogs wantlist", types: [.music],
    needs: [
      (.identifier("discogs"), { !$0.identifier("discogs").isEmpty }),
      (.wish, { $0.status == .wish }),
    ], ratingSteps: 5,
    holds: DiscogsTable.wantlistFields, body: { ServiceTable(DiscogsTable.wantlist) })
}

/// What stands in the cells of a Discogs table.
private enum DiscogsTable {
  private static let common: [BookmarkField: ServiceExport.Test] = [
    .type: ServiceExport.always, .title: ServiceExport.always,
    .creator: { $0.creatorsAre(.artist) && $0.creators.count == 1 },
    .year: { content in content.published.map { $0.year > 0 && !$0.isApproximate } ?? true },
    .publisher: ServiceExport.always, .note: ServiceExport.always,
    .format: { $0.formats.count == 1 && format($0) != "" },
    .identifier: { $0.identifiersAre(["discogs"]) },
    .extra: { $0.extrasAre(["Catalog#", "Artist", "Label", "Format"]) },
  ]

  static let collectionFields: [BookmarkField: ServiceExport.Test] = {
    var fields = common
    fields[.copy] = { $0.copies.allSatisfy(holds) }
    fields[.added] = { $0.added?.isDay == true }
    return fields
  }()

  static let wantlistFields: [BookmarkField: ServiceExport.Test] = {
    var fields = common
    fields[.status] = { $0.status == .wish }
    return fields
  }()

  private static let release: [ExportColumn] = [
    .init(kept: "Catalog#"),
    .init("Artist") { kept("Artist", $0) ?? $0.content.names(.artist).joined(separator: ", ") },
    .init("Title") { $0.content.titleText },
    .init("Label") { kept("Label", $0) ?? $0.content.publisher ?? "" },
    .init("Format") { kept("Format", $0) ?? format($0.content, $0.copy) },
    .init("Rating") { $0.content.rating.text(scale: 5, steps: 5) },
    .init("Released") { $0.content.published?.description ?? "" },
    .init("release_id") { $0.content.identifier("discogs") },
  ]

  static let collection: [ExportColumn] =
    release + [
      .init("CollectionFolder") { $0.copy?.location ?? "" },
      .init("Date Added") { $0.content.added.day() },
      .init("Collection Media Condition") { grades($0.copy?.note).media },
      .init("Collection Sleeve Condition") { grades($0.copy?.note).sleeve },
      .init("Collection Notes") { $0.content.note ?? "" },
    ]

  static let wantlist: [ExportColumn] = release + [.init("Notes") { $0.content.note ?? "" }]

  @Sendable static func copies(_ content: BookmarkContent) -> [ExportRow] {
    content.copies.map { ExportRow(content: content, copy: $0) }
  }

  /// What came from there under a name, such as the number that tells artists of one name apart.
  private static func kept(_ name: String, _ row: ExportRow) -> String? {
    let text = row.content.extra(name)
    return text.isEmpty ? nil : text
  }

  private static func format(_ content: BookmarkContent, _ copy: Copy? = nil) -> String {
    switch copy?.format ?? content.formats.first {
    case .vinyl: "LP"
    case .cd: "CD"
    case .cassette: "Cass"
    case .dvd: "DVD"
    case .bluRay: "Blu-ray"
    case .digital: "File"
    default: ""
    }
  }

  /// The grades of medium and sleeve, where the note of a copy says nothing else: `Mint (M) / Generic`.
  private static func grades(_ note: String?) -> (media: String, sleeve: String) {
    let parts = (note ?? "").split(separator: " / ").map(String.init)
    guard !parts.isEmpty, parts.count <= 2, parts.allSatisfy(known.contains) else {
      return ("", "")
    }
    return (parts[0], parts.count == 2 ? parts[1] : "")
  }

  private static let known: Set = [
    "Mint (M)", "Near Mint (NM or M-)", "Very Good Plus (VG+)", "Very Good (VG)",
    "Good Plus (G+)", "Good (G)", "Fair (F)", "Poor (P)", "Generic", "No Cover", "Not Graded",
  ]

  static func holds(_ copy: Copy) -> Bool {
    let hasGrades = copy.note == nil || grades(copy.note).media != ""
    return hasGrades
      && copy
        == Copy(format: copy.format, location: copy.location, note: copy.note)
  }
}
