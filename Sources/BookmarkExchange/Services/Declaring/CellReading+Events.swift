import BookmarkModel

/// What a row says of one time that a work was read, watched or heard.
extension CellReading {
  /// When it ended, with the time of day: `2024-03-07T19:37:27.000Z`.
  static let moment = Self { cell, draft in
    guard let date = draft.date(cell.column(.finished), .finished, cell.text) else { return }
    draft.experience.finished = date
    draft.experience.time = ServiceTime.timeOfDay(cell.text)
  }

  /// When it ended, in seconds or thousandths of them since 1970; what is near 1970 is no time.
  static func epoch(perSecond: Int = 1) -> Self {
    Self { cell, draft in
      guard let number = Int(ServiceText.wholeNumber(cell.text)) else {
        return draft.refuse(cell.name, cell.text, .field(.notADate))
      }
      guard let moment = ServiceTime.moment(number / perSecond) else {
        return draft.keep(cell.name, cell.text)
      }
      (draft.experience.finished, draft.experience.time) = (moment.date, moment.time)
    }
  }

  /// The day that a number of seconds since 1970 lies in.
  static let addedEpoch = Self { cell, draft in
    draft.content.added = Int(cell.text).flatMap { ServiceTime.moment($0) }?.date
  }

  /// The name of the episode or the track.
  static let part = Self { cell, draft in draft.experience.part = cell.text }

  /// What was noted of this one time.
  static let remark = Self(isExact: true) { cell, draft in draft.experience.note = cell.text }
}

extension DraftBuilder {
  /// Makes the row a play: of the track on its album, or of the track alone.
  mutating func addPlay(of track: String?, on album: String?) {
    if content.type == .untyped { content.type = .music }
    if let album {
      content.titles.insert(Title(album), at: 0)
      experience.part = track
    } else if let track {
      content.titles.insert(Title(track), at: 0)
    }
  }

  /// Makes the row one of an episode, so that what it says is not said of the whole show.
  mutating func addEpisode(season: String?, number: String?, title: String? = nil) {
    guard let number else { return }
    let place = "S\(ServiceText.wholeNumber(season ?? "1"))E\(ServiceText.wholeNumber(number))"
    experience.part = title.map { "\(place) \($0)" } ?? place
    experience.rating = content.rating
    content.rating = nil
    content.status = nil
  }

  /// Adds times of which nothing is known, so that there are as many as a count says.
  mutating func addUnknownTimes(_ cell: String?, atLeast known: Int) {
    guard let cell, let count = Int(ServiceText.wholeNumber(cell)) else { return }
    guard count > known else { return }
    let missing = max(0, min(count, 1000) - known)
    content.experiences = Array(repeating: Experience(), count: missing) + content.experiences
  }
}
