import BookmarkCommands
import BookmarkModel
import Localization

/// Finds out with which work a step is taken.
struct StepTarget {
  let step: ExperienceStep
  let invocation: Invocation

  /// The work that words mean: a description where they say a type or an identifier, else a bookmark.
  func work(
    _ words: [GrammarWord], _ edits: [BookmarkEdit], _ context: GrammarContext
  ) async throws(ShellFailure) -> LogExperience.Work {
    let resolution = TargetResolution(invocation: invocation)
    let new = try invocation.parse { () throws(GrammarError) in try NewWork(words) }
    if StepRun.adds(step), let new = try await addition(new, words) {
      let (content, typed) = try new.content(edits, context)
      return .described(content, typed: typed)
    }
    do throws(ShellFailure) {
      return .bookmark(try await resolution.single(words))
    } catch {
      guard case .command(let failure) = error, failure.id == .notFound, StepRun.adds(step),
        new.identifiers.isEmpty, !words.isEmpty
      else { throw error }
      throw .said(unknown(words, failure.candidates), .usage)
    }
  }

  /// Without a type nothing is added, for it would have to be guessed; says how, and what is near.
  private func unknown(_ words: [GrammarWord], _ nearest: [CommandFailure.Candidate]) -> String {
    let messages = invocation.messages
    let text = invocation.text.safe(words.map(\.text).joined(separator: " "))
    let sentence = messages.logSayType(title: text, line: "\(step.rawValue) book \(text)")
    if nearest.isEmpty { return sentence }
    return messages.shellNearest(error: sentence) + invocation.text.numbered(nearest)
  }

  /// The work that is added unless it is there; `nil` when the words can only mean a bookmark.
  private func addition(_ new: NewWork, _ words: [GrammarWord]) async throws(ShellFailure)
    -> NewWork?
  {
    if let first = new.identifiers.first {
      var new = new
      let filter = BookmarkFilter.identifier(scheme: first.scheme, value: first.value)
      let known = try await invocation.perform(
        ListBookmarks(BookmarkQuery(filter, limit: 2), counts: false)
      ).bookmarks
      // A work that carries the identifier is meant, whatever its type.
      if let type = known.first?.bookmark.content.type, known.count == 1 { new.type = type }
      new.type = new.type ?? Self.type(of: first)
      return new.type == nil ? nil : new
    }
    guard new.type != nil, !new.title.isEmpty else { return nil }
    let context = try await invocation.grammar(for: words)
    let target = try invocation.parse { () throws(GrammarError) in
      try TargetParser(context).target(words)
    }
    return target.exactTitle == nil ? nil : new
  }

  /// The kind of works that a scheme numbers, where it numbers one kind only.
  private static func type(of identifier: Identifier) -> BookmarkType? {
    switch identifier.scheme {
    case "isbn", "goodreads", "openlibrary", "librarything", "storygraph": .book
    case "imdb", "letterboxd": .movie
    case "musicbrainz", "discogs", "spotify", "lastfm": .music
    default: nil
    }
  }
}
