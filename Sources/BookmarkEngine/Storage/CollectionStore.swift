public import BookmarkCommands
public import BookmarkModel
public import FoundationEssentials

/// Where a collection is kept; what every implementation must do is written as a test, its contract.
public protocol CollectionStore: Sendable {
  /// One moment of the collection, to read from until it is refreshed or released.
  func snapshot() throws(StoreError) -> any CollectionSnapshot

  /// Carries out one change: everything in the body, or nothing when it throws.
  ///
  /// The change gets a number when the body writes a bookmark at least once. Only one change at a time, also
  /// between processes; the others wait as long as the one makes progress.
  func write<Result>(
    _ change: ChangeDescription,
    _ body: (any CollectionWriter) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result

  /// A place to stage an import, which keeps nobody waiting before it is finished.
  func stagingArea(_ change: ChangeDescription) throws(StoreError) -> any StagingArea

  /// What `doctor` says of this store.
  func diagnose() throws(StoreError) -> [Doctor.Reply.Check]

  /// The version of the schema that this build writes.
  var schemaVersion: Int { get }

  /// The version of the database library; empty for a store that uses none.
  var libraryVersion: String { get }
}

/// One moment of a collection.
public protocol CollectionSnapshot: AnyObject {
  /// Takes notice of long work, such as making the order of a language that is new to the store.
  var progress: ((CommandProgress) -> Void)? { get set }

  /// Goes on to the newest state.
  func refresh() throws(StoreError)

  /// Lets the moment go, so that nothing is kept for it; reading again needs a refresh first.
  func release()

  /// The numbers of the bookmarks of a query, in sections and in order.
  ///
  /// - Parameter counting: whether all that match have to be counted when a limit is given; to find
  ///   the first few may take much less time. Without it the total and the sections behind the last
  ///   of these bookmarks may be missing.
  func arrange(_ query: BookmarkQuery, counting: Bool) throws(StoreError) -> Arrangement

  /// The statements by which ``arrange(_:counting:)`` answers a query; empty for a store without any.
  func explain(_ query: BookmarkQuery) throws(StoreError) -> [QueryStep]

  /// How many match, and how many in each section.
  func count(_ query: BookmarkQuery) throws(StoreError) -> (total: Int, sections: [BookmarkSection])

  /// The bookmarks with these numbers in the given order; those that don't exist are left out.
  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark]

  /// The works that share a uid, an identifier, or type and a title with the key.
  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate]

  /// Former works that share a uid, an identifier, or type and a title with the key, or the hash of
  /// the source row that they were last written from.
  func formerWorks(for key: IdentityKey, hash: Int64?) throws(StoreError) -> [FormerWork]

  /// The former work that had a number; `nil` for a bookmark, and for a number never given.
  func formerWork(_ id: Int64) throws(StoreError) -> FormerWork?

  /// The works that were merged into a bookmark and are part of it still, in order of their numbers.
  func merged(into id: Int64) throws(StoreError) -> [FormerWork]

  /// The pairs among some bookmarks that a person keeps apart.
  func keptApart(among ids: [Int64]) throws(StoreError) -> Set<BookmarkPair>

  /// The pairs of a bookmark with any other that a person keeps apart.
  func keptApart(from id: Int64) throws(StoreError) -> Set<BookmarkPair>

  /// Which names are those of one creator.
  func creatorNames() throws(StoreError) -> CreatorNames

  /// Distinct values of a text field that begin with a folded prefix, in order.
  func values(of field: BookmarkField, prefix: String, limit: Int) throws(StoreError) -> [String]

  /// How many bookmarks there are of each type that occurs.
  func typeCounts() throws(StoreError) -> [BookmarkType: Int]

  /// The largest sections by a property, the largest first, equal ones byte by byte; none without a value.
  func largestSections(by property: SectionKey.Property, of filter: BookmarkFilter, limit: Int)
    throws(StoreError) -> [BookmarkSection]

  /// How many of the bookmarks of each type are rated, and how; types without a rating are left out.
  func ratingSums(of filter: BookmarkFilter) throws(StoreError) -> [RatingSum]

  /// How often the bookmarks were finished on each date as it is known, in order.
  func finishDates(of filter: BookmarkFilter) throws(StoreError) -> [FinishCount]

  /// Each time that one of the bookmarks was finished within a year, month or day, in order.
  func finishes(of filter: BookmarkFilter, in period: PartialDate) throws(StoreError) -> [Finish]

  /// Whether a work by a creator of that name was finished until the end of a year, month or day.
  func hasFinish(by creator: String, through period: PartialDate) throws(StoreError) -> Bool

  /// The columns that the extras of the given bookmarks need (see ``ExtraColumnNames``).
  func extraColumns(of ids: [Int64]) throws(StoreError) -> [String]

  /// The source or command of a change.
  func source(ofChange change: Int64) throws(StoreError) -> String?

  /// The saved views in order of their keys.
  func views() throws(StoreError) -> [SavedView]

  /// The goals, those of the latest year first, then by type, those for any type before all.
  func goals() throws(StoreError) -> [Goal]

  /// The change with a number.
  ///
  /// Its `undoneBy` is the change that refers to it, whatever became of that; `target` is given for
  /// an undo without `undoes` only.
  func change(_ number: Int64) throws(StoreError) -> ChangeSummary?

  /// The changes before a number, or all of them, the newest first.
  func changes(before number: Int64?, limit: Int) throws(StoreError) -> [ChangeSummary]

  /// What a reversal would do; the same as ``CollectionWriter/reverse(_:isCancelled:)`` does.
  func preview(_ reversal: Reversal) throws(StoreError) -> ReversalEffect

  /// What changes found a bookmark to be, in order; the change that added it is not among them.
  ///
  /// That an import was undone and made again leaves no version in the bookmarks it added.
  func versions(of id: Int64) throws(StoreError) -> [BookmarkVersion]
}

