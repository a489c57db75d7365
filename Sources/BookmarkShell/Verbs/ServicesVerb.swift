import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// `services`: whose exports are known, with the names that `--from` takes.
enum ServicesVerb: ShellVerb {
  static let guide = CommandGuide(
    "services", verb: "services", summary: \.commandServicesSummary, examples: ["services"])

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let messages = invocation.messages
    let rows = ServiceList.all.map { service in
      [service.id, service.title, service.fileNames, service.typeNames(in: messages)]
    }
    try invocation.output.write(Self.aligned(rows))
    try invocation.output.write(ServiceExportTable(text: invocation.text).lines)
    let profiles = ProfileFolder(environment: invocation.console.environment).all()
    try invocation.output.write(ProfileTable(text: invocation.text).lines(profiles))
    return .success
  }

  /// The rows with their cells below one another.
  static func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<3).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.reduce(into: "") { text, row in
      for (cell, width) in zip(row, widths) { text += DisplayWidth.padded(cell, to: width) + "  " }
      text += row[3] + "\n"
    }
  }
}

extension ServiceProfile {
  /// What the files are: `CSV, JSON`.
  fileprivate var fileNames: String {
    files.map { $0.rawValue.uppercased() }.joined(separator: ", ")
  }

  /// What is in the files, in a language.
  fileprivate func typeNames(in messages: Messages) -> String {
    if types.isEmpty { return messages.servicesOtherTypes }
    return messages.language.joined(types.map { $0.heading(in: messages) })
  }
}
