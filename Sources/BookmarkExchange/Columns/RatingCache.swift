import BookmarkModel

/// The ratings that texts mean on one scale; a source has few different ones.
struct RatingCache {
  /// What a text says.
  enum Entry {
    case rating(Rating)
    /// 0, which services write for "not rated".
    case unrated
    case invalid
  }

  private var entries: [String: Entry] = [:]
  private var scale = Rating.standardScale
  private static let mostEntries = 1000

  /// The meaning of a text on a scale.
  mutating func entry(of text: String, scale: Double) -> Entry {
    if scale != self.scale || entries.count >= Self.mostEntries {
      entries = [:]
      self.scale = scale
    }
    if let entry = entries[text] { return entry }
    let rating = Rating(text, scale: scale)
    let entry = rating.map { $0.value == 0 ? Entry.unrated : .rating($0) } ?? .invalid
    entries[text] = entry
    return entry
  }
}
