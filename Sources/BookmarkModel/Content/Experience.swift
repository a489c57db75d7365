/// One reading, viewing or listening of a work, or of a named part of it.
public struct Experience: Hashable, Codable, Sendable {
  /// When it began, as far as known.
  public var started: PartialDate?
  /// When it ended, as far as known.
  public var finished: PartialDate?
  /// Time of day of the end as the source gave it, such as `21:05:00Z`; tells plays of a day apart.
  public var time: String?
  /// The opinion of this one time.
  public var rating: Rating?
  /// What was noted of this one time.
  public var note: String?
  /// The medium of this one time.
  public var format: MediaFormat?
  /// The episode's or track's name, when it was a part of the work.
  public var part: String?
  /// The page of this one time at its source, such as a diary entry's.
  public var link: String?

  /// An experience of which everything may be unknown.
  public init(
    started: PartialDate? = nil, finished: PartialDate? = nil, time: String? = nil,
    rating: Rating? = nil, note: String? = nil, format: MediaFormat? = nil, part: String? = nil,
    link: String? = nil
  ) {
    self.started = started
    self.finished = finished
    self.time = time
    self.rating = rating
    self.note = note
    self.format = format
    self.part = part
    self.link = link
  }

  /// Whether a description says nothing that differs; an empty one describes an empty experience.
  func isDescribed(by other: Experience) -> Bool {
    func agrees<Value: Equatable>(_ path: KeyPath<Experience, Value?>) -> Bool {
      other[keyPath: path] == nil || other[keyPath: path] == self[keyPath: path]
    }
    if other == Experience() { return self == other }
    return agrees(\.started) && agrees(\.finished) && agrees(\.time) && agrees(\.rating)
      && agrees(\.note) && agrees(\.format) && agrees(\.part) && agrees(\.link)
  }

  /// Whether this is the same time as another: same part, same dates as given (rule 5).
  public func isSameEvent(as other: Experience) -> Bool {
    started == other.started && finished == other.finished && time == other.time
      && part == other.part
  }
}

extension Array where Element == Experience {
  /// The place of the latest one by its end, else its beginning; the last of equals.
  ///
  /// Sources list their events in either order; those without a date come before all others.
  func latestIndex(where isMeant: (Experience) -> Bool = { _ in true }) -> Int? {
    var latest: (index: Int, value: Double)?
    for (index, experience) in enumerated() where isMeant(experience) {
      let date = experience.finished ?? experience.started
      let value = date?.sortValue ?? -.infinity
      if let latest, latest.value > value { continue }
      latest = (index, value)
    }
    return latest?.index
  }
}
