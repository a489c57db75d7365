import BookmarkCommands
import BookmarkModel

/// What came of staging one row.
struct StagedRow {
  /// The row and the work that it met.
  struct Meeting {
    let reference: Int64
    let before: BookmarkContent
    let after: BookmarkContent
    let typed: [BookmarkField]

    func preview(ofDraft index: Int) -> ImportPreview {
      ImportPreview(
        draft: index, id: reference > 0 ? reference : nil, before: before, after: after,
        typed: typed)
    }
  }

  let outcome: ImportOutcome
  let meeting: Meeting?

  init(_ outcome: ImportOutcome, _ meeting: Meeting? = nil) {
    self.outcome = outcome
    self.meeting = meeting
  }
}
