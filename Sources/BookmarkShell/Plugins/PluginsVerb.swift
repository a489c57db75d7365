import BookmarkCommands
import JSON
import Localization
import Text

/// `plugins`: the front ends that there are, built in and as programs; `plugins check NAME`.
enum PluginsVerb: ShellVerb {
  static let guide = CommandGuide(
    "plugins", verb: "plugins", summary: \.commandPluginsSummary, usage: "[check NAME] [--json]",
    parameters: [.init("--json", \.optionJson)], examples: ["plugins"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let plugins = PluginList(environment: invocation.console.environment)
    let words = invocation.words.words
    if words.first?.text == "check" { return try check(words, plugins, invocation) }
    try invocation.expectNoWords()
    let rows = rows(plugins, invocation)
    try invocation.output.write(
      invocation.words.options.contains("json") ? json(rows) : table(rows))
    return .success
  }

  private struct Row {
    var name: String
    var description: String
    /// `nil` for what is built in.
    var path: String?
    var place: String
  }

  private static func rows(_ plugins: PluginList, _ invocation: Invocation) -> [Row] {
    let messages = invocation.messages
    let builtIn = BuiltInFrontEnd.allCases.map { frontEnd in
      Row(
        name: frontEnd.rawValue, description: messages[keyPath: frontEnd.summary],
        place: messages.pluginsBuiltIn)
    }
    let external = plugins.all().map { plugin in
      let path = invocation.text.safe(plugin.path)
      return Row(
        name: plugin.name, description: description(plugin, path, invocation), path: plugin.path,
        place: path)
    }
    return builtIn + external
  }

  /// What it is for, or why it won't run.
  private static func description(
    _ plugin: ExternalPlugin, _ path: String, _ invocation: Invocation
  ) -> String {
    let messages = invocation.messages
    if Shell.isVerb(plugin.name) { return messages.pluginsShadowed(name: plugin.name) }
    if !plugin.isExecutable { return messages.pluginsNotExecutable(path: path) }
    if !plugin.fitsProtocol {
      return messages.pluginsProtocol(
        path: path, version: String(plugin.protocolVersion ?? 0),
        known: String(Version.commandProtocol))
    }
    let said = plugin.description(in: messages.language)
    return said.map { invocation.text.safe($0) } ?? messages.pluginsNoDescription
  }

  private static func table(_ rows: [Row]) -> [UInt8] {
    let name = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let text = rows.map { DisplayWidth.of($0.description) }.max() ?? 0
    let lines = rows.map { row in
      DisplayWidth.padded(row.name, to: name) + "  "
        + DisplayWidth.padded(row.description, to: text) + "  \(row.place)\n"
    }
    return Array(lines.joined().utf8)
  }

  private static func json(_ rows: [Row]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for row in rows {
      writer.beginObject()
      writer.member("name", row.name)
      writer.member("description", row.description)
      if let path = row.path { writer.member("path", path) }
      writer.endObject()
    }
    writer.endArray()
    writer.endLine()
    return writer.take()
  }

  private static func check(
    _ words: [GrammarWord], _ plugins: PluginList, _ invocation: Invocation
  ) throws(ShellFailure) -> ExitStatus {
    let messages = invocation.messages
    guard words.count > 1 else { throw .said(messages.pluginsCheckName, .usage) }
    if words.count > 2 {
      throw .grammar(GrammarError(.unexpectedWord(words[2].text), at: words[2].columns))
    }
    let name = words[1].text
    guard let plugin = plugins.plugin(name) else {
      throw .said(
        messages.pluginsNone(
          name: invocation.text.safe(name), folder: invocation.text.safe(plugins.ownFolder)),
        .usage)
    }
    let check = PluginCheck(plugin: plugin, environment: invocation.console.environment)
    let steps = check.steps()
    for (step, isPassed) in steps {
      let title = messages.text(forKey: "plugins.check.\(step.rawValue)") ?? step.rawValue
      try invocation.output.write("\(isPassed ? "✓" : "✗") \(title)\n")
    }
    return steps.allSatisfy { $0.isPassed } ? .success : .badData
  }
}
