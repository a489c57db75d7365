import BookmarkCommands
import BookmarkModel
import Text

/// How likely two bookmarks are one work, and why; nothing where something speaks against it.
///
/// Volumes (other numbers in title or series), editions (other identifiers of one scheme) and remakes
/// (more than two years apart) are no duplicates, however alike they look.
struct DuplicateComparison {
  /// Less likely pairs are not worth a question.
  static let leastScore = 60

  /// From 0 to 100.
  let score: Int
  let reasons: [DuplicatePair.Reason]

  private enum Relation { case same, main, near, unknown, other }

  init?(_ first: DuplicateRecord, _ second: DuplicateRecord) {
    guard first.type == second.type else { return nil }
    let sharesCode = !first.codes.isDisjoint(with: second.codes)
    if Self.areVolumes(first, second) { return nil }
    if !sharesCode, Self.areEditions(first, second) || Self.areFarApart(first, second) {
      return nil
    }
    let title = Self.title(first, second)
    let creator = Self.creator(first, second)
    var score = Self.score(title, creator, Self.years(first, second), first.type)
    if sharesCode { score = max(score, title == .other && creator == .other ? 75 : 95) }
    guard score >= Self.leastScore else { return nil }
    self.score = score
    let known: [(Bool, DuplicatePair.Reason)] = [
      (sharesCode, .sameIdentifier), (title == .same, .sameTitle),
      (title == .main, .sameMainTitle), (title == .near, .nearTitle),
      (creator == .same, .sameCreator), (creator == .near, .nearCreator),
      (first.year != nil && first.year == second.year, .sameYear),
    ]
    reasons = known.filter(\.0).map(\.1)
  }

  private static func score(
    _ title: Relation, _ creator: Relation, _ years: Relation, _ type: BookmarkType
  ) -> Int {
    let scores: (same: Int, unknown: Int, near: Int) =
      switch (title, creator) {
      case (.same, .same): (97, 90, 80)
      case (.same, .near): (88, 75, 65)
      case (.same, .unknown): (80, 65, 50)
      // Two films of one name and year have rarely two directors; songs have often two artists.
      case (.same, .other): type == .movie ? (62, 0, 0) : (0, 0, 0)
      case (.main, .same): (82, 70, 62)
      case (.main, .near): (70, 60, 50)
      case (.main, .unknown): (62, 0, 0)
      case (.near, .same): (80, 65, 60)
      case (.near, .near): (62, 0, 0)
      default: (0, 0, 0)
      }
    return switch years {
    case .same: scores.same
    case .unknown: scores.unknown
    default: scores.near
    }
  }

  private static func areVolumes(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Bool {
    for entry in first.series {
      let other = second.series.first { TextFolding.key($0.name) == TextFolding.key(entry.name) }
      if let position = entry.position, let theirs = other?.position, position != theirs {
        return true
      }
    }
    if first.titles.isEmpty || second.titles.isEmpty { return false }
    return !first.titles.contains { title in
      second.titles.contains { $0.numbers == title.numbers }
    }
  }

  /// Whether each has an identifier of a scheme and none of them is the same.
  private static func areEditions(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Bool {
    first.identifiers.contains { identifier in
      guard !["link", "barcode", "asin"].contains(identifier.scheme) else { return false }
      let others = second.identifiers.filter { $0.scheme == identifier.scheme }
      let own = first.identifiers.filter { $0.scheme == identifier.scheme }
      return !others.isEmpty && !others.contains(where: own.contains)
    }
  }

  private static func areFarApart(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Bool {
    guard let year = first.year, let other = second.year else { return false }
    return abs(year - other) > 2
  }

  private static func years(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Relation {
    guard let year = first.year, let other = second.year else { return .unknown }
    return year == other ? .same : .near
  }

  private static func title(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Relation {
    var best = Relation.other
    for title in first.titles {
      for other in second.titles where title.numbers == other.numbers && !title.key.isEmpty {
        if title.key == other.key { return .same }
        if title.main == other.main, !title.hasSubtitle || !other.hasSubtitle {
          best = .main
        } else if best == .other, isNear(title.key, other.key) {
          best = .near
        }
      }
    }
    return best
  }

  private static func isNear(_ title: String, _ other: String) -> Bool {
    let length = min(title.unicodeScalars.count, other.unicodeScalars.count)
    let bound = length < 5 ? 0 : length < 10 ? 1 : 2
    return bound > 0 && NearestMatch.distance(of: title, to: other, within: bound) != nil
  }

  private static func creator(_ first: DuplicateRecord, _ second: DuplicateRecord) -> Relation {
    if first.creators.isEmpty || second.creators.isEmpty { return .unknown }
    let keys = Set(first.creators.map(\.key))
    if second.creators.contains(where: { keys.contains($0.key) }) { return .same }
    let isNear = first.creators.contains { creator in
      second.creators.contains { creator.isNear($0) }
    }
    return isNear ? .near : .other
  }
}
