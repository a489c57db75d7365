import BookmarkCommands
import BookmarkModel

/// Decides for each row of an import what it does, and stages that.
final class ImportStager {
  let area: any StagingArea
  private var pending: [Int64: StagedWork] = [:]
  private var dirty: Set<Int64> = []
  private var claimed: [Int64: Set<Int>] = [:]
  private var part: String?
  /// The existing works that an earlier row of this import has spoken of.
  private var touched: Set<Int64> = []

  /// How many works are kept in memory before they are written to the staging area.
  private static let pendingLimit = 2_000
  /// The fields by which works are found.
  private static let identifying: Set<BookmarkField> = [.type, .title, .titles, .identifier]

  init(area: any StagingArea) {
    self.area = area
  }

  /// Says which part of the source the rows that follow are from; events count anew in another one.
  func begin(part: String?) {
    if part != self.part { claimed.removeAll() }
    self.part = part
  }

  /// Stages one row.
  func stage(_ draft: BookmarkDraft) throws(StoreError) -> ImportOutcome {
    var draft = draft
    draft.content.normalize()
    let hash = ContentHash.of(draft)
    if !draft.isEvent, let known = try area.reference(forHash: hash, uid: draft.uid) {
      // What a person typed is kept, and the caller is told so.
      if known.isTyped { return try merge(draft, into: known.reference, hash: hash) }
      touched.insert(known.reference)
      return .unchanged(kept: [])
    }
    let key = IdentityKey(draft.content, uid: draft.uid)
    switch IdentityMatch(of: key, among: try candidates(for: key)) {
    case .new:
      draft.content.deriveFromExperiences()
      let reference = try area.add(draft, key: key, hash: hash)
      if draft.isEvent { claimed[reference] = Set(draft.content.experiences.indices) }
      return .added
    case .same(let reference):
      return try merge(draft, into: reference, hash: hash)
    case .ambiguous(let references):
      return .ambiguous(try describe(references))
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

  private func merge(_ draft: BookmarkDraft, into reference: Int64, hash: Int64)
    throws(StoreError) -> ImportOutcome
  {
    var work: StagedWork
    if let known = pending[reference] {
      work = known
    } else {
      work = try area.load(reference)
    }
    // Within one source the first row that says a single value counts, later ones fill gaps, so
    // that importing the source again changes nothing.
    let isTouched = reference < 0 || !touched.insert(reference).inserted
    let kept = isTouched && !draft.isEvent ? work.content.filledFields : []
    let merge = ContentMerge(
      draft, into: work.content, typed: work.typed.union(kept),
      claimed: &claimed[reference, default: []])
    if pending.count >= Self.pendingLimit { try flush() }
    if merge.isUnchanged {
      pending[reference] = work
      return .unchanged(kept: merge.kept)
    }
    work.content = merge.content
    work.hash = draft.isEvent ? work.hash : hash
    pending[reference] = work
    if merge.changed.contains(where: Self.identifying.contains) {
      // Later rows have to find the work under its new names.
      try area.update([(reference: reference, work: work)])
      dirty.remove(reference)
    } else {
      dirty.insert(reference)
    }
    return .merged(changed: merge.changed, kept: merge.kept)
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
