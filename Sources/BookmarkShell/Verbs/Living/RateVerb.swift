import BookmarkCommands
import BookmarkModel
import Localization

/// `rate`: what its owner thinks of a work, on any scale.
enum RateVerb: ShellVerb {
  static let guide = CommandGuide(
    "rate", verb: "rate", summary: \.commandRateSummary, usage: "TARGET|QUERY RATING [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("RATING", \.parameterRating), .init("--yes", \.optionYes),
      .init("--json", \.optionJson),
    ],
    examples: ["rate 三体 4.5", "rate @3 8/10", "rate @3 ★★★★½", "rate @3 none"], effect: .writes)

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let context = try invocation.grammar
    let words = invocation.words.words
    guard words.count > 1, let last = words.last else {
      throw .grammar(GrammarError(.missingOptionValue("rate"), at: words.first?.columns))
    }
    let value = GrammarLexicon.isNone(last.text, for: .rating) ? "" : last.text
    let rating = Rating(value, scale: context.ratingScale)
    guard rating != nil || value.isEmpty else {
      throw .grammar(
        GrammarError(.badValue(FieldError(.rating, value, .notARating)), at: last.columns))
    }
    let edit = BookmarkEdit(.rating, .set, rating?.text ?? "")
    return try await SetVerb.change(Array(words.dropLast()), [edit], invocation)
  }
}
