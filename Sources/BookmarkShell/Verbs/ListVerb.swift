import BookmarkCommands
import BookmarkModel
import Localization

/// `list`: the bookmarks of a query, in sections, in any form.
enum ListVerb: ShellVerb {
  static let guide = ListBookmarks.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let form = try OutputForm(invocation.words, in: invocation.messages)
    let query = try invocation.query()
    let listing = Listing(query: query, invocation: invocation)
    let total = try await listing.write(form.listing(invocation, keys: query.sections))
    if total == 0, !form.isForPrograms {
      let messages = invocation.messages
      try invocation.remark(
        query.filter == .all ? messages.listingCollectionEmpty : messages.listingNothingMatches)
    }
    return .success
  }
}
