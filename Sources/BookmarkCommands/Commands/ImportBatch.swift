public import BookmarkModel
import Localization

/// Stages some rows of an open import and says what each will do.
public struct ImportBatch: Command {
  /// The open import.
  public var session: Int
  /// The rows, in the order of the source.
  public var drafts: [BookmarkDraft]
  /// The part of the source they are from, such as a member of an archive, when it has parts.
  ///
  /// Equal events are counted anew in each part, because parts repeat each other: a review and the
  /// diary's line are one viewing.
  public var part: String?
  /// The fields in which the rows count against what a person typed; none when left out.
  ///
  /// A row may be given once more with fields that the person decided on; what it did before stays.
  public var replacing: [BookmarkField]?
  /// Whether to say from what to what each row changes a work.
  public var wantsPreviews: Bool?

  /// Rows for an import.
  public init(
    session: Int, drafts: [BookmarkDraft], part: String? = nil, replacing: [BookmarkField]? = nil,
    wantsPreviews: Bool? = nil
  ) {
    self.session = session
    self.drafts = drafts
    self.part = part
    self.replacing = replacing
    self.wantsPreviews = wantsPreviews
  }

  /// What the rows will do.
  public struct Reply: Codable, Sendable {
    /// One outcome a draft, in the same order.
    public var outcomes: [ImportOutcome]
    /// How many existing bookmarks the import would change by now, each counted once.
    public var changing: Int
    /// What the rows change from what to what, if that was asked; only of rows that meet a work.
    public var previews: [ImportPreview]?

    /// The outcomes.
    public init(
      outcomes: [ImportOutcome], changing: Int = 0, previews: [ImportPreview]? = nil
    ) {
      self.outcomes = outcomes
      self.changing = changing
      self.previews = previews
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "import.batch", summary: \.commandImportBatchSummary, effect: .writes)
}

/// What one row of an import does to the collection.
public enum ImportOutcome: Codable, Sendable {
  /// It makes a new bookmark.
  case added
  /// It adds to a bookmark that is there, or to an earlier row of the same import.
  ///
  /// `kept` are the fields of which the row says something else than a person typed, or than an
  /// earlier row of the same import said; they stay as they are.
  case merged(changed: [BookmarkField], kept: [BookmarkField])
  /// It says nothing new.
  case unchanged(kept: [BookmarkField])
  /// It can't be told which bookmark it means; nothing is staged for it.
  case ambiguous([CommandFailure.Candidate])
  /// It stays out, because a person said no before; nothing is staged for it.
  case skipped(ImportRefusal)
}

/// Which earlier decision of a person keeps a row of an import out.
public struct ImportRefusal: Hashable, Codable, Sendable {
  /// The decisions that last.
  public enum Reason: String, Codable, Sendable {
    /// The work was removed.
    case removed
    /// The row could mean any of several works that are kept apart.
    case keptApart
  }

  /// What was decided.
  public var reason: Reason
  /// What it was decided about: the removed bookmark as it was, or those that are kept apart.
  public var bookmarks: [CommandFailure.Candidate]

  /// A refusal.
  public init(_ reason: Reason, _ bookmarks: [CommandFailure.Candidate]) {
    self.reason = reason
    self.bookmarks = bookmarks
  }
}
