import BookmarkModel

/// One row of a service's table: a work, or one time of it, or one copy.
struct ExportRow {
  let content: BookmarkContent
  /// The time that the row is about, where there is a row for each.
  var experience: Experience?
  /// Whether there was a time before.
  var isRepetition = false
  /// Whether there is none after, so that what is thought of the work is thought of this time.
  var isLatest = true
  /// The copy that the row is about, where there is a row for each.
  var copy: Copy?
  /// The row's number in the file, from 1.
  var number = 0
}
