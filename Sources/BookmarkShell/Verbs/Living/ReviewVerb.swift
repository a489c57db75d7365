import BookmarkCommands
import BookmarkModel
import Localization

/// `review`: what its owner wrote for others, in their editor.
enum ReviewVerb: ShellVerb {
  static let guide = CommandGuide(
    "review", verb: "review", summary: \.commandReviewSummary, usage: "TARGET [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("--json", \.optionJson),
    ], examples: ["review 三体"], effect: .writes)

  /// From this line on nothing belongs to the review; a heading in Markdown begins with `#` too.
  private static let scissors = "# ------------------------ >8 ------------------------"

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let resolution = TargetResolution(invocation: invocation)
    let bookmark = try await resolution.bookmark(invocation.words.words)
    let old = bookmark.content.review ?? ""
    let hint = invocation.messages.editHintReview(bookmark: invocation.text.line(bookmark))
    let given = "\(old)\n\n\(scissors)\n# \(hint)\n"
    let session = try EditingSession(invocation, of: bookmark, text: given)
    guard let text = try session.edited(given) else { return try SetVerb.nothingDone(invocation) }
    let review = review(in: text)
    if review == Self.review(in: given) { return try SetVerb.nothingDone(invocation) }
    let edits = [BookmarkEdit(.review, .set, review)]
    try SetVerb.tellOrJSON(try await session.save(edits, of: bookmark), edits, invocation)
    return .success
  }

  private static func review(in text: String) -> String {
    let lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    var own = Array(lines.prefix { $0 != scissors })
    while let last = own.last, last.allSatisfy(\.isWhitespace) { own.removeLast() }
    return own.joined(separator: "\n")
  }
}
