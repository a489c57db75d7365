import BookmarkCommands
import BookmarkModel
import Localization

/// `list`: the bookmarks of a query, in sections, in any form, once or after every change.
enum ListVerb: ShellVerb {
  static let guide = ListBookmarks.guide

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let options = invocation.words.options
    let messages = invocation.messages
    let form = try OutputForm(invocation.words, in: messages)
    if options.contains("explain") {
      if options.contains("watch") {
        throw .said(
          messages.shellOptionsExclude(first: "--explain", second: "--watch"), .usage)
      }
      try form.refuse(beside: "--explain", except: .json, in: messages)
      let explanation = ExplainedListing(invocation: invocation, isJSON: form.kind == .json)
      try await explanation.write(try await invocation.query())
    } else if options.contains("watch") {
      try form.refuse(beside: "--watch", in: messages)
      let query = try await invocation.query()
      try await WatchedListing(query: query, form: form, invocation: invocation).run()
    } else {
      try await show(try await invocation.query(), form, invocation)
    }
    return .success
  }

  /// Writes a listing, and says so when a person would see nothing.
  static func show(_ query: BookmarkQuery, _ form: OutputForm, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let listing = Listing(query: query, invocation: invocation)
    let total = try await listing.write(form.listing(invocation, keys: query.sections))
    if total == 0, !form.isForPrograms { try invocation.remark(nothing(query, invocation)) }
  }

  /// Why there is nothing to see.
  static func nothing(_ query: BookmarkQuery, _ invocation: Invocation) -> String {
    let messages = invocation.messages
    return query.filter == .all ? messages.listingCollectionEmpty : messages.listingNothingMatches
  }
}
