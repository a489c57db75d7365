import BookmarkExchange
import BookmarkModel
import JSON

/// What a verb did to one bookmark as a line of JSON.
struct ChangeJSON {
  /// What happened, in a stable word.
  var outcome: String
  var isNew = false
  /// The bookmark as it is now.
  var bookmark: Bookmark
  var change: Int64?

  var line: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("outcome", outcome)
    writer.name("isNew")
    writer.bool(isNew)
    writer.name("bookmark")
    BookmarkJSON.write(bookmark, to: &writer, includingID: true)
    writer.change(number: change)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  /// The number of a change as a member; null where nothing changed.
  mutating func change(number: Int64?) {
    name("change")
    if let number { int(Int(number)) } else { null() }
  }

  /// Whole bookmarks as a member.
  mutating func bookmarks(_ name: String, _ bookmarks: [Bookmark]) {
    self.name(name)
    beginArray()
    for bookmark in bookmarks { BookmarkJSON.write(bookmark, to: &self, includingID: true) }
    endArray()
  }
}
