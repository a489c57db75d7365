import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkShell
import BookmarkStore
import FoundationEssentials

/// Measures one question inside of a process: `query-benchmark STORE NUMBER`; JSON on the output.
///
/// Without a number it says how many questions there are. `Benchmarks/queries` asks them all, and the
/// sqlite3 shell the same. `query-benchmark STORE words` writes the words of the search index as CSV,
/// for `Benchmarks/imports`.
@main
enum QueryBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count > 2, arguments[2] == "words" { return try writeWords(of: arguments[1]) }
    guard arguments.count > 2, let number = Int(arguments[2]) else {
      return print(Question.all.count)
    }
    let question = Question.all[number]
    guard let today = PartialDate("2026-01-01") else { return }
    let context = GrammarContext(today: today)
    var query = try QueryParser(context).query(LineTokenizer.words(of: question.query))
    query.language = "en"
    let store = try SQLiteStore.open(path: arguments[1])
    let snapshot = try store.snapshot()
    // Makes the order of the language, when nobody has asked for it before.
    var first = BookmarkQuery(limit: 1)
    first.language = "en"
    _ = try snapshot.arrange(first, counting: false)

    var paged = query
    paged.limit = 50
    var rows = 0
    let page = try best {
      let ids = try snapshot.arrange(paged, counting: false).ids
      rows = try snapshot.bookmarks(ids).count
    }
    var total = 0
    let count = try best {
      let counts = try snapshot.count(query)
      total = query.sections.isEmpty ? counts.total : counts.sections.count
    }
    let steps = try snapshot.explain(paged)
    let report = Report(
      name: question.name, query: question.query, wanted: question.wanted.rawValue,
      page: page, count: count, rows: rows, total: total,
      pageSQL: question.page, totalSQL: question.total, plan: steps.flatMap(\.plan))
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
  }

  private static func writeWords(of path: String) throws {
    let snapshot = try SQLiteStore.open(path: path).snapshot()
    let ids = try snapshot.arrange(BookmarkQuery(sort: [SortKey(.id)])).ids
    for start in stride(from: 0, to: ids.count, by: 1_000) {
      let page = Array(ids[start..<min(start + 1_000, ids.count)])
      for bookmark in try snapshot.bookmarks(page) {
        let texts = IndexedWords(bookmark.content).texts.map { String(decoding: $0, as: UTF8.self) }
        // Words hold neither quotes nor commas.
        print(bookmark.id, texts.map { "\"\($0)\"" }.joined(separator: ","), separator: ",")
      }
    }
  }

  /// The shortest of some runs, in milliseconds; the first, which reads from the disk, doesn't count.
  private static func best(_ body: () throws -> Void) rethrows -> Double {
    try body()
    var best = Duration.seconds(100)
    for _ in 0..<7 {
      let time = try ContinuousClock().measure(body)
      best = min(best, time)
    }
    return Double(best.components.attoseconds) / 1e15 + Double(best.components.seconds) * 1e3
  }

  private struct Report: Encodable {
    let name, query, wanted: String
    let page, count: Double
    let rows, total: Int
    let pageSQL: String?
    let totalSQL: String
    let plan: [String]
  }
}
