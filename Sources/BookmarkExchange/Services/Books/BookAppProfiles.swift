import BookmarkModel

/// Programs for the books at home.
extension DeclaredProfile {
  /// Openreads; what is in its trash is passed over.
  static let openreads = DeclaredProfile(
    "openreads", "Openreads", [.book],
    [
      FileForm(
        needs: ["olid"], any: ["readings", "book_format"], of: .book,
        [
          "title": .title, "subtitle": .elsewhere, "author": openreadsAuthor,
          "status": .status([
            "in_progress": .active, "planned": .wish, "abandoned": .dropped, "unknown": nil,
          ]),
          "favourite": .favourite, "deleted": .elsewhere, "rating": .rating(5),
          "publication_year": .year, "isbn": .isbn, "olid": .id("openlibrary"),
          "tags": openreadsTags, "my_review": .text(\.review), "notes": .text(\.note),
          "book_format": .formats(), "readings": readings, "start_date": .started,
          "finish_date": .finished, "date_added": .added, "date_modified": .dropped,
        ],
        settle: { cells, draft in
          if cells["deleted"] == "true" { draft.skip = .deleted }
          if let subtitle = cells["subtitle"] { draft.keep("subtitle", subtitle) }
        })
    ])

  /// Names between commas, except that `Smith, Mark` is one.
  private static let openreadsAuthor = CellReading { cell, draft in
    let names = cell.parts(by: ",")
    let isOne = names.count == 2 && !names.contains { $0.contains(" ") }
    for name in isOne ? [ServiceText.firstNameFirst(cell.text)] : names {
      draft.addName(name, .author)
    }
  }

  /// Labels have five bars between them.
  private static let openreadsTags = CellReading { cell, draft in
    draft.content.tags += ServiceText.parts(cell.text, by: "|||||")
  }

  /// `start|finish|milliseconds;...`, any part of it empty.
  private static let readings = CellReading { cell, draft in
    for reading in CellText.parts(cell.text, by: ";") {
      let parts = reading.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      var experience = Experience()
      if !parts[0].isEmpty {
        experience.started = draft.date(cell.column(.started), .started, parts[0])
      }
      if parts.count > 1, !parts[1].isEmpty {
        experience.finished = draft.date(cell.column(.finished), .finished, parts[1])
      }
      if experience != Experience() { draft.content.experiences.append(experience) }
    }
  }

  /// BookBuddy, in both of its headers.
  static let bookBuddy = DeclaredProfile(
    "bookbuddy", "BookBuddy", [.book],
    [
      FileForm(
        needs: ["Google VolumeID", "Author (Last, First)"], of: .book,
        [
          "Title": .title, "Original Title": .title(.original), "Author": .names(.author),
          "Author (Last, First)": .dropped, "Translator": .names(.translator),
          "Illustrator": .names(.illustrator), "Narrator": .names(.narrator),
          "Editor": .names(.editor), "Rating": .rating(5), "Publisher": .publisher,
          "Status": .status(["read": .done, "unread": nil]), "Notes": .text(\.note),
          "Original Year Published|Year Published|Date Published": .published,
          "Format": .formats(), "ISBN": .isbn, "Physical Location": .means(.field(.location)),
          "Loaned To": .means(.field(.lent)), "Date Added": .added, "Date Started": .started,
          "Date Finished": .finished, "Google VolumeID": .id("google"), "Favorites": .favourite,
          "Wish List": .elsewhere, "Series": .series, "Volume": .seriesPosition,
          "Quantity": .owned, "Tags": .tags(), "Language": .language,
        ],
        settle: { cells, draft in
          if cells["Wish List"] == "1" { draft.content.status = .wish }
        })
    ])

  /// Book Catalogue for Android, whose header ends with an empty column.
  static let bookCatalogue = DeclaredProfile(
    "bookcatalogue", "Book Catalogue", [.book],
    [
      FileForm(
        needs: ["author_details", "bookshelf_id"], of: .book,
        [
          "title": .title, "author_details": .sortedNames(.author), "isbn": .isbn,
          "publisher": .publisher, "date_published": .published, "rating": .rating(5),
          "bookshelf": .shelves(), "bookshelf_id": .dropped, "read": .elsewhere,
          "series_details": .series, "notes": escaped(\.note),
          "location": .means(.field(.location)),
          "read_start": .started, "read_end": .finished, "format": .formats(),
          "loaned_to": .means(.field(.lent)), "language": .language, "date_added": .added,
          "goodreads_book_id": .id("goodreads"), "_id": .dropped,
          "last_goodreads_sync_date": .dropped, "last_update_date": .dropped,
        ],
        settle: { cells, draft in
          if cells["read"] == "1" || draft.experience.finished != nil {
            draft.content.status = .done
          } else if draft.experience.started != nil {
            draft.content.status = .active
          }
        })
    ])

  /// A text whose line ends are written as `\n`.
  private static func escaped(_ path: any WritableKeyPath<BookmarkContent, String?> & Sendable)
    -> CellReading
  {
    CellReading(isExact: true) { cell, draft in
      draft.content[keyPath: path] = cell.text.replacing("\\n", with: "\n")
    }
  }
}
