import BookmarkModel

/// Writes what a service takes, and counts what it doesn't.
struct ServiceWriter: BookmarkWriter {
  private let service: ServiceExport
  private var body: any ServiceBody
  private var counts = ExportReport()

  init(_ service: ServiceExport) {
    self.service = service
    body = service.body()
  }

  var report: ExportReport {
    var report = counts
    report.formulaCells = body.formulaCells
    return report
  }

  mutating func begin() -> [UInt8] { body.begin() }

  mutating func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    if let reason = service.refusal(of: content) {
      counts.leftOut[ExportReport.LeftOut(type: content.type, reason: reason), default: 0] += 1
      return []
    }
    for field in service.lost(of: content) { counts.lost[field, default: 0] += 1 }
    if let steps = service.ratingSteps, let rating = content.rating, rating.isRounded(to: steps) {
      counts.roundedRatings += 1
    }
    return body.append(bookmark)
  }

  mutating func end() -> [UInt8] { body.end() }
}
