public import BookmarkModel
import FoundationEssentials
public import JSON

/// Bookmarks as JSON objects, as exports and answers to programs have them.
public enum BookmarkJSON {
  /// Writes one bookmark as an object with the names of its fields as keys; what is unknown has no key.
  ///
  /// - Parameter includingID: also the number in this collection, for answers; exports leave it out.
  public static func write(
    _ bookmark: Bookmark, to writer: inout JSONWriter, includingID: Bool
  ) {
    writer.beginObject()
    writer.member("uid", bookmark.uid.uuidString.lowercased())
    if includingID {
      writer.name("id")
      writer.number(String(bookmark.id))
    }
    for field in BookmarkField.content { write(field, of: bookmark.content, to: &writer) }
    write(bookmark.content.extras, to: &writer)
    writer.endObject()
  }

  private static func write(
    _ field: BookmarkField, of content: BookmarkContent, to writer: inout JSONWriter
  ) {
    switch field {
    case .titles:
      writer.list("titles", content.writtenTitles) { write($0, to: &$1) }
    case .creator:
      writer.list("creator", content.creators) { write($0, of: content.type, to: &$1) }
    case .year: write(content.published, to: &writer)
    case .rating: if let rating = content.rating { writer.rating("rating", rating) }
    case .favourite:
      if content.isFavourite {
        writer.name("favourite")
        writer.bool(true)
      }
    case .series: writer.list("series", content.series) { write($0, to: &$1) }
    case .format: writer.list("format", content.formats) { $1.string($0.rawValue) }
    case .plan: writer.list("plan", content.weekdays) { $1.string($0.name) }
    case .identifier: write(content.identifiers, to: &writer)
    case .experience: writer.list("experience", content.experiences) { write($0, to: &$1) }
    case .copy: writer.list("copy", content.copies) { write($0, to: &$1) }
    case .tag: writer.list("tag", content.tags) { $1.string($0) }
    case .shelf: writer.list("shelf", content.shelves) { write($0, to: &$1) }
    default:
      let text = content.text(of: field)
      if !text.isEmpty { writer.member(field.rawValue, text) }
    }
  }

  private static func write(_ title: Title, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", title.text)
    if title.role != .alias { writer.member("role", title.role.rawValue) }
    writer.member("language", title.language)
    writer.endObject()
  }

  /// A creator in the type's main role is the bare name.
  private static func write(
    _ creator: Creator, of type: BookmarkType, to writer: inout JSONWriter
  ) {
    let isMain = creator.role == type.mainCreatorRole
    if isMain, creator.language == nil { return writer.string(creator.name) }
    writer.beginObject()
    writer.member("name", creator.name)
    if !isMain { writer.member("role", creator.role.rawValue) }
    writer.member("language", creator.language)
    writer.endObject()
  }

  /// A plain year is a number, anything more a text.
  private static func write(_ date: PartialDate?, to writer: inout JSONWriter) {
    guard let date else { return }
    if date.year > 0, date.month == nil, !date.isApproximate {
      writer.name("year")
      writer.int(date.year)
    } else {
      writer.member("year", date.description)
    }
  }

  private static func write(_ series: SeriesEntry, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", series.name)
    writer.member("position", series.position)
    writer.endObject()
  }

  /// An object of schemes; a scheme that occurs several times has an array.
  private static func write(_ identifiers: [Identifier], to writer: inout JSONWriter) {
    guard !identifiers.isEmpty else { return }
    writer.name("identifier")
    writer.beginObject()
    var written: Set<String> = []
    for identifier in identifiers where written.insert(identifier.scheme).inserted {
      let values = identifiers.filter { $0.scheme == identifier.scheme }.map(\.value)
      writer.name(identifier.scheme)
      if values.count == 1 {
        writer.string(values[0])
      } else {
        writer.beginArray()
        for value in values { writer.string(value) }
        writer.endArray()
      }
    }
    writer.endObject()
  }

  private static func write(_ experience: Experience, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("started", experience.started?.description)
    writer.member("finished", experience.finished?.description)
    writer.member("time", experience.time)
    if let rating = experience.rating { writer.rating("rating", rating) }
    writer.member("note", experience.note)
    writer.member("format", experience.format?.rawValue)
    writer.member("part", experience.part)
    writer.member("link", experience.link)
    writer.endObject()
  }

  private static func write(_ copy: Copy, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("format", copy.format?.rawValue)
    writer.member("location", copy.location)
    writer.member("acquired", copy.acquired?.description)
    writer.member("price", copy.price)
    writer.member("lent", copy.lentTo)
    writer.member("since", copy.lentSince?.description)
    writer.member("note", copy.note)
    writer.endObject()
  }

  private static func write(_ entry: ShelfEntry, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", entry.shelf)
    if let position = entry.position {
      writer.name("position")
      writer.int(position)
    }
    writer.member("note", entry.note)
    writer.endObject()
  }

  /// An object in order; names that occur several times can't be keys, so then it is an array.
  private static func write(_ extras: [ExtraColumn], to writer: inout JSONWriter) {
    guard !extras.isEmpty else { return }
    writer.name("extra")
    let names = Set(extras.map { Array($0.name.utf8) })
    if names.count == extras.count {
      writer.beginObject()
      for extra in extras { writer.member(extra.name, extra.value) }
      writer.endObject()
    } else {
      writer.beginArray()
      for extra in extras {
        writer.beginObject()
        writer.member("name", extra.name)
        writer.member("value", extra.value)
        writer.endObject()
      }
      writer.endArray()
    }
  }
}

extension JSONWriter {
  /// A member with a text, if there is one.
  fileprivate mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// A number where the rating is one on the scale of 5, else its text.
  fileprivate mutating func rating(_ name: String, _ rating: Rating) {
    self.name(name)
    let isNumber = rating.text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    if isNumber { number(rating.text) } else { string(rating.text) }
  }

  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.name(name)
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }
}