extension CollectionSnapshot {
  /// The numbers of the bookmarks of a query, in sections and in order, with how many match.
  public func arrange(_ query: BookmarkQuery) throws(StoreError) -> Arrangement {
    try arrange(query, counting: true)
  }
}

/// Writes within one change; sees what it has written.
public protocol CollectionWriter: CollectionSnapshot {
  /// Is told what each bookmark was and is, where single ones are added, changed or removed.
  ///
  /// Not what a reversal does, which nobody can refuse.
  var observer: ((_ before: Bookmark?, _ after: Bookmark?) -> Void)? { get set }

  /// The number of the change; `nil` as long as nothing was written.
  var change: Int64? { get }

  /// Adds a work and gives the bookmark it has become.
  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet)
    throws(StoreError) -> Bookmark

  /// Replaces content and typed fields of a bookmark; what it was before is kept for undo.
  func update(_ bookmark: Bookmark) throws(StoreError)

  /// Removes bookmarks, which become former works; what they were is kept for undo.
  ///
  /// - Parameter heir: the bookmark that takes them in; `nil` when a person doesn't want them.
  func remove(_ ids: [Int64], mergedInto heir: Int64?) throws(StoreError)

  /// Puts a former work back under its number, and gives the bookmark that it is again.
  ///
  /// Its uid must not have been given to another bookmark meanwhile.
  func bringBack(_ work: FormerWork) throws(StoreError) -> Bookmark

  /// Makes former works count no more, for they came back in another way.
  func forget(_ works: [FormerWork]) throws(StoreError)

  /// Remembers that bookmarks are different works, however alike they look.
  func keepApart(_ pairs: [BookmarkPair]) throws(StoreError)

  /// Remembers that names are those of one creator, with all that were known of each of them.
  func relate(_ names: [String]) throws(StoreError)

  /// Takes a name from the creator who has it and others.
  func separate(_ name: String) throws(StoreError)

  /// Saves a view in the place of one with the same key; a view makes no change of its own.
  func setView(_ view: SavedView) throws(StoreError)

  /// Forgets the view with a key, where there is one.
  func removeView(key: String) throws(StoreError)

  /// Sets a goal in the place of one for the same year and type; a goal makes no change of its own.
  func setGoal(_ goal: Goal) throws(StoreError)

  /// Forgets the goal for a year and a type, where there is one.
  func removeGoal(_ goal: Goal) throws(StoreError)

  /// Takes back a change; nothing is written, and no number given, when there is nothing to do.
  ///
  /// - Parameter isCancelled: asked often; when it says yes, ``StoreError/interrupted`` is thrown.
  func reverse(_ reversal: Reversal, isCancelled: @escaping () -> Bool) throws(StoreError)
    -> ReversalEffect
}

extension CollectionWriter {
  /// Removes bookmarks that a person doesn't want.
  public func remove(_ ids: [Int64]) throws(StoreError) { try remove(ids, mergedInto: nil) }
}

/// What a change is called in history.
public struct ChangeDescription: Sendable {
  /// The command: `add`, `import` and so on.
  public var command: String
  /// The file's name, for an import.
  public var source: String?
  /// The service whose export it was.
  public var service: String?

  /// A description.
  public init(command: String, source: String? = nil, service: String? = nil) {
    self.command = command
    self.source = source
    self.service = service
  }
}

/// The numbers of the bookmarks of a query in order, cut into sections.
public struct Arrangement: Sendable {
  /// How many match, those beyond the limit too; `nil` when nobody wanted to know.
  public var total: Int?
  /// The sections in order with full counts, at least those of `ids`; empty when the query has no
  /// section key.
  public var sections: [BookmarkSection]
  /// The numbers, section after section, at most as many as the query's limit.
  public var ids: [Int64]
  /// How many of `ids` fall into each section; one entry when there are no sections.
  public var lengths: [Int]

  /// An arrangement.
  public init(total: Int?, sections: [BookmarkSection], ids: [Int64], lengths: [Int]) {
    self.total = total
    self.sections = sections
    self.ids = ids
    self.lengths = lengths
  }

  /// The section of each of the numbers in `range`.
  public func sectionIndices(of range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var start = 0
    for (section, length) in lengths.enumerated() {
      let overlap = range.clamped(to: start..<(start + length))
      indices += Array(repeating: section, count: overlap.count)
      start += length
    }
    return indices
  }
}

/// One time that a bookmark was finished.
public struct Finish: Hashable, Sendable {
  /// The bookmark's number.
  public var id: Int64
  /// The bookmark's type.
  public var type: BookmarkType
  /// When, as far as known.
  public var date: PartialDate
  /// The opinion of that time, else the bookmark's; 0 to 100.
  public var rating: Double?

  /// A time.
  public init(id: Int64, type: BookmarkType, date: PartialDate, rating: Double?) {
    self.id = id
    self.type = type
    self.date = date
    self.rating = rating
  }
}

/// A work that may be the one that is meant.
public struct MatchCandidate: Sendable {
  /// The bookmark's number; negative for one that is staged and has none yet.
  public var reference: Int64
  /// What tells whether it is the same.
  public var key: IdentityKey

  /// A candidate.
  public init(reference: Int64, key: IdentityKey) {
    self.reference = reference
    self.key = key
  }
}
