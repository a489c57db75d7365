import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `types`: the types of bookmarks and how many there are of each.
enum TypesVerb: ShellVerb {
  static let guide = ListTypes.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let types = try await invocation.perform(ListTypes()).types
    let text = invocation.text
    if invocation.words.options.contains("json") {
      var writer = JSONWriter()
      writer.beginObject()
      writer.name("types")
      writer.beginArray()
      for entry in types {
        writer.beginObject()
        writer.member("type", entry.type.rawValue)
        writer.member("title", entry.type.heading(in: text.messages))
        writer.name("count")
        writer.int(entry.count)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
      writer.endLine()
      try invocation.output.write(writer.take())
    } else {
      let rows = types.map { (text.safe($0.type.heading(in: text.messages)), $0.count) }
      try invocation.output.write(CountTable.lines(rows, text.language))
    }
    return .success
  }
}
