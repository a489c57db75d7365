import BookmarkCommands
import BookmarkExchange
import Localization

/// `services`: whose exports are known, with the names that `--from` takes.
enum ServicesVerb: ShellVerb {
  static let guide = CommandGuide(
    "services", verb: "services", summary: \.commandServicesSummary, examples: ["services"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    var lines = LabelledLines()
    for service in ServiceList.all { lines.add(service.id, service.title) }
    try invocation.output.write(
      lines.text(indent: 0, width: invocation.width, style: TerminalStyle(isOn: false)))
    return .success
  }
}
