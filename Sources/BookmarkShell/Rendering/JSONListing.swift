import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON

/// A listing as JSON: one object with the sections, or one object a line.
struct JSONListing: ListingForm {
  private let isLines: Bool
  private let titles: SectionTitle
  private var writer = JSONWriter()

  init(lines isLines: Bool, keys: [SectionKey], text: ValueText) {
    self.isLines = isLines
    titles = SectionTitle(keys: keys, text: text)
  }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    if isLines { return [] }
    writer.beginObject()
    writer.counts(total: head.total ?? 0, sections: head.sections, titles: titles)
    writer.name("bookmarks")
    writer.beginArray()
    return writer.take()
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    for listed in bookmarks {
      BookmarkJSON.write(listed.bookmark, to: &writer, includingID: true)
      if isLines { writer.endLine() }
    }
    return writer.take()
  }

  var totalPlace: ListingTotalPlace { .first }

  mutating func end(total: Int?) -> [UInt8] {
    if isLines { return [] }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  /// The members `total` and `sections` of an object that is begun.
  mutating func counts(total: Int, sections: [BookmarkSection], titles: SectionTitle) {
    name("total")
    int(total)
    name("sections")
    beginArray()
    for section in sections {
      beginObject()
      name("values")
      beginArray()
      for value in section.values {
        if let value { string(value) } else { null() }
      }
      endArray()
      name("title")
      string(titles.of(section))
      name("count")
      int(section.count)
      endObject()
    }
    endArray()
  }
}
