public import BookmarkModel

/// What words mean only at a time and in a collection: the day of today, the scale of ratings.
public struct GrammarContext: Hashable, Sendable {
  /// The day that `today` means, with month and day.
  public var today: PartialDate
  /// The scale of a rating that is typed without one; `rating.scale` of the configuration.
  public var ratingScale: Double

  /// A context; ratings are on the scale 5 unless told.
  public init(today: PartialDate, ratingScale: Double = Rating.standardScale) {
    self.today = today
    self.ratingScale = ratingScale
  }
}
