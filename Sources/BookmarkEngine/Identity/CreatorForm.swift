import BookmarkModel
import Text

/// What is compared of a creator's name when likely duplicates are looked for.
struct CreatorForm {
  /// The identity key, that of the first of several names of one creator.
  let key: String
  private let words: [String]
  /// A name in Chinese characters as it is spelled in Latin letters.
  private let spellings: [String]

  init(_ name: String, _ names: CreatorNames) {
    let own = TextFolding.key(name)
    key = names.canonical(own)
    words = Self.words(of: name)
    spellings = own.utf8.contains { $0 >= 0xE3 } ? Pinyin.keys(for: name) : []
  }

  private static func words(of name: String) -> [String] {
    SearchText.words(name).split(separator: " ").map(String.init)
  }

  /// Whether it is likely the same name: turned round, with initials, in pinyin, or misspelled.
  func isNear(_ other: CreatorForm) -> Bool {
    if key == other.key { return true }
    if words.sorted() == other.words.sorted() { return true }
    let joined = [words.joined(), words.reversed().joined()]
    let otherJoined = [other.words.joined(), other.words.reversed().joined()]
    if spellings.contains(where: otherJoined.contains) { return true }
    if other.spellings.contains(where: joined.contains) { return true }
    if hasInitials(of: other) || other.hasInitials(of: self) { return true }
    return min(key.utf8.count, other.key.utf8.count) >= 6 && spellings.isEmpty
      && other.spellings.isEmpty
      && NearestMatch.distance(of: key, to: other.key, within: 1) != nil
  }

  /// Whether it ends in the same word and each word before is the beginning of one there.
  private func hasInitials(of other: CreatorForm) -> Bool {
    guard words.count > 1, other.words.count > 1, words.last == other.words.last else {
      return false
    }
    let initials = words.dropLast()
    return initials.contains { $0.utf8.count == 1 }
      && initials.first?.first == other.words.first?.first
      && initials.allSatisfy { initial in
        other.words.dropLast().contains { $0.hasPrefix(initial) }
      }
  }
}
