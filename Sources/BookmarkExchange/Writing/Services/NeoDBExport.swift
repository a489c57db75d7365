import Archive
import BookmarkModel
import CSV

extension ServiceExport {
  /// The archive that NeoDB gives out and takes in, with a table of marks for each type.
  static let neoDB = ServiceExport(
    "neodb", "NeoDB", suffix: "zip", types: [.book, .movie, .music], ratingSteps: 10,
    holds: [
      .type: always, .title: always,
      .creator: { $0.creatorsAre($0.type.mainCreatorRole, .translator) },
      .year: { $0.hasPlainYear },
      .status: { $0.status.map { NeoDBBody.isExact($0) } ?? true },
      .identifier: { content in
        Set(content.identifiers.map(\.scheme)).count == content.identifiers.count
          && content.identifiers.allSatisfy { !$0.value.contains(" ") }
      },
      .url: { $0.url == WebAddress.of($0) }, .tag: { ExportList.isExact($0.tags, by: "|") },
      .review: always, .added: { $0.added?.isDay == true },
    ],
    body: { NeoDBBody() })
}

/// Gathers the tables, which stand in the archive one after the other.
private struct NeoDBBody: ServiceBody {
  private var tables: [BookmarkType: CSVWriter] = [:]

  private static let columns = [
    "title", "info", "links", "timestamp", "status", "rating", "comment", "tags",
  ]

  private static let statuses: [BookmarkStatus: String] = [
    .wish: "wishlist", .active: "progress", .done: "complete", .dropped: "dropped",
    .paused: "progress",
  ]

  /// Whether a status comes back as it is.
  static func isExact(_ status: BookmarkStatus) -> Bool {
    status != .paused && statuses[status] != nil
  }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    tables[content.type, default: CSVWriter()].append([
      content.titleText, Self.info(content), WebAddress.of(content) ?? "",
      content.added.day { "\($0)T00:00:00+00:00" },
      content.status.flatMap { Self.statuses[$0] } ?? "",
      content.rating.text(scale: 10, steps: 10), content.review ?? "",
      ExportList.cell(content.tags, by: "|"),
    ])
    return []
  }

  mutating func end() -> [UInt8] {
    var archive = StoredZip()
    for type in BookmarkType.known {
      guard var rows = tables[type] else { continue }
      var header = CSVWriter()
      header.append(Self.columns)
      archive.add("\(type.rawValue)_mark.csv", header.take() + rows.take())
    }
    return archive.bytes()
  }

  /// `isbn:9787536692930 year:2008 author:刘慈欣`.
  private static func info(_ content: BookmarkContent) -> String {
    var words = content.identifiers.filter { !$0.value.contains(" ") }
      .map { "\($0.scheme):\($0.value)" }
    if !content.yearText.isEmpty { words.append("year:\(content.yearText)") }
    for role in [content.type.mainCreatorRole, .translator] {
      let names = content.names(role)
      if !names.isEmpty {
        words.append("\(role.rawValue):\(ExportList.cell(names, by: "/"))")
      }
    }
    return words.joined(separator: " ")
  }
}
