import BookmarkCommands
import JSON
import Localization

/// `doctor`: whether the store and what it stands on are sound.
enum DoctorVerb: ShellVerb {
  static let guide = Doctor.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let reply = try await invocation.perform(Doctor())
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
    } else {
      var lines = LabelledLines()
      for check in reply.checks {
        let title = invocation.messages.text(forKey: "doctor.\(check.name)") ?? check.name
        lines.add(
          "\(mark(check.verdict)) \(invocation.text.safe(title))",
          invocation.text.safe(check.finding))
      }
      try invocation.output.write(
        lines.text(indent: 0, width: invocation.width, style: TerminalStyle(isOn: false)))
    }
    return reply.isSound ? .success : .corrupt
  }

  private static func mark(_ verdict: Doctor.Reply.Verdict) -> String {
    switch verdict {
    case .good: "✓"
    case .notice: "!"
    case .bad: "✗"
    }
  }

  private static func json(_ reply: Doctor.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("sound")
    writer.bool(reply.isSound)
    writer.name("checks")
    writer.beginArray()
    for check in reply.checks {
      writer.beginObject()
      writer.member("name", check.name)
      writer.member("finding", check.finding)
      writer.member("verdict", check.verdict.rawValue)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
