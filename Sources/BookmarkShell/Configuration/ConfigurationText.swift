import Localization

/// What is wrong with a line of the configuration, in the person's language.
struct ConfigurationText {
  let messages: Messages

  func sentence(_ problem: Configuration.Problem) -> String {
    messages.configProblem(line: problem.line, reason: reason(problem.kind))
  }

  private func reason(_ kind: Configuration.Problem.Kind) -> String {
    let text = ValueText(messages.language)
    switch kind {
    case .noKey: return messages.configNoKey
    case .unknownKey(let name, let nearest): return unknown(text.safe(name), nearest)
    case .badValue(let key, let value):
      return messages.configBadValue(key: key.rawValue, value: text.safe(value))
    }
  }

  /// The sentence about a key that there isn't.
  func unknown(_ name: String, _ nearest: String?) -> String {
    nearest.map { messages.configUnknownKeyNear(name: name, nearest: $0) }
      ?? messages.configUnknownKey(
        name: name, known: ConfigurationKey.allCases.map(\.rawValue).joined(separator: " "))
  }
}
