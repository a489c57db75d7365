import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// The form of an export while it is written: records for programs, or a page for people.
struct ExportBody {
  // One of the two is there. They are changed in their places, for some hold all that was written.
  private var writer: (any BookmarkWriter)?
  private var form: (any ListingForm)?

  init(_ writer: any BookmarkWriter) { self.writer = writer }

  init(_ form: any ListingForm) { self.form = form }

  mutating func begin(_ open: OpenExport.Reply) -> [UInt8] {
    let head = ListingHead(
      total: open.total, sections: open.sections, extraColumns: open.extraColumns)
    return writer?.begin() ?? form?.begin(head) ?? []
  }

  mutating func append(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    if let page = form?.page(bookmarks) { return page }
    var bytes: [UInt8] = []
    for listed in bookmarks { bytes += writer?.append(listed.bookmark) ?? [] }
    return bytes
  }

  mutating func end(total: Int) -> [UInt8] {
    writer?.end() ?? form?.end(total: total) ?? []
  }

  /// What there is to say beside the bytes.
  var report: ExportReport { writer?.report ?? ExportReport() }
}
