import BookmarkCommands
import JSON
import Localization

/// `version`: of the program, its store and its protocol; `--version` tells the program's alone.
enum VersionVerb: ShellVerb {
  static let guide = Version.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    if invocation.words.verb == nil {
      try invocation.output.write("bookmarks \(Version.program)\n")
      return .success
    }
    try invocation.expectNoWords()
    let reply = try await invocation.perform(Version())
    if invocation.words.options.contains("json") {
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("program", reply.program)
      writer.name("protocol")
      writer.int(reply.commandProtocol)
      writer.name("schema")
      writer.int(reply.schema)
      writer.member("sqlite", reply.sqlite)
      writer.endObject()
      writer.endLine()
      try invocation.output.write(writer.take())
    } else {
      let details = invocation.messages.shellVersions(
        protocol: reply.commandProtocol, schema: reply.schema, sqlite: reply.sqlite)
      try invocation.output.write("bookmarks \(reply.program)\n\(details)\n")
    }
    return .success
  }
}
