import BookmarkCommands
import BookmarkModel
import Text

/// Finds what may have been meant by words that are no title of the collection.
struct NearestTitles {
  /// So many are named.
  private static let most = 5
  /// So many titles with the same beginning are compared.
  private static let mostCompared = 1_000

  let invocation: Invocation

  /// The bookmarks whose titles are nearest to words, the nearest first; of a type when words say one.
  func of(_ words: [GrammarWord]) async throws(ShellFailure) -> [Bookmark] {
    var rest = words[...]
    let type = TypeWord.leading(&rest)
    let ofType = type.map { BookmarkFilter.field(.type, .anyOf([$0.rawValue])) } ?? .all
    let title = rest.map(\.text).joined(separator: " ")
    var found: [Bookmark] = []
    if let spelling = try await misspelled(title) {
      found += try await list(ofType && .field(.title, .exactly(spelling)))
    }
    let parts = rest.map(\.text).filter(Self.tells)
    if !parts.isEmpty {
      found += try await list(ofType && .or(parts.map { .field(.title, .contains($0)) }))
    }
    var seen: Set<Int64> = []
    return Array(found.filter { seen.insert($0.id).inserted }.prefix(Self.most))
  }

  /// The title that differs least, among those with the same first letter.
  private func misspelled(_ title: String) async throws(ShellFailure) -> String? {
    guard let first = TextFolding.folded(title).first else { return nil }
    let titles = try await invocation.perform(
      CompleteText(.title, prefix: String(first), limit: Self.mostCompared)
    ).values
    return NearestMatch.of(title, in: titles)
  }

  /// Whether a word tells works apart: no particle, and something that can be searched for.
  private static func tells(_ word: String) -> Bool {
    let folded = TextFolding.folded(word)
    return folded.utf8.count > 2 && folded.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  private func list(_ filter: BookmarkFilter) async throws(ShellFailure) -> [Bookmark] {
    try await invocation.perform(
      ListBookmarks(BookmarkQuery(filter, limit: Self.most), counts: false)
    ).bookmarks.map(\.bookmark)
  }
}
