import BookmarkModel
import Text

extension DeclaredProfile {
  /// The export of BookWyrm; a book stands in it once for each of its shelves.
  static let bookWyrm = DeclaredProfile(
    "bookwyrm", "BookWyrm", [.book],
    [
      FileForm(
        needs: ["remote_id", "author_text"], of: .book,
        [
          "title": .title, "author_text": .names(.author), "remote_id": .url,
          "openlibrary_key": .id("openlibrary"), "inventaire_id": .id("inventaire"),
          "librarything_key": .id("librarything"), "goodreads_key": .id("goodreads"),
          "wikidata": .id("wikidata"), "asin": .id("asin"), "isbn_13": .isbn, "isbn_10": .isbn,
          "oclc_number": .id("oclc"), "start_date": .started, "finish_date": .finished,
          "stopped_date": .elsewhere, "rating": .rating(5), "review_content": .html(\.review),
          "shelf": .elsewhere, "shelf_name": .elsewhere, "shelf_date": .added,
        ],
        settle: { cells, draft in
          switch cells["shelf"] {
          case "to-read": draft.content.status = .wish
          case "reading": draft.content.status = .active
          case "read": draft.content.status = .done
          case "stopped-reading": draft.content.status = .dropped
          case let shelf?: draft.content.shelves.append(ShelfEntry(cells["shelf_name"] ?? shelf))
          case nil: break
          }
          if let text = cells["stopped_date"] {
            draft.content.status = .dropped
            let column = Column(name: "stopped_date", meaning: .finished)
            let day = draft.date(column, .finished, text)
            draft.experience.finished = draft.experience.finished ?? day
          }
        })
    ])

  /// The reading log of Open Library: bare keys of works at first, with titles now.
  static let openLibrary = DeclaredProfile(
    "openlibrary", "Open Library", [.book],
    [
      FileForm(
        needs: ["Work ID", "Edition ID", "Bookshelf"], of: .book,
        [
          "Work ID": .id("openlibrary"), "Edition ID": .elsewhere, "Title": .title,
          "Authors": .names(.author), "First Publish Year": .year,
          "Bookshelf": .status(["already read": .done, "want to read": .wish]),
          "My Ratings": .rating(5),
        ],
        settle: { cells, draft in
          // The edition is no second name of the work: two readers of one work may own two.
          if let edition = cells["Edition ID"] { draft.keep("Edition ID", edition) }
        })
    ])

  /// The inventory of Inventaire: what is owned, with the public data of edition and work.
  static let inventaire = DeclaredProfile(
    "inventaire", "Inventaire", [.book],
    [
      FileForm(
        needs: ["Item URL", "Edition ISBN-13"], of: .book,
        [
          "Item URL": .url, "Item transaction": .elsewhere, "Item details": .text(\.review),
          "Item notes": .text(\.note),
          "Item created": .added, "Shelves": .shelves(), "Edition ISBN-13": .isbn,
          "Edition ISBN-10": .isbn, "Edition title": .title, "Works labels": .title(.alias),
          "Edition publication date": .published, "Edition language": .language,
          "Authors labels": .names(.author), "Translators labels": .names(.translator),
          "Series labels": .series, "Works Series ordinals": .seriesPosition,
          "Publisher label": .publisher, "Edition cover": .dropped, "Genres labels": .tags(),
        ],
        settle: { cells, draft in
          let transaction = cells["Item transaction"]
          draft.content.copies = [Copy(note: transaction == "inventorying" ? nil : transaction)]
        })
    ])
}
