import BookmarkModel

/// Puts the sections of one creator's names under one heading.
///
/// The heading stands where the name that is shown stands among the sections, else where the first
/// of the creator's names does.
struct CreatorHeadings {
  let names: CreatorNames
  private let level: Int
  private let language: String?

  /// `nil` where there is nothing to put together.
  init?(_ query: BookmarkQuery, _ names: CreatorNames) {
    guard !names.isEmpty, let level = query.sections.firstIndex(where: { $0.property == .creator })
    else { return nil }
    self.names = names
    self.level = level
    language = query.language
  }

  /// Sections that become one.
  struct Group {
    var values: [String?]
    /// The places of the sections.
    var places: [Int]
    /// The place at which the heading stands.
    var place: Int
  }

  /// The sections, put together, in their order.
  func groups(of sections: [BookmarkSection]) -> [Group] {
    var groups: [Group] = []
    var known: [[String?]: Int] = [:]
    for (place, section) in sections.enumerated() {
      var values = section.values
      let creator = values[level].flatMap { names.group(of: $0) }
      if let creator { values[level] = creator.shown(in: language) }
      if creator != nil, let index = known[values] {
        groups[index].places.append(place)
        if section.values == values { groups[index].place = place }
      } else {
        if creator != nil { known[values] = groups.count }
        groups.append(Group(values: values, places: [place], place: place))
      }
    }
    return groups.sorted { $0.place < $1.place }
  }
}
