import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `random`: what to read, watch or hear tonight; of what is wanted, where the query says no status.
enum RandomVerb: ShellVerb {
  static let guide = PickRandom.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let query = try await invocation.query()
    let count = query.limit ?? 1
    var reply = PickRandom.Reply(bookmarks: [], total: 0)
    if !query.filter.mentionsStatus {
      let wanted = BookmarkFilter.field(.status, .anyOf([BookmarkStatus.wish.rawValue]))
      reply = try await invocation.perform(PickRandom(query.filter && wanted, count: count))
    }
    if reply.bookmarks.isEmpty {
      reply = try await invocation.perform(PickRandom(query.filter, count: count))
    }
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
    } else if reply.bookmarks.isEmpty {
      try invocation.remark(ListVerb.nothing(query, invocation))
    } else {
      for bookmark in reply.bookmarks {
        try invocation.output.write(invocation.text.line(bookmark) + "\n")
        try invocation.tellState(bookmark)
      }
    }
    return .success
  }

  private static func json(_ reply: PickRandom.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("total")
    writer.int(reply.total)
    writer.bookmarks("bookmarks", reply.bookmarks)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}

extension BookmarkFilter {
  /// Whether the status is asked for somewhere, or single bookmarks are.
  fileprivate var mentionsStatus: Bool {
    switch self {
    case .field(.status, _), .ids: true
    case .and(let parts), .or(let parts): parts.contains(where: \.mentionsStatus)
    case .not(let part): part.mentionsStatus
    case .all, .field, .identifier: false
    }
  }
}
