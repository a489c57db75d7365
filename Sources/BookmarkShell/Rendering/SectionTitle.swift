import BookmarkModel
import Localization

/// The headings of sections in a language: Books, 1990s, Without year.
struct SectionTitle {
  let keys: [SectionKey]
  let text: ValueText

  /// The title of a section at a level, the outermost being 0.
  func of(_ section: BookmarkSection, level: Int) -> String {
    guard level < keys.count, level < section.values.count else { return "" }
    let property = keys[level].property
    guard let value = section.values[level], !value.isEmpty else { return without(property) }
    return text.safe(title(value, property, in: section))
  }

  /// The title with all levels, from the outside in.
  func of(_ section: BookmarkSection) -> String {
    keys.indices.map { of(section, level: $0) }.joined(separator: " · ")
  }

  private func title(
    _ value: String, _ property: SectionKey.Property, in section: BookmarkSection
  ) -> String {
    let messages = text.messages
    switch property {
    case .type: return BookmarkType(rawValue: value).heading(in: messages)
    case .status:
      let status = BookmarkStatus(rawValue: value)
      guard let outer = keys.firstIndex(where: { $0.property == .type }),
        outer < section.values.count, let type = section.values[outer]
      else { return status.title(in: messages) }
      return status.title(for: BookmarkType(rawValue: type), in: messages)
    case .decade: return Int(value).map { messages.listingDecade(year: $0) } ?? value
    case .rating: return Rating(value)?.stars ?? value
    case .format: return MediaFormat(rawValue: value).title(in: messages)
    case .plan:
      let day = Int(value).flatMap { Weekday(rawValue: $0) } ?? Weekday.labelled(value)
      return day?.title(in: messages) ?? value
    case .year, .creator, .tag, .shelf, .language, .series, .finished, .initial: return value
    }
  }

  private func without(_ property: SectionKey.Property) -> String {
    let messages = text.messages
    switch property {
    case .type: return messages.typeNone
    case .status: return messages.statusNone
    case .year: return messages.listingWithoutYear
    case .decade: return messages.listingWithoutYear
    case .rating: return messages.listingWithoutRating
    case .creator: return messages.listingWithoutCreator
    case .tag: return messages.listingWithoutTag
    case .shelf: return messages.listingWithoutShelf
    case .format: return messages.listingWithoutFormat
    case .language: return messages.listingWithoutLanguage
    case .series: return messages.listingWithoutSeries
    case .plan: return messages.listingWithoutPlan
    case .finished: return messages.listingWithoutFinished
    case .initial: return messages.listingWithoutInitial
    }
  }
}
