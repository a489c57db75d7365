/// What a person does with a work: wants it, starts it, finishes it, gives it up, gets a copy.
public enum ExperienceStep: String, CaseIterable, Codable, Sendable {
  /// Wants it, unless there is more to say of it already.
  case want
  /// Begins a time, or goes on with the one that is open.
  case start
  /// Ends the open time, or adds one that is over.
  case finish
  /// Puts it aside; the open time stays open.
  case pause
  /// Gives it up; the open time stays without an end.
  case drop
  /// Has got a copy, which is said by an edit; nothing else changes.
  case own

  /// What a step came to.
  public enum Outcome: String, Codable, Sendable {
    /// It is wanted now.
    case wanted
    /// A time began.
    case started
    /// It was paused and goes on.
    case resumed
    /// A time is over.
    case finished
    /// It is put aside.
    case paused
    /// It is given up.
    case dropped
    /// There is another copy.
    case owned
    /// Everything was so already.
    case unchanged
  }
}

extension BookmarkContent {
  /// The place of the time that has begun and not ended, of the whole work or of a part of it.
  public func openExperience(ofPart part: String? = nil) -> Int? {
    experiences.latestIndex { $0.part == part && $0.started != nil && $0.finished == nil }
  }

  /// Whether there is a copy of which a description says nothing new.
  public func owns(_ copy: Copy) -> Bool {
    copy == Copy() ? !copies.isEmpty : copies.contains { $0.isDescribed(by: copy) }
  }

  /// Whether finishing on a day would repeat a time that is there, and end no open one.
  public func isFinished(on day: PartialDate, part: String? = nil) -> Bool {
    day.day != nil && closable(by: day, part: part) == nil
      && experiences.contains { $0.part == part && $0.finished == day }
  }

  /// Takes a step and brings status, rating and experiences into line with it.
  ///
  /// - Parameters:
  ///   - given: what was said of this one time; its dates count before `day`.
  ///   - day: the day of today.
  public mutating func take(
    _ step: ExperienceStep, _ given: Experience = Experience(), on day: PartialDate
  ) -> ExperienceStep.Outcome {
    let before = self
    let outcome: ExperienceStep.Outcome
    switch step {
    case .want: outcome = want()
    case .start: outcome = start(given, on: day)
    case .finish: outcome = finish(given, on: day)
    case .pause: outcome = leave(as: .paused, given)
    case .drop: outcome = leave(as: .dropped, given)
    case .own: return .owned
    }
    return self == before ? .unchanged : outcome
  }

  private mutating func want() -> ExperienceStep.Outcome {
    if status == nil, experiences.isEmpty { status = .wish }
    return .wanted
  }

  private mutating func start(_ given: Experience, on day: PartialDate) -> ExperienceStep.Outcome {
    let wasPaused = status == .paused
    // What was given up begins anew.
    if let open = openExperience(ofPart: given.part), status != .dropped {
      experiences[open].complete(with: given)
    } else {
      var new = given
      new.started = given.started ?? day
      experiences.append(new)
    }
    status = .active
    rate(given, asLatest: true)
    return wasPaused ? .resumed : .started
  }

  private mutating func finish(_ given: Experience, on day: PartialDate) -> ExperienceStep.Outcome {
    var given = given
    given.finished = given.finished ?? day
    let index = closable(by: given.finished ?? day, part: given.part) ?? experiences.count
    if index < experiences.count {
      experiences[index].complete(with: given)
    } else {
      experiences.append(given)
    }
    if given.part != nil {
      // A part says nothing of the whole but that it was begun.
      if status == nil || status == .wish { status = .active }
    } else {
      if openExperience() == nil { status = .done }
      rate(given, asLatest: experiences.latestIndex { $0.part == nil } == index)
    }
    return .finished
  }

  private mutating func leave(as status: BookmarkStatus, _ given: Experience)
    -> ExperienceStep.Outcome
  {
    if let open = openExperience(ofPart: given.part) {
      experiences[open].complete(with: given)
    } else if let said = given.note {
      note = note.map { $0 + "\n\n" + said } ?? said
    }
    self.status = status
    rate(given, asLatest: true)
    return status == .paused ? .paused : .dropped
  }

  /// The open time that an end can belong to: one that didn't begin after it.
  private func closable(by end: PartialDate, part: String?) -> Int? {
    guard let open = openExperience(ofPart: part), let started = experiences[open].started else {
      return nil
    }
    return started.sortRange.lowerBound <= end.sortRange.upperBound ? open : nil
  }

  private mutating func rate(_ given: Experience, asLatest isLatest: Bool) {
    guard given.part == nil, let new = given.rating, isLatest || rating == nil else { return }
    rating = new
  }
}

extension Experience {
  /// Takes over everything that another description says of the same time.
  fileprivate mutating func complete(with other: Experience) {
    started = other.started ?? started
    finished = other.finished ?? finished
    rating = other.rating ?? rating
    note = other.note ?? note
    format = other.format ?? format
  }
}
