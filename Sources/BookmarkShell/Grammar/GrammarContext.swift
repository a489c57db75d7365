public import BookmarkModel

/// What words mean only at a time and in a collection: the day of today, the scale of ratings, saved views.
public struct GrammarContext: Hashable, Sendable {
  /// The day that `today` means, with month and day.
  public var today: PartialDate
  /// The scale of a rating that is typed without one; `rating.scale` of the configuration.
  public var ratingScale: Double
  /// The views that `view:NAME` can mean.
  public var views: [SavedView]

  /// A context; ratings are on the scale 5 and there are no views unless told.
  public init(
    today: PartialDate, ratingScale: Double = Rating.standardScale, views: [SavedView] = []
  ) {
    self.today = today
    self.ratingScale = ratingScale
    self.views = views
  }
}
