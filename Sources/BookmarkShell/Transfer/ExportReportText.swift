import BookmarkExchange
import BookmarkModel
import Localization

/// What there is to say of an export beside the file, a line for each thing.
struct ExportReportText {
  let text: ValueText
  let target: ExportTarget

  private var messages: Messages { text.messages }

  func lines(_ report: ExportReport) -> [String] {
    var lines: [String] = []
    if case .service(let service) = target {
      lines += leftOut(report, service)
      if !report.lost.isEmpty { lines.append(lost(report, service)) }
      if report.roundedRatings > 0 {
        lines.append(
          messages.exportRounded(count: report.roundedRatings, service: service.title))
      }
    }
    if report.formulaCells > 0 {
      lines.append(messages.exportFormulas(count: report.formulaCells))
    }
    if report.guardedCells > 0 {
      lines.append(messages.exportGuarded(count: report.guardedCells))
    }
    return lines
  }

  private func leftOut(_ report: ExportReport, _ service: ServiceExport) -> [String] {
    report.leftOut.map { (type: $0.key.type, reason: $0.key.reason, count: $0.value) }
      .sorted { ($1.count, $0.type) < ($0.count, $1.type) }
      .map { sentence(works($0.count, $0.type), $0.reason, service) }
  }

  private func sentence(_ what: String, _ reason: LeaveReason, _ service: ServiceExport) -> String {
    let title = service.title
    switch reason {
    case .type:
      return messages.exportLeftOutType(what: what, service: title, types: takes(service))
    case .title: return messages.exportLeftOutTitle(what: what, service: title)
    case .identifier(let scheme):
      return messages.exportLeftOutIdentifier(what: what, service: title, scheme: scheme)
    case .copy: return messages.exportLeftOutCopy(what: what, service: title)
    case .wish: return messages.exportLeftOutWish(what: what, service: title)
    case .unfinished(let wishes):
      return messages.exportLeftOutUnfinished(what: what, service: title, wishes: wishes)
    case .address: return messages.exportLeftOutAddress(what: what, service: title)
    }
  }

  /// `12 movies`; bookmarks of other types are bookmarks.
  private func works(_ count: Int, _ type: BookmarkType) -> String {
    switch type {
    case .book: messages.countBooks(count: count)
    case .movie: messages.countMovies(count: count)
    case .music: messages.countMusic(count: count)
    default: messages.countBookmarks(count: count)
    }
  }

  /// `books and movies`, as far as they have names.
  private func takes(_ service: ServiceExport) -> String {
    text.language.joined(
      service.types.compactMap { messages.text(forKey: "export.takes.\($0.rawValue)") })
  }

  private func lost(_ report: ExportReport, _ service: ServiceExport) -> String {
    let fields = BookmarkField.allCases.compactMap { field in
      report.lost[field].map {
        messages.listingHeading(title: field.title(in: messages), count: $0)
      }
    }
    return messages.exportLost(service: service.title, fields: text.language.joined(fields))
  }
}
