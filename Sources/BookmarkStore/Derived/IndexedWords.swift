package import BookmarkModel
import SQLite
import Text

/// The words under which a bookmark is found, column by column of the search index.
package struct IndexedWords {
  /// The columns of the index, in order.
  package static let columns = ["title", "creator", "tag", "review", "note", "spelling", "facet"]

  /// Rises with any change of what is indexed.
  static let version = "\(SearchText.version).\(Facet.version)"

  /// The texts of the columns as UTF-8, cut into words.
  package private(set) var texts: [[UInt8]]

  package init(_ content: BookmarkContent) {
    texts = Array(repeating: [], count: Self.columns.count)
    var spellings: Set<String> = []
    for title in content.titles {
      add(title.text, to: 0)
      addSpelling(title.text, &spellings)
    }
    for creator in content.creators {
      add(creator.name, to: 1)
      addSpelling(creator.name, &spellings)
    }
    for tag in content.tags { add(tag, to: 2) }
    if let review = content.review { add(review, to: 3) }
    if let note = content.note { add(note, to: 4) }
    texts[6] = Facet.words(of: content)
  }

  private mutating func add(_ text: String, to column: Int) {
    if !texts[column].isEmpty { texts[column] += Self.boundary }
    SearchText.appendWords(text, to: &texts[column])
  }

  private mutating func addSpelling(_ text: String, _ known: inout Set<String>) {
    for key in Pinyin.searchKeys(for: text) where known.insert(key).inserted {
      if !texts[5].isEmpty { texts[5] += Self.boundary }
      if !texts[5].isEmpty { texts[5].append(0x20) }
      texts[5] += key.utf8
    }
  }

  private static let boundary = Array((" " + SearchText.boundary).utf8)

  /// Binds the texts to parameters from the given one on.
  func bind(to statement: borrowing SQLiteStatement, from first: Int) throws(SQLiteError) {
    for (index, text) in texts.enumerated() {
      var failure: SQLiteError?
      text.withUnsafeBytes { bytes in
        do throws(SQLiteError) {
          try statement.bind(first + index, utf8: bytes)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }
}
