import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import Localization

/// A store under test with an engine before it, and short words for what checks do to them.
struct ContractSubject: Sendable {
  let store: any CollectionStore
  let engine: BookmarkEngine
  // No sample has a title in it, so that main titles decide.
  private let context = CommandContext(language: Language(tag: "eo"))

  init(_ store: any CollectionStore, lease: Duration = .seconds(30)) {
    self.store = store
    engine = BookmarkEngine(store, lease: lease)
  }

  func perform<C: Command>(_ command: C) async throws(CommandFailure) -> C.Reply {
    try await engine.perform(command, in: context)
  }

  /// The failure with which a command ends; `nil` when it succeeds.
  func failure<C: Command>(of command: C, cancelled: Bool = false) async -> FailureID? {
    do throws(CommandFailure) {
      let context = CommandContext(language: .english, isCancelled: { cancelled })
      _ = try await engine.perform(command, in: context)
      return nil
    } catch {
      return error.id
    }
  }

  @discardableResult
  func add(_ content: BookmarkContent, typed: BookmarkFieldSet = []) async throws
    -> AddBookmark.Reply
  {
    try await perform(AddBookmark(content, typed: typed))
  }

  func set(_ id: Int64, _ edits: [BookmarkEdit], preview: Bool = false) async throws
    -> SetFields.Reply
  {
    try await perform(SetFields(.ids([id]), edits, preview: preview))
  }

  func list(_ query: BookmarkQuery = BookmarkQuery(sort: [SortKey(.id)])) async throws
    -> ListBookmarks.Reply
  {
    try await perform(ListBookmarks(query))
  }

  func bookmark(_ id: Int64) async throws -> Bookmark {
    guard let found = try await list(BookmarkQuery(.ids([id]))).bookmarks.first else {
      throw ContractBreach(text: "@\(id) is gone", file: #fileID, line: #line)
    }
    return found.bookmark
  }

  /// Every bookmark's main title in order of numbers.
  func titles() async throws -> [String] {
    try await list().bookmarks.map { $0.bookmark.mainTitle?.text ?? "" }
  }

  func count(_ filter: BookmarkFilter = .all) async throws -> Int {
    try await perform(CountBookmarks(BookmarkQuery(filter))).total
  }

  /// Imports rows and gives what each did, as words, and what was written.
  func importRows(_ drafts: [BookmarkDraft], batch: Int = 3, again: Bool = false) async throws
    -> (outcomes: [String], reply: FinishImport.Reply)
  {
    let begin = BeginImport(source: "rows.csv", service: "test", again: again)
    let session = try await perform(begin).session
    var outcomes: [String] = []
    for start in stride(from: 0, to: drafts.count, by: batch) {
      let page = Array(drafts[start..<min(start + batch, drafts.count)])
      outcomes += try await perform(ImportBatch(session: session, drafts: page)).outcomes.map(word)
    }
    return (outcomes, try await perform(FinishImport(session: session)))
  }

  private func word(_ outcome: ImportOutcome) -> String {
    func names(_ fields: [BookmarkField]) -> String {
      fields.map(\.rawValue).sorted().joined(separator: ",")
    }
    return switch outcome {
    case .added: "added"
    case .merged(let changed, let kept):
      "merged \(names(changed))" + (kept.isEmpty ? "" : " kept \(names(kept))")
    case .unchanged(let kept): "unchanged" + (kept.isEmpty ? "" : " kept \(names(kept))")
    case .ambiguous(let candidates): "ambiguous \(candidates.map(\.id))"
    case .skipped(let refusal): "skipped \(refusal.reason) \(refusal.bookmarks.map(\.id))"
    }
  }
}

extension BookmarkContent {
  /// A work in a line, its other fields as they are typed.
  static func work(
    _ title: String?, _ type: BookmarkType = .book, by creator: String? = nil, year: Int? = nil,
    isbn: String? = nil, _ change: (inout BookmarkContent) -> Void = { _ in }
  ) -> BookmarkContent {
    var content = BookmarkContent(type: type)
    if let title { content.titles = [Title(title)] }
    if let creator { content.creators = [Creator(creator)] }
    content.published = year.flatMap { PartialDate(year: $0) }
    content.identifiers = isbn.flatMap { Identifier("isbn", $0) }.map { [$0] } ?? []
    change(&content)
    content.normalize()
    return content
  }

  /// Whether every byte of every field is the same; `==` takes the normal forms of a text for equal.
  func isIdentical(to other: BookmarkContent) -> Bool {
    self == other && ContentHash.of(BookmarkDraft(self)) == ContentHash.of(BookmarkDraft(other))
  }
}
