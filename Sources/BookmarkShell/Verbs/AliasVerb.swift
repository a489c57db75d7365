import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `alias`: creators with several names; `alias NAME` shows one, `alias NAME NAME` adds names.
enum AliasVerb: ShellVerb {
  static let guide = ListAliases.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = invocation.words.words
    let names = words.map(\.text)
    if invocation.words.options.contains("remove") {
      guard let name = names.first else {
        throw .grammar(GrammarError(.missingOptionValue("alias")))
      }
      if words.count > 1 {
        throw .grammar(GrammarError(.unexpectedWord(words[1].text), at: words[1].columns))
      }
      try await remove(name, invocation)
    } else if names.count > 1 {
      let reply = try await invocation.perform(SetAlias(names))
      let all = invocation.text.joined(reply.creator.names)
      try invocation.output.write(invocation.messages.shellAliasSet(names: all) + "\n")
      try SetVerb.tellChange(reply.change, invocation)
    } else {
      try await show(names.first, invocation)
    }
    return .success
  }

  private static func remove(_ name: String, _ invocation: Invocation) async throws(ShellFailure) {
    let reply = try await invocation.perform(RemoveAlias(name))
    let text = invocation.text
    let others = CreatorNames([reply.creator]).others(than: name)
    let sentence = invocation.messages.shellAliasRemoved(
      name: text.safe(name), names: text.joined(others))
    try invocation.output.write(sentence + "\n")
    try SetVerb.tellChange(reply.change, invocation)
  }

  private static func show(_ name: String?, _ invocation: Invocation) async throws(ShellFailure) {
    var creators = try await invocation.perform(ListAliases()).creators
    if let name {
      guard let creator = CreatorNames(creators).group(of: name) else {
        throw .command(CommandFailure(.noAlias, ["name": name]))
      }
      creators = [creator]
    }
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(creators))
    } else if creators.isEmpty {
      try invocation.remark(invocation.messages.shellNoAliases)
    } else {
      let lines = creators.map { creator in
        let shown = creator.shown(in: invocation.settings.language.tag)
        let others = creator.names.filter { $0 != shown }
        return invocation.style.bold(invocation.text.safe(shown)) + " · "
          + invocation.text.joined(others) + "\n"
      }
      try invocation.output.write(lines.joined())
    }
  }

  private static func json(_ creators: [CreatorNames.Group]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("creators")
    writer.beginArray()
    for creator in creators {
      writer.beginArray()
      for name in creator.names { writer.string(name) }
      writer.endArray()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
