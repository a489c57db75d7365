public import BookmarkModel

/// A format in which a service or a program takes bookmarks in, which need not hold all of them.
public struct ServiceExport: Sendable {
  /// The stable name that `--to` takes; that of the import profile where there is one.
  public let id: String
  /// The service's own name, or that of the format.
  public let title: String
  /// What a file's name ends with: `csv`, `bib`.
  public let suffix: String
  /// The types it takes; any type when empty.
  public let types: [BookmarkType]
  /// What a bookmark has to have beside its type, in the order in which it is asked.
  let needs: [(reason: LeaveReason, isMet: Test)]
  /// How many steps a rating has above none; nil where any number can stand, or none at all.
  let ratingSteps: Double?
  /// The fields that have a place, and what of them; of the rating only what the steps don't say.
  let holds: [BookmarkField: Test]
  /// Makes the writer of what is taken.
  let body: @Sendable () -> any ServiceBody

  /// A question about a bookmark.
  typealias Test = @Sendable (BookmarkContent) -> Bool

  init(
    _ id: String, _ title: String, suffix: String = "csv", types: [BookmarkType],
    needs: [(reason: LeaveReason, isMet: Test)] = [], ratingSteps: Double? = nil,
    holds: [BookmarkField: Test], body: @escaping @Sendable () -> any ServiceBody
  ) {
    (self.id, self.title, self.suffix) = (id, title, suffix)
    (self.types, self.needs, self.ratingSteps) = (types, needs, ratingSteps)
    (self.holds, self.body) = (holds, body)
  }

  /// The answer for a field that has a place whatever stands in it.
  static let always: Test = { _ in true }

  /// A writer that has written nothing.
  public func writer() -> any BookmarkWriter { ServiceWriter(self) }

  /// Why the service can't take a work; nil if it can.
  func refusal(of content: BookmarkContent) -> LeaveReason? {
    if !types.isEmpty, !types.contains(content.type) { return .type }
    if content.mainTitle == nil { return .title }
    return needs.first { !$0.isMet(content) }?.reason
  }

  /// The fields of a work that the format doesn't hold, or not whole.
  func lost(of content: BookmarkContent) -> [BookmarkField] {
    var lost = BookmarkField.content.filter { field in
      if content.text(of: field).isEmpty { return false }
      if field == .rating {
        let step = ratingSteps.flatMap { content.rating?.step(of: $0) } ?? 0
        return step == 0 || holds[field]?(content) == false
      }
      return holds[field]?(content) != true
    }
    if !content.extras.isEmpty, holds[.extra]?(content) != true { lost.append(.extra) }
    return lost
  }
}
