import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// What one row of a file does, or would do, with all that is needed to show it.
struct RowEffect {
  /// The kinds, in the order in which they are shown; a row may have two of them.
  enum Kind: String, CaseIterable {
    case new
    case changed
    /// The row says something else than what is known and stays.
    case conflicting
    case unchanged
    /// The row stays out because a person said no before.
    case skipped
    case rejected
  }

  var kind: Kind
  var part: String?
  var line: Int
  /// What the row says.
  var content = BookmarkContent()
  /// What it says it about, where there is such a work.
  var preview: ImportPreview?
  /// The fields that stay as they are.
  var kept: [BookmarkField] = []
  /// Why it is skipped.
  var refusal: ImportRefusal?
  /// Why it is rejected.
  var problem: ImportReport.Problem?

  /// A rejected row.
  init(rejected problem: ImportReport.Problem) {
    kind = .rejected
    part = problem.row.part
    line = problem.row.line
    self.problem = problem
  }

  private init(_ kind: Kind, _ draft: BookmarkDraft, _ part: String?, _ preview: ImportPreview?) {
    self.kind = kind
    self.part = part
    line = draft.line ?? 0
    content = draft.content
    self.preview = preview
  }

  /// The effects of a row that was staged; none of an ambiguous one, which is rejected.
  static func all(
    of draft: BookmarkDraft, part: String?, _ outcome: ImportOutcome, _ preview: ImportPreview?
  ) -> [RowEffect] {
    func conflict(_ kept: [BookmarkField]) -> [RowEffect] {
      if kept.isEmpty { return [] }
      var effect = RowEffect(.conflicting, draft, part, preview)
      effect.kept = kept
      return [effect]
    }
    switch outcome {
    case .added: return [RowEffect(.new, draft, part, nil)]
    case .merged(_, let kept):
      return [RowEffect(.changed, draft, part, preview)] + conflict(kept)
    case .unchanged(let kept):
      return kept.isEmpty ? [RowEffect(.unchanged, draft, part, preview)] : conflict(kept)
    case .skipped(let refusal):
      var effect = RowEffect(.skipped, draft, part, nil)
      effect.refusal = refusal
      return [effect]
    case .ambiguous: return []
    }
  }
}
