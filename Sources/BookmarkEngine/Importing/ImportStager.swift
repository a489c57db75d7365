import BookmarkCommands
import BookmarkModel

/// Decides for each row of an import what it does, and stages that.
final class ImportStager {
  let area: any StagingArea
  /// Keeps the rows that do anything for hooks; `nil` without any.
  var hook: ImportHook?
  private let identity: RowIdentity
  private var pending: [Int64: StagedWork] = [:]
  private var dirty: Set<Int64> = []
  private var claimed: [Int64: Set<Int>] = [:]
  private var part: String?
  /// The existing works that an earlier row of this import has spoken of.
  private var touched: Set<Int64> = []
  /// The existing works that the import would change.
  private(set) var changing: Set<Int64> = []

  /// How many works are kept in memory before they are written to the staging area.
  private static let pendingLimit = 2_000
  /// The fields by which works are found.
  private static let identifying: Set<BookmarkField> = [.type, .title, .titles, .identifier]

  /// - Parameter again: takes in what a person removed or keeps apart.
  init(area: any StagingArea, again: Bool) throws(StoreError) {
    self.area = area
    identity = try RowIdentity(area.collection, isAgain: again)
  }

  /// Says which part of the source the rows that follow are from; events count anew in another one.
  func begin(part: String?) {
    if part != self.part { claimed.removeAll() }
    self.part = part
  }

  /// Stages one row.
  ///
  /// - Parameter replacing: the fields in which the row counts against what a person typed.
  func stage(_ draft: BookmarkDraft, replacing: BookmarkFieldSet = []) throws(StoreError)
    -> StagedRow
  {
    let row = try decide(draft, replacing)
    switch row.outcome {
    case .added, .merged: hook?.keep(draft)
    case .unchanged, .ambiguous, .skipped: break
    }
    return row
  }

  private func decide(_ draft: BookmarkDraft, _ replacing: BookmarkFieldSet) throws(StoreError)
    -> StagedRow
  {
    var draft = draft
    draft.content.normalize()
    let hash = ContentHash.of(draft)
    if !draft.isEvent, let known = try area.reference(forHash: hash, uid: draft.uid) {
      // What a person typed is kept, and the caller is told so.
      if known.isTyped {
        return try merge(draft, into: known.reference, hash: hash, replacing: replacing)
      }
      touched.insert(known.reference)
      return StagedRow(.unchanged(kept: []))
    }
    let key = IdentityKey(draft.content, uid: draft.uid)
    let known = try candidates(for: key)
    switch try identity.meaning(of: key, hash: draft.isEvent ? nil : hash, among: known) {
    case .new(let returning):
      if !returning.isEmpty { try area.forget(returning) }
      draft.content.deriveFromExperiences()
      let reference = try area.add(draft, key: key, hash: hash)
      if draft.isEvent { claimed[reference] = Set(draft.content.experiences.indices) }
      return StagedRow(.added)
    case .same(let reference):
      return try merge(draft, into: reference, hash: hash, replacing: replacing)
    case .ambiguous(let references):
      return StagedRow(.ambiguous(try describe(references)))
    case .removed(let work):
      let candidate = CommandFailure.Candidate(work.bookmark, language: "")
      return StagedRow(.skipped(ImportRefusal(.removed, [candidate])))
    case .keptApart(let references):
      return StagedRow(.skipped(ImportRefusal(.keptApart, try describe(references))))
    }
  }

  /// Writes what is still in memory to the staging area.
  func flush() throws(StoreError) {
    let works = dirty.sorted().compactMap { reference in
      pending[reference].map { (reference: reference, work: $0) }
    }
    if !works.isEmpty { try area.update(works) }
    pending.removeAll(keepingCapacity: true)
    dirty.removeAll(keepingCapacity: true)
  }

  /// Candidates as they are staged by now: a merge may have given a work another title or creator.
  ///
  /// Two rows of one source with different uids are two works, however alike they look.
  private func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    var candidates = try area.candidates(for: key)
    for index in candidates.indices {
      if let work = pending[candidates[index].reference] {
        candidates[index].key = IdentityKey(work.content, uid: candidates[index].key.uid)
      }
    }
    guard let uid = key.uid else { return candidates }
    return candidates.filter { candidate in
      let isOfThisSource = candidate.reference < 0 || touched.contains(candidate.reference)
      return candidate.key.uid == uid || !isOfThisSource
    }
  }

  private func merge(
    _ draft: BookmarkDraft, into reference: Int64, hash: Int64, replacing: BookmarkFieldSet
  ) throws(StoreError) -> StagedRow {
    var work: StagedWork
    if let known = pending[reference] {
      work = known
    } else {
      work = try area.load(reference)
    }
    // Within one source the first row that says a single value counts, later ones fill gaps, so
    // that importing the source again changes nothing.
    let isTouched = reference < 0 || !touched.insert(reference).inserted
    var kept = isTouched && !draft.isEvent ? work.content.filledFields : []
    // What a person typed is no earlier row's.
    kept.subtract(work.typed)
    let merge = ContentMerge(
      draft, into: work.content, typed: work.typed.subtracting(replacing).union(kept),
      claimed: &claimed[reference, default: []], names: identity.names)
    let meeting = StagedRow.Meeting(
      reference: reference, before: work.content, after: merge.content,
      typed: merge.kept.filter(work.typed.contains))
    if pending.count >= Self.pendingLimit { try flush() }
    if merge.isUnchanged {
      pending[reference] = work
      return StagedRow(.unchanged(kept: merge.kept), merge.kept.isEmpty ? nil : meeting)
    }
    work.content = merge.content
    for field in merge.changed { work.typed.subtract(BookmarkFieldSet(field)) }
    if reference > 0 { changing.insert(reference) }
    work.hash = draft.isEvent ? work.hash : hash
    pending[reference] = work
    if merge.changed.contains(where: Self.identifying.contains) {
      // Later rows have to find the work under its new names.
      try area.update([(reference: reference, work: work)])
      dirty.remove(reference)
    } else {
      dirty.insert(reference)
    }
    return StagedRow(.merged(changed: merge.changed, kept: merge.kept), meeting)
  }

  private func describe(_ references: [Int64]) throws(StoreError) -> [CommandFailure.Candidate] {
    try area.bookmarks(references.filter { $0 > 0 }).map { bookmark in
      CommandFailure.Candidate(bookmark, language: "")
    }
  }
}

extension BookmarkContent {
  /// The fields with a single value that have one.
  fileprivate var filledFields: BookmarkFieldSet {
    let fields: [(BookmarkField, Bool)] = [
      (.year, published != nil), (.status, status != nil), (.rating, rating != nil),
      (.publisher, publisher != nil), (.language, language != nil), (.url, url != nil),
      (.review, review != nil), (.note, note != nil),
    ]
    return fields.reduce(into: []) { set, field in
      if field.1 { set.insert(field.0) }
    }
  }
}

extension CommandFailure.Candidate {
  /// A bookmark as a candidate, with its title in a language.
  init(_ bookmark: Bookmark, language: String) {
    self.init(
      id: bookmark.id, title: bookmark.content.displayTitle(preferring: language),
      creator: bookmark.content.mainCreators.map(\.name).joined(separator: ", "),
      year: bookmark.content.year)
  }
}
