import BookmarkModel

/// The HTML file of links that browsers and link collections write and read.
struct NetscapeProfile: TextProfile {
  /// How every such file begins.
  static let mark = "<!DOCTYPE NETSCAPE-Bookmark-file-1>"

  let id = "netscape"
  let title = "Netscape bookmarks"
  let files: [SourceFormat] = [.html]
  let types: [BookmarkType] = []

  func recognises(_ beginning: String) -> Bool {
    let start = beginning.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.prefix(Self.mark.count - 2).lowercased() == Self.mark.dropLast(2).lowercased()
  }

  func parser() -> any RecordParser { NetscapeRecords() }
}
