import BookmarkExchange
import BookmarkModel
import Localization

/// What a page for people says of one bookmark, in their language and not yet escaped for the page.
///
/// What was noted for oneself alone, where copies stand and who has them isn't on it.
struct PageEntry {
  /// The title to show.
  let title: String
  /// The language in which the title is written, when known.
  let titleLanguage: String?
  /// The work's page; nil where there is none to which a link may go.
  let link: String?
  /// Creators, series, year, status: what is there.
  let facts: [String]
  /// Stars; nil for a work without a rating.
  let stars: String?
  let isFavourite: Bool
  let tags: [String]
  /// The lines of the review.
  let review: [String]

  init(_ bookmark: Bookmark, text: ValueText) {
    let content = bookmark.content
    title = text.title(of: bookmark)
    titleLanguage = content.shownTitle(preferring: text.language.tag)?.language.flatMap(Self.tag)
    link = WebAddress.link(content.url)
    let fields: [BookmarkField] = [.creator, .series, .year, .status]
    let finished = content.lastFinished.map { text.safe($0.description) }
    facts = (fields.map { text.cell($0, of: bookmark) } + [finished ?? ""]).filter { !$0.isEmpty }
    stars = content.rating?.stars
    isFavourite = content.isFavourite
    tags = content.tags.map(text.safe)
    review = (content.review ?? "").split(whereSeparator: \.isNewline).map { text.safe(String($0)) }
  }

  /// A tag that may stand where a page names a language.
  private static func tag(_ text: String) -> String? {
    let isTag = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "-")
    }
    return isTag && !text.isEmpty ? text : nil
  }
}
