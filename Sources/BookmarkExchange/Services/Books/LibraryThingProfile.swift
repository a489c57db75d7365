import BookmarkModel
import JSON

extension DeclaredProfile {
  /// The exports of LibraryThing: a table between tabs, and one JSON object of all books.
  static let libraryThing = DeclaredProfile(
    "librarything", "LibraryThing", [.book],
    [
      FileForm(
        needs: ["Sort Character", "Primary Author", "Work id"], of: .book,
        [
          "Title": .title, "Sort Character": .dropped,
          "Primary Author": .sortedNames(.author, by: "|"),
          "Secondary Author": .elsewhere, "Secondary Author Roles": .elsewhere,
          "Publication": LibraryThingCells.publication, "Date": .year, "Review": .html(\.review),
          "Rating": .rating(5), "Comment": .text(\.note), "Media": .formats(),
          "Acquired": .elsewhere, "Date Started": LibraryThingCells.bracketed(.started),
          "Date Read": LibraryThingCells.bracketed(.finished), "Tags": .tags(),
          "Collections": LibraryThingCells.collections,
          "Languages": .language, "ISBN": LibraryThingCells.bracketed(.isbn),
          "ISBNs": LibraryThingCells.isbns, "Copies": .owned,
          "Entry Date": LibraryThingCells.bracketed(.added), "OCLC": .id("oclc"),
          "Work id": .id("librarything"),
          "Lending Patron": .means(.field(.lent)), "Barcode": .means(.barcode),
        ],
        settle: { cells, draft in
          LibraryThingCells.addOthers(cells, &draft)
          if let text = cells["Acquired"] {
            LibraryThingCells.acquire(LibraryThingCells.withoutBrackets(text), &draft)
          }
          LibraryThingCells.settleReading(&draft)
        }),
      FileForm(
        .document({ $0.members.map(\.value) }), needs: ["*.books_id"], of: .book,
        [
          "title": .title, "books_id": .dropped, "sortcharacter": .dropped,
          "authors": authors, "primaryauthor": .elsewhere, "primaryauthorrole": .dropped,
          "secondaryauthor": .dropped, "secondaryauthorroles": .dropped,
          "publication": LibraryThingCells.publication, "date": .year, "review": .html(\.review),
          "rating": .rating(5), "comment": .text(\.note), "tags": .tags(),
          "collections": LibraryThingCells.collections, "collections_idA": .dropped,
          "language": .elsewhere,
          "language_codeA": .dropped, "originalisbn": .isbn, "isbn": LibraryThingCells.isbns,
          "asin": .id("asin"),
          "workcode": .id("librarything"), "entrydate": .added, "dateacquired": .elsewhere,
          "datestarted": .started, "dateread": .finished, "copies": .owned, "format": formats,
        ],
        settle: { cells, draft in
          draft.content.language = LibraryThingCells.firstValue(cells.element["language"])
          if draft.content.creators.isEmpty, let name = cells["primaryauthor"] {
            draft.addName(ServiceText.firstNameFirst(name), .author)
          }
          if let text = cells["dateacquired"] { LibraryThingCells.acquire(text, &draft) }
          LibraryThingCells.settleReading(&draft)
        }),
    ])

  private static let authors = CellReading { cell, draft in
    for author in cell.value?.elements ?? [] {
      let name = author["fl"]?.plainText ?? author["lf"]?.plainText ?? ""
      let role = author["role"]?.plainText.flatMap { CreatorRole.labelled($0) }
      draft.addName(name, role ?? .author)
    }
  }

  private static let formats = CellReading { cell, draft in
    for format in cell.value?.elements ?? [] {
      if let text = format["text"]?.plainText { draft.addFormats(cell.column(.extra), text) }
    }
  }
}
