import BookmarkModel
import Localization

/// The headings between the bookmarks of a listing, each where its section begins.
struct SectionHeadings {
  /// A heading, the outermost level being 0.
  struct Heading {
    let level: Int
    let text: String
  }

  private let titles: SectionTitle
  private var sections: [BookmarkSection] = []
  private var current: Int?

  init(keys: [SectionKey], text: ValueText) { titles = SectionTitle(keys: keys, text: text) }

  /// How many levels there are; 0 for a listing without sections.
  var levels: Int { titles.keys.count }

  /// Whether no section was begun yet.
  var isFirst: Bool { current == nil }

  mutating func begin(_ sections: [BookmarkSection]) { self.sections = sections }

  /// The headings that change where a bookmark of a section follows; none within a section.
  mutating func next(_ index: Int) -> [Heading] {
    guard index != current else { return [] }
    let old = current.flatMap { sections.indices.contains($0) ? sections[$0] : nil }
    current = index
    guard levels > 0, sections.indices.contains(index) else { return [] }
    let new = sections[index]
    let first = titles.keys.indices.first { Self.differ(old, new, at: $0) } ?? 0
    return (first..<levels).map { Heading(level: $0, text: heading(new, level: $0)) }
  }

  /// The outermost headings, in order.
  var outline: [String] {
    guard levels > 0 else { return [] }
    return sections.indices.filter { index in
      Self.differ(index == 0 ? nil : sections[index - 1], sections[index], at: 0)
    }.map { titles.of(sections[$0], level: 0) }
  }

  private static func differ(
    _ old: BookmarkSection?, _ new: BookmarkSection, at level: Int
  ) -> Bool {
    guard let old, level < old.values.count, level < new.values.count else { return true }
    return old.values[level] != new.values[level]
  }

  private func heading(_ section: BookmarkSection, level: Int) -> String {
    let title = titles.of(section, level: level)
    // What stands in several inner sections would be counted more than once.
    if titles.keys.dropFirst(level + 1).contains(where: { $0.property.isMultiple }) { return title }
    return titles.text.messages.listingHeading(
      title: title, count: count(of: section, level: level))
  }

  /// How many bookmarks stand in all sections that are the same as this one down to a level.
  private func count(of section: BookmarkSection, level: Int) -> Int {
    if level + 1 == levels { return section.count }
    let outer = section.values.prefix(level + 1)
    return sections.reduce(0) { $1.values.prefix(level + 1) == outer ? $0 + $1.count : $0 }
  }
}
