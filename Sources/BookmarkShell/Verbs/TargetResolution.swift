import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Finds out which bookmarks a target means.
struct TargetResolution {
  /// So many candidates are named when a title means several.
  private static let mostCandidates = 20

  let invocation: Invocation

  /// What a target came to.
  struct Result {
    var filter: BookmarkFilter
    /// Whether exactly one bookmark is meant, because it was named.
    var isSingle: Bool
    /// The words as they were typed.
    var text: String
  }

  /// The bookmarks that words mean; words of a title mean exactly one or nothing.
  func resolve(_ words: [GrammarWord]) async throws(ShellFailure) -> Result {
    if words.count == 1, words[0].text == "-" {
      return Result(filter: .ids(try readIDs()), isSingle: false, text: "-")
    }
    let context = try await invocation.grammar(for: words)
    let target = try invocation.parse { () throws(GrammarError) in
      try TargetParser(context).target(words)
    }
    guard let exact = target.exactTitle else {
      var isSingle = false
      if case .ids(let ids) = target.filter { isSingle = ids.count == 1 }
      return Result(filter: target.filter, isSingle: isSingle, text: target.text)
    }
    let same = try await find(exact)
    let found = !same.bookmarks.isEmpty ? same : try await find(target.filter)
    if found.bookmarks.count > 1 { throw ambiguous(target.text, found.bookmarks) }
    guard let only = found.bookmarks.first else {
      throw try await notFound(target.text, words)
    }
    return Result(filter: .ids([only.bookmark.id]), isSingle: true, text: target.text)
  }

  /// The numbers of the bookmarks that words mean; a query has to mean exactly one.
  func numbers(_ words: [GrammarWord]) async throws(ShellFailure) -> [Int64] {
    let target = try await resolve(words)
    if case .ids(let ids) = target.filter { return ids }
    return [try await single(words)]
  }

  /// The number of the one bookmark that words mean.
  func single(_ words: [GrammarWord]) async throws(ShellFailure) -> Int64 {
    try await bookmark(words).id
  }

  /// The one bookmark that words mean, be it by a query; several are named.
  func bookmark(_ words: [GrammarWord]) async throws(ShellFailure) -> Bookmark {
    let target = try await resolve(words)
    let found = try await find(target.filter).bookmarks
    guard found.count < 2 else { throw ambiguous(target.text, found) }
    guard let only = found.first else {
      throw .command(CommandFailure(.notFound, ["target": target.text]))
    }
    return only.bookmark
  }

  /// That words mean nothing, with what is nearest to them.
  func notFound(_ text: String, _ words: [GrammarWord]) async throws(ShellFailure)
    -> ShellFailure
  {
    let nearest = try await NearestTitles(invocation: invocation).of(words)
    return .command(
      CommandFailure(.notFound, ["target": text], candidates: nearest.map(candidate)))
  }

  private func ambiguous(_ text: String, _ found: [ListedBookmark]) -> ShellFailure {
    .command(
      CommandFailure(
        .ambiguous, ["target": text], candidates: found.map { candidate($0.bookmark) }))
  }

  private func find(_ filter: BookmarkFilter) async throws(ShellFailure) -> ListBookmarks.Reply {
    try await invocation.perform(
      ListBookmarks(BookmarkQuery(filter, limit: Self.mostCandidates), counts: false))
  }

  private func candidate(_ bookmark: Bookmark) -> CommandFailure.Candidate {
    CommandFailure.Candidate(
      id: bookmark.id,
      title: bookmark.content.displayTitle(preferring: invocation.settings.language.tag),
      creator: invocation.text.creators(of: bookmark.content), year: bookmark.content.year)
  }

  /// Numbers on standard input, one a line, as `list --ids` gives them.
  private func readIDs() throws(ShellFailure) -> [Int64] {
    var bytes: [UInt8] = []
    do throws(ConsoleError) {
      while true {
        let piece = try invocation.console.read(64 * 1024)
        if piece.isEmpty { break }
        bytes += piece
      }
    } catch {
      throw .console(error)
    }
    var ids: [Int64] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let word = line.filter { $0 > 0x20 }
      if word.isEmpty { continue }
      let digits = word.first == UInt8(ascii: "@") ? word.dropFirst() : word[...]
      guard let id = Int64(String(decoding: digits, as: UTF8.self)), id > 0 else {
        let value = TerminalSafety.escaped(String(decoding: line.prefix(100), as: UTF8.self))
        throw .said(invocation.messages.shellNotANumber(line: index + 1, value: value), .badData)
      }
      ids.append(id)
    }
    return ids
  }
}
