import BookmarkCommands

/// The next piece of an open listing, cut short when its bookmarks are large.
///
/// A piece that was read can't be read again, so it is gathered in steps until a reply is full.
struct ListingPiece {
  private static let step = 100
  private static let fullBytes = 2 << 20
  let sessions: OpenSessions
  let command: NextExport

  /// The reply to the command.
  func bytes(in context: CommandContext) async throws(CommandFailure) -> [UInt8] {
    var bookmarks: [UInt8] = []
    var count = 0
    let limit = max(1, min(command.limit, 10_000))
    while count < limit, bookmarks.count < Self.fullBytes {
      let step = NextExport(session: command.session, limit: min(Self.step, limit - count))
      let piece = try await sessions.perform(step, in: context).bookmarks
      if piece.isEmpty { break }
      count += piece.count
      if !bookmarks.isEmpty { bookmarks.append(UInt8(ascii: ",")) }
      bookmarks += try WireCoding.bytes(piece).dropFirst().dropLast()
    }
    return Array("{\"bookmarks\":[".utf8) + bookmarks + Array("]}".utf8)
  }
}
