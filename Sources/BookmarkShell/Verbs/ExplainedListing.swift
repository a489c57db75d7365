import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// The statements behind a listing with their plans, for people and as JSON.
struct ExplainedListing {
  let invocation: Invocation
  let isJSON: Bool

  func write(_ query: BookmarkQuery) async throws(ShellFailure) {
    let steps = try await invocation.perform(ExplainList(query)).steps
    try invocation.output.write(isJSON ? json(steps) : Array(text(steps).utf8))
  }

  private func text(_ steps: [QueryStep]) -> String {
    let safe = invocation.text.safe
    // A page by sections asks the same for each of them.
    var seen: Set<String> = []
    return steps.filter { seen.insert($0.sql).inserted }.map { step in
      let title =
        invocation.messages.text(forKey: "explain.\(step.purpose.rawValue)")
        ?? step.purpose.rawValue
      let sql = step.sql.split(separator: "\n").map { "  " + safe(String($0)) + "\n" }.joined()
      let plan = step.plan.map { "    " + safe($0) + "\n" }.joined()
      return invocation.style.bold(title) + "\n" + sql + invocation.style.dim(plan)
    }.joined(separator: "\n")
  }

  private func json(_ steps: [QueryStep]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("steps")
    writer.beginArray()
    for step in steps {
      writer.beginObject()
      writer.member("purpose", step.purpose.rawValue)
      writer.member("sql", step.sql)
      writer.name("plan")
      writer.beginArray()
      for line in step.plan { writer.string(line) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
