extension BookmarkContent {
  /// What this content says that an earlier state of it did not: all else is left empty.
  ///
  /// Joined with what others made of the bookmark meanwhile, it brings what the import wanted and
  /// doesn't turn back what they did.
  public func news(since base: BookmarkContent) -> BookmarkContent {
    var news = BookmarkContent(type: type)
    news.titles = titles.filter { !base.titles.contains($0) }
    news.creators = creators.filter { !base.creators.contains($0) }
    news.published = published == base.published ? nil : published
    news.status = status == base.status ? nil : status
    news.rating = rating == base.rating ? nil : rating
    news.isFavourite = isFavourite && !base.isFavourite
    news.series = series.filter { !base.series.contains($0) }
    news.publisher = publisher == base.publisher ? nil : publisher
    news.language = language == base.language ? nil : language
    news.formats = formats.filter { !base.formats.contains($0) }
    news.weekdays = weekdays.filter { !base.weekdays.contains($0) }
    news.identifiers = identifiers.filter { !base.identifiers.contains($0) }
    news.experiences = experiences.filter { !base.experiences.contains($0) }
    news.copies = copies.filter { !base.copies.contains($0) }
    news.tags = tags.filter { !base.tags.contains($0) }
    news.shelves = shelves.filter { !base.shelves.contains($0) }
    news.url = url == base.url ? nil : url
    news.review = review == base.review ? nil : review
    news.note = note == base.note ? nil : note
    news.added = added == base.added ? nil : added
    news.extras = extras.filter { !base.extras.contains($0) }
    return news
  }
}
