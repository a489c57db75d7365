public import BookmarkCommands
public import BookmarkModel
public import FoundationEssentials

/// Where an import gathers what it will write; the collection itself stays untouched until the end.
///
/// A reference is a bookmark's number, or a negative number for a work that is staged as new.
public protocol StagingArea: AnyObject {
  /// The collection as it was when the import began.
  var collection: any CollectionSnapshot { get }

  /// The existing work that was last written from a source row with this hash.
  ///
  /// With a uid it is the work with that uid, or none.
  func reference(forHash hash: Int64, uid: UUID?) throws(StoreError) -> KnownRow?

  /// The existing and the staged works that share a uid, an identifier, or type and a title.
  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate]

  /// The content of a work, as staged when it is.
  func load(_ reference: Int64) throws(StoreError) -> StagedWork

  /// Stages a new work and gives its reference.
  func add(_ draft: BookmarkDraft, key: IdentityKey, hash: Int64) throws(StoreError) -> Int64

  /// Stages new content for works that exist or are staged already.
  func update(_ works: [(reference: Int64, work: StagedWork)]) throws(StoreError)

  /// Remembers that former works come back, so that they are former ones no more when it is finished.
  func forget(_ works: [FormerWork]) throws(StoreError)

  /// Bookmarks as an ambiguous row's candidates are shown.
  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark]

  /// Writes everything that was staged, whole or not at all.
  ///
  /// What others changed since the import began is matched again: a staged new work that turns out
  /// to exist by now becomes a change of it, what was removed stays removed.
  /// - Parameter isCancelled: asked often; when it says yes, nothing is written and
  ///   ``StoreError/interrupted`` is thrown.
  func finish(
    isCancelled: @escaping () -> Bool,
    progress: @escaping (CommandProgress) -> Void
  ) throws(StoreError) -> FinishImport.Reply

  /// Forgets everything.
  func cancel()
}

/// The work behind a source row that was imported before.
public struct KnownRow: Sendable {
  /// Its number.
  public var reference: Int64
  /// Whether a person typed some of its fields since, so that it may say something else by now.
  public var isTyped: Bool

  /// A work.
  public init(reference: Int64, isTyped: Bool) {
    self.reference = reference
    self.isTyped = isTyped
  }
}

/// The content of a work during an import.
public struct StagedWork: Sendable {
  /// What is known of it.
  public var content: BookmarkContent
  /// What a person typed.
  public var typed: BookmarkFieldSet
  /// The hash of the source row that it was last written from.
  public var hash: Int64?

  /// A work.
  public init(content: BookmarkContent, typed: BookmarkFieldSet, hash: Int64?) {
    self.content = content
    self.typed = typed
    self.hash = hash
  }
}
