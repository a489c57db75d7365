import BookmarkModel

/// What the columns of a row say of the work's date of publication.
struct Publication {
  /// A date and the column it stands in.
  struct Source {
    let column: String
    let text: String
    let date: PartialDate
  }

  /// The first two columns that say something.
  private(set) var sources: [Source] = []

  mutating func add(_ source: Source) { sources.append(source) }

  /// The date that agrees with all, as precise as it is known, and the sources that don't agree.
  var settled: (date: PartialDate?, conflicts: [Source]) {
    guard var best = sources.first?.date else { return (nil, []) }
    var conflicts: [Source] = []
    for source in sources.dropFirst() {
      if source.date.sortRange.contains(best.sortValue) { continue }
      if best.sortRange.contains(source.date.sortValue) {
        best = source.date
      } else {
        conflicts.append(source)
      }
    }
    return (best, conflicts)
  }
}

extension DraftBuilder {
  /// Takes the date that the columns agree on and keeps what contradicts it.
  mutating func settlePublication() {
    let (date, conflicts) = publication.settled
    if let date { content.published = date }
    for source in conflicts {
      note(.conflictingYears, .year, column: source.column, value: source.text)
      keep(source.column, source.text)
    }
  }
}
