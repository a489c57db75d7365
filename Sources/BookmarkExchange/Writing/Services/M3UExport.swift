import BookmarkModel

extension ServiceExport {
  /// A playlist, for music that has an address or a file.
  static let m3u = ServiceExport(
    "m3u", "M3U", suffix: "m3u8", types: [.music],
    needs: [(.address, { M3UBody.place(of: $0) != nil })],
    holds: [
      .type: always, .title: always, .creator: { $0.creatorsAre(.artist) },
      .url: { $0.url == WebAddress.of($0) },
      .copy: { $0.copies == [Copy(location: M3UBody.place(of: $0))] },
    ],
    body: { M3UBody() })
}

/// Writes an extended playlist in UTF-8.
private struct M3UBody: ServiceBody {
  func begin() -> [UInt8] { Array("#EXTM3U\n".utf8) }

  func append(_ bookmark: Bookmark) -> [UInt8] {
    let content = bookmark.content
    guard let place = Self.place(of: content) else { return [] }
    let artists = content.names(.artist).joined(separator: ", ")
    let name = artists.isEmpty ? content.titleText : "\(artists) - \(content.titleText)"
    return Array("#EXTINF:-1,\(Self.line(name))\n\(place)\n".utf8)
  }

  /// A file among the copies, else an address.
  static func place(of content: BookmarkContent) -> String? {
    let files = content.copies.compactMap(\.location).filter { $0.hasPrefix("/") && line($0) == $0 }
    return files.first ?? WebAddress.of(content)
  }

  /// The text on one line.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } ? " " : $0 })
  }
}
