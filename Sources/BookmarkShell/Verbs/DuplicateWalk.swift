import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Asks about one likely pair after the other, and writes all that was decided as one change.
struct DuplicateWalk {
  let invocation: Invocation
  let pairs: [DuplicatePair]

  private enum Answer {
    case merge, keepApart, skip, quit
  }

  func run() async throws(ShellFailure) {
    try invocation.output.flush()
    var decisions = DuplicateDecisions()
    for (place, pair) in pairs.enumerated() {
      // What was decided before may have settled this one.
      if decisions.settles(pair) { continue }
      let sides = SideBySide(
        text: invocation.text, style: invocation.style, width: invocation.width ?? 80)
      invocation.console.writeError(
        sides.text(pair.first, pair.second) + "  \(invocation.text.likeness(of: pair))\n")
      let answer = ask(place + 1)
      if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      if answer == .quit { break }
      if answer == .merge { decisions.merge(pair) }
      if answer == .keepApart { decisions.keepApart(pair) }
    }
    try await write(decisions)
  }

  private func write(_ decisions: DuplicateDecisions) async throws(ShellFailure) {
    if decisions.isEmpty {
      _ = try SetVerb.nothingDone(invocation)
      return
    }
    let reply = try await invocation.perform(
      SettleDuplicates(merges: decisions.merges, apart: decisions.apart))
    let messages = invocation.messages
    var parts: [String] = []
    if reply.merged > 0 { parts.append(messages.duplicatesSettledMerged(count: reply.merged)) }
    if reply.apart > 0 { parts.append(messages.duplicatesSettledApart(count: reply.apart)) }
    try invocation.output.write(parts.joined(separator: " · ") + "\n")
    try SetVerb.tellChange(reply.change, invocation)
  }

  /// The answer about a pair; the end of the input ends the walk.
  private func ask(_ place: Int) -> Answer {
    let question = invocation.messages.duplicatesAsk(place: place, total: pairs.count) + " "
    while let answer = invocation.console.ask(question) {
      switch TextFolding.folded(answer) {
      case "m", "merge", "合并": return .merge
      case "k", "keep", "keep apart", "分开": return .keepApart
      case "s", "skip", "跳过": return .skip
      case "q", "quit", "结束": return .quit
      default: continue
      }
    }
    return .quit
  }
}

/// What a person decided about pairs so far.
struct DuplicateDecisions {
  /// The bookmarks that become one each, the one to keep first.
  private(set) var merges: [[Int64]] = []
  /// The pairs that stay apart.
  private(set) var apart: [BookmarkPair] = []

  var isEmpty: Bool { merges.isEmpty && apart.isEmpty }

  mutating func merge(_ pair: DuplicatePair) {
    let (first, second) = (group(of: pair.first.id), group(of: pair.second.id))
    merges.removeAll { $0 == first || $0 == second }
    merges.append(first + second.filter { !first.contains($0) })
  }

  mutating func keepApart(_ pair: DuplicatePair) {
    if let pair = BookmarkPair(pair.first.id, pair.second.id) { apart.append(pair) }
  }

  /// Whether a pair was merged, or members of its groups were kept apart.
  func settles(_ pair: DuplicatePair) -> Bool {
    let (first, second) = (group(of: pair.first.id), group(of: pair.second.id))
    if first == second { return true }
    return apart.contains { known in
      first.contains(known.first) && second.contains(known.second)
        || first.contains(known.second) && second.contains(known.first)
    }
  }

  private func group(of id: Int64) -> [Int64] { merges.first { $0.contains(id) } ?? [id] }
}
