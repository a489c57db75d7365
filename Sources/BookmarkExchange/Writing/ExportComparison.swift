public import BookmarkModel
import FoundationEssentials

/// Compares bookmarks with what was read back of their export, one by one, in any order.
///
/// Both sides are added in the order in which they come; what is equal is forgotten at once, so that
/// two sides in the same order need no memory.
public struct ExportComparison: Sendable {
  /// Something that isn't the same on both sides.
  public enum Difference: Hashable, Sendable {
    /// A field has another value in the file; the text forms of both.
    case field(Bookmark, BookmarkField, kept: String, read: String)
    /// An extra column has another value in the file.
    case extra(Bookmark, name: String, kept: String, read: String)
    /// A bookmark isn't in the file.
    case missing(Bookmark)
    /// A row of the file is no bookmark that was to be written, or the same one again.
    case surplus(line: Int?)
    /// A row of the file can't be read.
    case unreadable(line: Int)
  }

  /// The differences, as far as they are kept; the first ones.
  public private(set) var differences: [Difference] = []
  /// How many bookmarks and rows differ, those beyond the kept differences too.
  public private(set) var differing = 0
  /// How many bookmarks were added so far.
  public private(set) var bookmarks = 0
  /// How many rows of the file were added so far.
  public private(set) var rows = 0

  private var kept: [UUID: Bookmark] = [:]
  private var read: [UUID: BookmarkDraft] = [:]

  /// How many differences are kept, for nobody reads more.
  private static let most = 20

  /// A comparison of which neither side was begun.
  public init() {}

  /// Adds the next bookmark that was to be written.
  public mutating func add(_ bookmark: Bookmark) {
    bookmarks += 1
    if let draft = read.removeValue(forKey: bookmark.uid) {
      compare(bookmark, draft)
    } else {
      kept[bookmark.uid] = bookmark
    }
  }

  /// Adds the next item that was read back.
  public mutating func add(_ item: SourceItem) {
    rows += 1
    switch item {
    case .draft(let draft, _, _):
      guard let uid = draft.uid, read[uid] == nil else { return note(.surplus(line: draft.line)) }
      if let bookmark = kept.removeValue(forKey: uid) {
        compare(bookmark, draft)
      } else {
        read[uid] = draft
      }
    case .rejected(let row): note(.unreadable(line: row.line))
    case .skipped(let line, _): note(.surplus(line: line))
    }
  }

  /// Says that nothing follows on either side.
  public mutating func finish() {
    for bookmark in kept.values.sorted(by: { $0.id < $1.id }) { note(.missing(bookmark)) }
    let lines = read.values.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) }
    for line in lines { note(.surplus(line: line)) }
    (kept, read) = ([:], [:])
  }

  private mutating func note(_ difference: Difference) {
    differing += 1
    keep(difference)
  }

  private mutating func keep(_ difference: Difference) {
    if differences.count < Self.most { differences.append(difference) }
  }

  private mutating func compare(_ bookmark: Bookmark, _ draft: BookmarkDraft) {
    var found: [Difference] = []
    for field in BookmarkField.content {
      let (kept, read) = (bookmark.content.text(of: field), draft.content.text(of: field))
      if !kept.isSame(as: read) {
        found.append(.field(bookmark, field, kept: kept, read: read))
      }
    }
    let (kept, read) = (bookmark.content.extrasByName, draft.content.extrasByName)
    for name in Set(kept.keys).union(read.keys).sorted() {
      let (kept, read) = (kept[name] ?? "", read[name] ?? "")
      if !kept.isSame(as: read) {
        found.append(.extra(bookmark, name: name, kept: kept, read: read))
      }
    }
    // The order of extra columns is that of the table, which is no difference.
    if found.isEmpty { return }
    differing += 1
    for difference in found { keep(difference) }
  }
}

extension BookmarkContent {
  /// The values of the extra columns; an empty cell is none.
  fileprivate var extrasByName: [String: String] {
    Dictionary(grouping: extras.filter { !$0.value.isEmpty }, by: \.name)
      .mapValues { $0.map(\.value).joined(separator: "; ") }
  }
}

extension String {
  /// Whether the scalars are the same; `==` takes an é of two scalars for one of a single.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
