public import Localization

/// What holds for one call beside the command itself.
public struct CommandContext: Sendable {
  /// The language in which titles and labels of the reply are chosen and ordered.
  public var language: Language
  /// The BCP 47 tag of the collation of titles and names; that of the language when `nil`.
  public var collation: String?
  /// What the caller may do.
  public var rights: Rights
  /// Takes notice of long work; called from any task, at most some ten times a second.
  public var progress: (@Sendable (CommandProgress) -> Void)?
  /// Asked now and then during long work; when it says yes, the work stops and changes nothing.
  public var isCancelled: @Sendable () -> Bool

  /// What a caller may do to the collection.
  public enum Rights: Sendable {
    /// Only look.
    case read
    /// Look and change.
    case write
  }

  /// A context; with the right to change unless told.
  public init(
    language: Language, collation: String? = nil, rights: Rights = .write,
    progress: (@Sendable (CommandProgress) -> Void)? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.language = language
    self.collation = collation
    self.rights = rights
    self.progress = progress
    self.isCancelled = isCancelled
  }
}

/// How far a long command is.
public struct CommandProgress: Codable, Sendable {
  /// What is being done now.
  public var stage: Stage
  /// Units done.
  public var done: Int
  /// Units in all, when known.
  public var total: Int?

  /// The stages of long work.
  public enum Stage: String, Codable, Sendable {
    /// Rows are read and matched.
    case reading
    /// Bookmarks are compared with each other.
    case comparing
    /// Rows are written into the store.
    case writing
    /// The search index and the orders are brought up to date.
    case indexing
  }

  /// A notice.
  public init(_ stage: Stage, done: Int, total: Int? = nil) {
    self.stage = stage
    self.done = done
    self.total = total
  }
}
