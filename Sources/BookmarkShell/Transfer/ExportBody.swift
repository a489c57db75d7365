import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// The form of an export while it is written: records for programs, or a page for people.
enum ExportBody {
  case records(any BookmarkWriter)
  case page(any ListingForm)

  mutating func begin(_ open: OpenExport.Reply) -> [UInt8] {
    switch self {
    case .records(var writer):
      defer { self = .records(writer) }
      return writer.begin()
    case .page(var form):
      defer { self = .page(form) }
      return form.begin(
        ListingHead(
          total: open.total, sections: open.sections, extraColumns: open.extraColumns))
    }
  }

  mutating func append(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    switch self {
    case .records(var writer):
      defer { self = .records(writer) }
      return bookmarks.reduce(into: []) { $0 += writer.append($1.bookmark) }
    case .page(var form):
      defer { self = .page(form) }
      return form.page(bookmarks)
    }
  }

  mutating func end(total: Int) -> [UInt8] {
    switch self {
    case .records(var writer):
      defer { self = .records(writer) }
      return writer.end()
    case .page(var form):
      defer { self = .page(form) }
      return form.end(total: total)
    }
  }

  var report: ExportReport {
    if case .records(let writer) = self { return writer.report }
    return ExportReport()
  }
}
