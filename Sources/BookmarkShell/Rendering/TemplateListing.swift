import BookmarkCommands
import BookmarkModel

/// A listing of lines of a person's own shape.
struct TemplateListing: ListingForm {
  let template: LineTemplate
  let text: ValueText

  mutating func begin(_ head: ListingHead) -> [UInt8] { [] }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    Array(bookmarks.map { template.line($0.bookmark, text) + "\n" }.joined().utf8)
  }

  mutating func end(total: Int?) -> [UInt8] { [] }
}
