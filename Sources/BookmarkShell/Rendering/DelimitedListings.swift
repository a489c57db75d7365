import BookmarkCommands
import BookmarkModel
import CSV
import FoundationEssentials
import Text

/// A listing as CSV with raw values, exact for programs and spreadsheets.
struct CSVListing: ListingForm {
  private let columns: [BookmarkField]?
  private var extras: [String] = []
  private var writer = CSVWriter()

  /// All of a bookmark with its number first, unless columns are given.
  init(_ columns: [BookmarkField]?) { self.columns = columns }

  private var fields: [BookmarkField] { columns ?? [.id, .uid] + BookmarkField.content }

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    if columns == nil { extras = head.extraColumns }
    writer.append(fields.map(\.rawValue) + extras)
    return writer.take()
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    for listed in bookmarks {
      let bookmark = listed.bookmark
      for field in fields {
        writer.appendField(field == .id ? String(bookmark.id) : RawText.of(field, bookmark))
      }
      for name in extras {
        writer.appendField(bookmark.content.extras.first { $0.name == name }?.value ?? "")
      }
      writer.endRecord()
    }
    return writer.take()
  }

  mutating func end(total: Int?) -> [UInt8] { [] }
}

/// A listing as lines of raw values parted by tabs, for cut, awk and while read.
struct PlainListing: ListingForm {
  let columns: [BookmarkField]

  mutating func begin(_ head: ListingHead) -> [UInt8] { [] }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    var page = ""
    for listed in bookmarks {
      let cells = columns.map { TerminalSafety.escaped(RawText.of($0, listed.bookmark)) }
      page += cells.joined(separator: "\t") + "\n"
    }
    return Array(page.utf8)
  }

  mutating func end(total: Int?) -> [UInt8] { [] }
}

/// A listing as numbers, one a line, each of which can be given as a target again.
struct IDListing: ListingForm {
  mutating func begin(_ head: ListingHead) -> [UInt8] { [] }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    var page = ""
    for listed in bookmarks { page += "@\(listed.bookmark.id)\n" }
    return Array(page.utf8)
  }

  mutating func end(total: Int?) -> [UInt8] { [] }
}

/// A listing as a Markdown table.
struct MarkdownListing: ListingForm {
  let columns: [BookmarkField]
  let text: ValueText

  mutating func begin(_ head: ListingHead) -> [UInt8] {
    let titles = columns.map { $0.title(in: text.messages) }
    return Array((line(titles) + line(columns.map { _ in "---" })).utf8)
  }

  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8] {
    var page = ""
    for listed in bookmarks {
      page += line(columns.map { MarkdownText.inline(text.cell($0, of: listed.bookmark)) })
    }
    return Array(page.utf8)
  }

  mutating func end(total: Int?) -> [UInt8] { [] }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

/// The stable text of a field, the same in every language.
enum RawText {
  static func of(_ field: BookmarkField, _ bookmark: Bookmark) -> String {
    switch field {
    case .id: "@\(bookmark.id)"
    case .uid: bookmark.uid.uuidString.lowercased()
    case .changed: bookmark.changed.description
    case .change: String(bookmark.change)
    default: bookmark.content.text(of: field)
    }
  }
}
