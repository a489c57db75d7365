import BookmarkModel

extension DeclaredProfile {
  /// The export of Hardcover, of which any column may be missing.
  static let hardcover = DeclaredProfile(
    "hardcover", "Hardcover", [.book],
    [
      FileForm(
        needs: ["Hardcover Book ID"], of: .book,
        [
          "Title": .title, "Author": .names(.author), "Series": .series,
          "Status": .status(["read": .done, "want to read": .wish, "did not finish": .dropped]),
          "Hardcover Book ID": .id("hardcover"), "ISBN 10": .isbn, "ISBN 13": .isbn,
          "ASIN": .id("asin"), "Binding": .formats(), "Publish Date": .published,
          "Publisher": .publisher, "Language Code": .language, "Tags": .tags(),
          "Lists": .shelves(), "Date Added": .added, "Date Started": .started,
          "Date Finished": .finished, "Rating": .rating(5), "Review": .html(\.review),
          "Private Notes": .text(\.note), "Owned": .owned,
        ])
    ])
}
