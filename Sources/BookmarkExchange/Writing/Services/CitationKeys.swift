import BookmarkModel
import Text

/// The words by which texts cite books: `leguin1969`, `liucixin2008`, each of them once.
struct CitationKeys: Sendable {
  private var used: [String: Int] = [:]

  /// The next key for a work; a second one of the same name ends in `b`, the 27th in `-27`.
  mutating func key(for content: BookmarkContent) -> String {
    let stem = Self.name(of: content.mainCreators.first?.name ?? "") + content.yearText
    let count = (used[stem] ?? 0) + 1
    used[stem] = count
    guard count > 1 else { return stem }
    guard count <= 26, let last = stem.last, last.isNumber else { return "\(stem)-\(count)" }
    return stem + String(UnicodeScalar(UInt8(0x60 + count)))
  }

  /// The last word of a name in small Latin letters, or the whole of a Chinese one; else `anon`.
  private static func name(of creator: String) -> String {
    let words = TextFolding.folded(creator).split(separator: " ").map { String($0) }
    let letters = (words.last ?? "").filter { ("a"..."z").contains($0) }
    if !letters.isEmpty { return letters }
    let spelled = Pinyin.full(creator).lowercased().filter { ("a"..."z").contains($0) }
    return spelled.isEmpty ? "anon" : spelled
  }
}
