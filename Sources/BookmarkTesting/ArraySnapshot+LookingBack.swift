import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import Text

extension ArraySnapshot {
  func largestSections(by property: SectionKey.Property, of filter: BookmarkFilter, limit: Int)
    throws(StoreError) -> [BookmarkSection]
  {
    let sections = try count(BookmarkQuery(filter, sections: [SectionKey(property)])).sections
    let named = sections.filter { $0.values != [nil] }.sorted { left, right in
      left.count == right.count
        ? ByteText((left.values[0] ?? "")) < ByteText((right.values[0] ?? ""))
        : left.count > right.count
    }
    return Array(named.prefix(limit))
  }

  func ratingSums(of filter: BookmarkFilter) throws(StoreError) -> [RatingSum] {
    var sums: [BookmarkType: RatingSum] = [:]
    for bookmark in chosen(filter) {
      guard let rating = bookmark.rating else { continue }
      sums[bookmark.type, default: RatingSum(bookmark.type, count: 0, sum: 0)].count += 1
      sums[bookmark.type]?.sum += rating.value
    }
    return Array(sums.values)
  }

  func finishDates(of filter: BookmarkFilter) throws(StoreError) -> [FinishCount] {
    let dates = chosen(filter).flatMap(\.experiences).compactMap(\.finished)
    return Dictionary(dates.map { ($0, 1) }, uniquingKeysWith: +)
      .map { FinishCount($0, $1) }.sorted { $0.date < $1.date }
  }

  func finishes(of filter: BookmarkFilter, in period: PartialDate) throws(StoreError) -> [Finish] {
    let all = chosen(filter).sorted { $0.id < $1.id }.flatMap { bookmark in
      bookmark.experiences.compactMap { experience in
        experience.finished.map {
          Finish(
            id: bookmark.id, type: bookmark.type, date: $0,
            rating: (experience.rating ?? bookmark.rating)?.value)
        }
      }
    }
    return all.filter { period.sortRange.contains($0.date.sortValue) }.enumerated()
      .sorted { ($0.element.date.sortValue, $0.offset) < ($1.element.date.sortValue, $1.offset) }
      .map(\.element)
  }

  func hasFinish(by creator: String, through period: PartialDate) throws(StoreError) -> Bool {
    let key = TextFolding.key(creator)
    return state.bookmarks.contains { bookmark in
      bookmark.creators.contains { TextFolding.key($0.name) == key }
        && bookmark.experiences.compactMap(\.finished).contains {
          $0.sortValue <= period.sortRange.upperBound
        }
    }
  }

  private func chosen(_ filter: BookmarkFilter) -> [Bookmark] {
    let evaluator = FilterEvaluator()
    return state.bookmarks.filter { evaluator.matches(filter, $0) }
  }
}
