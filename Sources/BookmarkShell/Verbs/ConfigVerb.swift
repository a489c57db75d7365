import BookmarkCommands
import Glibc
import JSON
import Localization
import Text

/// `config`: what is configured; `config KEY` shows one, `config KEY VALUE` sets, `--remove` resets.
enum ConfigVerb: ShellVerb {
  static let guide = CommandGuide(
    "config", verb: "config", summary: \.commandConfigSummary,
    usage: "[KEY [VALUE]] [--remove] [--json]",
    parameters: [
      .init(
        "KEY", \.parameterConfigKey,
        values: .words(ConfigurationKey.allCases.map(\.rawValue))),
      .init("VALUE", \.parameterConfigValue), .init("--remove", \.optionConfigRemove),
      .init("--json", \.optionJson),
    ],
    examples: [
      "config", "config rating.scale 10", "config rating.scale", "config set colour never",
    ])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    var words = invocation.words.words[...]
    let isRemoval = invocation.words.options.contains("remove")
    // `config get KEY` and `config set KEY VALUE` are understood too.
    if words.count > 1, let first = words.first, ["get", "set"].contains(first.text) {
      words = words.dropFirst()
    }
    guard let first = words.first else {
      if isRemoval { throw .grammar(GrammarError(.missingOptionValue("config"))) }
      try list(invocation)
      return .success
    }
    let name = first.text.lowercased()
    guard let key = ConfigurationKey(rawValue: name) else {
      let nearest = NearestMatch.of(name, in: ConfigurationKey.allCases.map(\.rawValue))
      let text = ConfigurationText(messages: invocation.messages)
      throw .said(text.unknown(TerminalSafety.escaped(first.text), nearest), .usage)
    }
    let value = words.dropFirst().map(\.text).joined(separator: " ")
    if value.isEmpty, !isRemoval {
      let shown = invocation.settings.configuration.values[key] ?? key.usual
      try invocation.output.write(invocation.text.safe(shown) + "\n")
      return .success
    }
    if isRemoval, let extra = words.dropFirst().first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    try set(key, to: isRemoval ? nil : value, &invocation)
    return .success
  }

  private static func set(
    _ key: ConfigurationKey, to value: String?, _ invocation: inout Invocation
  )
    throws(ShellFailure)
  {
    if let value, !key.accepts(value) {
      throw .said(
        invocation.messages.configBadValue(
          key: key.rawValue, value: TerminalSafety.escaped(value)), .usage)
    }
    let environment = invocation.console.environment
    let path = Configuration.path(environment: environment)
    let old = FilePath.beginning(of: path, count: 1 << 20) ?? []
    let text = Configuration.text(
      String(decoding: old, as: UTF8.self), setting: key, to: value)
    try ShellFailure.ofFile { () throws(FileFailure) in
      FilePath.makeFolder(FilePath.folder(of: path))
      let file = try OutputFile(path, replacing: true)
      try file.write(Array(text.utf8))
      try file.finish()
    }
    invocation.settings.configuration = Configuration(text)
    if key == .language, let language = value.flatMap({ Language(userInput: $0) }) {
      invocation.settings.language = language
    }
    let shown = value ?? key.usual
    try invocation.remark(
      invocation.messages.configSet(
        key: key.rawValue, value: TerminalSafety.escaped(shown),
        path: TerminalSafety.escaped(path)))
  }

  private static func list(_ invocation: Invocation) throws(ShellFailure) {
    let values = invocation.settings.configuration.values
    if invocation.words.options.contains("json") {
      var writer = JSONWriter()
      writer.beginObject()
      for key in ConfigurationKey.allCases { writer.member(key.rawValue, values[key] ?? key.usual) }
      writer.endObject()
      writer.endLine()
      return try invocation.output.write(writer.take())
    }
    for key in ConfigurationKey.allCases {
      let value = values[key].map { "\(key.rawValue) = \(invocation.text.safe($0))" }
      let usual = "# \(key.rawValue) =" + (key.usual.isEmpty ? "" : " \(key.usual)")
      try invocation.output.write((value ?? usual) + "\n")
      var lines = LabelledLines()
      lines.add("", invocation.messages[keyPath: key.summary])
      try invocation.output.write(
        lines.text(indent: 2, width: invocation.width, style: invocation.style))
    }
    let path = Configuration.path(environment: invocation.console.environment)
    try invocation.remark(TerminalSafety.escaped(path))
  }
}
