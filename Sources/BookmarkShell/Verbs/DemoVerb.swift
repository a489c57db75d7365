import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// `demo`: a scratch collection with a believable sample, to try everything on.
///
/// The collection is the one called `demo`, never a person's own.
enum DemoVerb: ShellVerb {
  static let guide = CommandGuide(
    "demo", verb: "demo", summary: \.commandDemoSummary, examples: ["demo"], effect: .writes)

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let messages = invocation.messages
    guard invocation.settings.isDemo else { throw .said(messages.demoAtShell, .usage) }
    var total = try await invocation.perform(CountBookmarks(BookmarkQuery())).total
    if total == 0 {
      try await fill(invocation)
      total = try await invocation.perform(CountBookmarks(BookmarkQuery())).total
    }
    let count = messages.countBookmarks(count: total)
    try invocation.output.write(messages.demoReady(bookmarks: count) + "\n")
    for line in suggestions { try invocation.output.write("  bookmarks --db demo \(line)\n") }
    return .success
  }

  /// What to try first.
  private static let suggestions = ["list by:type", "list 三体", "stats"]

  private static func fill(_ invocation: Invocation) async throws(ShellFailure) {
    var reader = SourceReader(name: "demo.csv", options: SourceOptions())
    reader.append(Array(DemoSample.csv.utf8))
    reader.finish()
    var drafts: [BookmarkDraft] = []
    do throws(SourceError) {
      while let item = try reader.next() {
        if case .draft(let draft, _, _) = item { drafts.append(draft) }
      }
    } catch {
      throw .source(error, name: "demo.csv")
    }
    let session = try await invocation.perform(
      BeginImport(source: "demo.csv", service: nil)
    ).session
    _ = try await invocation.perform(ImportBatch(session: session, drafts: drafts))
    _ = try await invocation.perform(FinishImport(session: session))
  }
}
