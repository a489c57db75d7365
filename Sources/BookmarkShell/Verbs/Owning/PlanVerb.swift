import BookmarkCommands
import BookmarkModel
import Localization

/// `plan`: the days of the week on which a work is planned.
enum PlanVerb: ShellVerb {
  static let guide = CommandGuide(
    "plan", verb: "plan", summary: \.commandPlanSummary, usage: "TARGET|QUERY DAYS [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("DAYS", \.parameterDays),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: ["plan @3 mon,thu", "plan 三体 周一,周四", "plan @3 none"], effect: .writes)

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = TrailingWords(invocation.words.words) { word in
      !word.isQuoted && read(word.text) != nil
    }
    guard !words.rest.isEmpty else { throw .grammar(missing(in: invocation.words.words)) }
    let days = words.rest.flatMap { read($0.text) ?? [] }
    let text = days.map(\.name).joined(separator: "; ")
    return try await SetVerb.change(words.target, [BookmarkEdit(.plan, .set, text)], invocation)
  }

  /// The days that a word means, none for `none`; `nil` for any other word.
  private static func read(_ text: String) -> [Weekday]? {
    if GrammarLexicon.isNone(text, for: .plan) { return [] }
    var content = BookmarkContent()
    do throws(FieldError) {
      try content.set(.plan, to: text)
    } catch {
      return nil
    }
    return content.weekdays.isEmpty ? nil : content.weekdays
  }

  /// The last word is no day, or there is nothing but days or a target.
  private static func missing(in words: [GrammarWord]) -> GrammarError {
    guard words.count > 1, let last = words.last else {
      return GrammarError(.missingOptionValue("plan"), at: words.first?.columns)
    }
    return GrammarError(
      .badValue(FieldError(.plan, last.text, .notAWeekday)), at: last.columns)
  }
}
