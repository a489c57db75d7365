import BookmarkCommands
import BookmarkModel
import FoundationEssentials
import Localization
import Text

/// How values look to a person: in one language, on one line, and harmless to a terminal.
struct ValueText {
  let language: Language
  let messages: Messages

  init(_ language: Language) {
    self.language = language
    messages = Messages(language)
  }

  /// Text from outside as it may be shown.
  func safe(_ text: String) -> String { TerminalSafety.escaped(text) }

  /// The title to show for a bookmark.
  func title(of bookmark: Bookmark) -> String {
    safe(bookmark.content.displayTitle(preferring: language.tag))
  }

  /// The creators to show: those whose names are in the language, where there are such.
  func creators(of content: BookmarkContent) -> String {
    let main = content.mainCreators
    let own = main.filter { Language(tag: $0.language ?? "") == language }
    let kin = main.filter { creator in
      guard let tag = creator.language, !tag.isEmpty else { return false }
      return Language(tag: tag).languageCode == language.languageCode
    }
    let shown = !own.isEmpty ? own : !kin.isEmpty ? kin : main.filter { $0.language == nil }
    return joined((shown.isEmpty ? main : shown).map(\.name))
  }

  /// The value of a field as a cell of a table.
  func cell(_ field: BookmarkField, of bookmark: Bookmark) -> String {
    let content = bookmark.content
    switch field {
    case .id: return "@\(bookmark.id)"
    case .uid: return bookmark.uid.uuidString.lowercased()
    case .title: return title(of: bookmark)
    case .titles: return joined(content.otherTitles.map(\.text))
    case .creator: return creators(of: content)
    case .author: return joined(content.creators.filter { $0.role == .author }.map(\.name))
    case .director: return joined(content.creators.filter { $0.role == .director }.map(\.name))
    case .artist: return joined(content.creators.filter { $0.role == .artist }.map(\.name))
    case .type: return type(content.type)
    case .year: return content.published.map(year) ?? ""
    case .status:
      return content.status.map { safe($0.title(for: content.type, in: messages)) } ?? ""
    case .rating: return content.rating?.stars ?? ""
    case .favourite: return content.isFavourite ? "♥" : ""
    case .series: return joined(content.series.map(series))
    case .format: return joined(content.formats.map { $0.title(in: messages) })
    case .plan: return joined(content.weekdays.map { $0.shortTitle(in: messages) })
    case .tag: return joined(content.tags)
    case .shelf: return joined(content.shelves.map(\.shelf))
    case .identifier: return joined(content.identifiers.map { "\($0.scheme):\($0.value)" })
    case .location: return joined(content.copies.compactMap(\.location))
    case .lent: return joined(content.copies.compactMap(\.lentTo))
    case .copy: return joined(content.copies.compactMap { $0.format?.title(in: messages) })
    case .changed: return bookmark.changed.day()?.description ?? ""
    case .change: return String(bookmark.change)
    case .extra: return joined(content.extras.map { "\($0.name): \($0.value)" })
    default: return safe(content.text(of: field))
    }
  }

  /// The title of a type; nothing for a work whose type isn't known.
  func type(_ type: BookmarkType) -> String {
    type == .untyped ? "" : safe(type.title(in: messages))
  }

  /// A year, marked when it is only about right.
  func year(_ date: PartialDate) -> String { (date.isApproximate ? "~" : "") + String(date.year) }

  /// A series with the place in it.
  func series(_ entry: SeriesEntry) -> String {
    entry.position.map { "\(entry.name) #\($0)" } ?? entry.name
  }

  /// Stars, and the exact opinion on the scale in which it was given: `★★★★½ (9/10)`.
  func exact(_ rating: Rating) -> String {
    let isPlain = rating.text.utf8.allSatisfy { 0x2C...0x39 ~= $0 && $0 != 0x2F }
    let text = isPlain ? "\(rating.text)/\(Rating.shortest(Rating.standardScale))" : rating.text
    return text == rating.stars ? text : "\(rating.stars) (\(safe(text)))"
  }

  /// Several values in one line.
  func joined(_ values: [String]) -> String { language.joined(values.map(safe)) }

  /// A bookmark in half a line: `@61 三体 · 刘慈欣 (2008)`.
  func line(_ bookmark: Bookmark) -> String {
    line(
      id: bookmark.id, title: bookmark.content.displayTitle(preferring: language.tag),
      creator: creators(of: bookmark.content), year: bookmark.content.year)
  }

  /// Bookmarks that may be meant, each on a numbered line of its own.
  func numbered(_ candidates: [CommandFailure.Candidate]) -> String {
    candidates.enumerated().reduce(into: "") { text, numbered in
      let (index, candidate) = numbered
      let line = line(
        id: candidate.id, title: candidate.title, creator: candidate.creator,
        year: candidate.year)
      text += "\n  \(index + 1). \(line)"
    }
  }

  /// How its owner stands to a work: `Read · ★★★★½ · 2024-05-01 · Hardcover, attic`.
  ///
  /// Empty when nothing is known.
  func state(of bookmark: Bookmark) -> String {
    let content = bookmark.content
    let open = content.openExperience().map { content.experiences[$0].started }
    let dates: String? =
      if content.status == .active, let started = open ?? nil {
        "\(started) –"
      } else {
        content.lastFinished?.description
      }
    let copies = content.copies.map { copy in
      let lent = copy.lentTo.map { messages.listingLent(name: safe($0)) }
      let place = [copy.format?.title(in: messages), copy.location.map(safe), lent]
      return language.joined(place.compactMap(\.self).filter { !$0.isEmpty })
    }
    let opinion = content.rating.map(exact) ?? ""
    let parts = [cell(.status, of: bookmark), opinion, dates ?? ""] + copies
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The same from its parts.
  func line(id: Int64, title: String, creator: String, year: Int?) -> String {
    "@\(id) " + safe(title) + (creator.isEmpty ? "" : " · " + safe(creator))
      + (year.map { " (\($0))" } ?? "")
  }
}
