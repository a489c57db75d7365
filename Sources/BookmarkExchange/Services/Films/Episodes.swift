import BookmarkModel
import JSON

/// Shows as trackers list them: seasons with episodes, each perhaps with the time it was watched.
extension DraftBuilder {
  /// Adds each episode as a time of the show.
  mutating func addSeasons(_ seasons: [JSONValue], watched key: String) {
    for season in seasons {
      let number = season["number"]?.plainText
      for episode in season["episodes"]?.elements ?? [] {
        addWatched(episode, of: number, watched: key)
      }
    }
  }

  private mutating func addWatched(_ episode: JSONValue, of season: String?, watched key: String) {
    guard let number = episode["number"]?.plainText else { return }
    var time = Experience(part: "S\(season ?? "1")E\(number)")
    let plays = (episode["plays"]?.plainText).flatMap { Int($0) } ?? 1
    // Of the earlier times nothing is known.
    content.experiences += Array(repeating: time, count: max(1, min(plays, 1000)) - 1)
    if let text = episode[key]?.plainText { setMoment(text, of: &time, column: key) }
    content.experiences.append(time)
  }

  /// Sets the end of the row's own time.
  mutating func setMoment(_ text: String, column name: String) {
    var own = experience
    setMoment(text, of: &own, column: name)
    experience = own
  }

  /// Sets the end of a time; the first day of 1970 is how services write an unknown one.
  mutating func setMoment(_ text: String, of experience: inout Experience, column name: String) {
    guard !text.hasPrefix("1970-01-01") else { return }
    experience.finished = date(Column(name: name, meaning: .finished), .finished, text)
    experience.time = ServiceTime.timeOfDay(text)
  }
}
