import BookmarkModel
import JSON

extension DeclaredProfile {
  /// A collection of OnMyShelf, all of one type, with who has borrowed what.
  static let onMyShelf = DeclaredProfile(
    "onmyshelf", "OnMyShelf", [.book, .movie, .music],
    [
      FileForm(
        .document { shelf in
          let type = shelf["type"]?.plainText ?? ""
          return (shelf["items"]?.elements ?? []).map { $0.tagged("type", type) }
        }, needs: ["properties", "items", "type"],
        [
          "type": .elsewhere, "properties.title": .title,
          "properties.subtitle": .elsewhere, "properties.author": .names(.author, by: ";"),
          "properties.director": .names(.director, by: ";"),
          "properties.artist": .names(.artist, by: ";"),
          "properties.editor": .names(.editor, by: ";"), "properties.isbn": .isbn,
          "properties.pub_year|properties.year": .year, "properties.publisher": .publisher,
          "properties.language": .language, "properties.series": .series,
          "properties.series_number": .seriesPosition, "properties.format": .formats(),
          "properties.read": .elsewhere, "created": .added, "quantity": .owned, "id": .dropped,
          "collectionId": .dropped, "visibility": .dropped, "borrowable": .dropped,
          "updated": .dropped, "lent": .elsewhere, "loans": .elsewhere,
          "pendingLoans": .dropped, "askingLoans": .dropped,
        ],
        settle: { cells, draft in
          let type = cells["type"] ?? ""
          draft.setWorkType(type == "books" ? "book" : type)
          if cells["properties.read"] == "1" { draft.content.status = .done }
          if let subtitle = cells["properties.subtitle"] { draft.keep("subtitle", subtitle) }
          addLoan(cells, &draft)
        })
    ])

  private static func addLoan(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    guard cells["lent"] == "true", let loan = cells.list("loans").last else { return }
    if draft.content.copies.isEmpty { draft.content.copies = [Copy()] }
    draft.content.copies[0].lentTo = loan["borrower"]?.plainText
    let since = loan["lent"]?.plainText.flatMap { Int($0) }.flatMap { ServiceTime.moment($0) }
    draft.content.copies[0].lentSince = since?.date
  }
}
