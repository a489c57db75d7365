import BookmarkCommands
import Glibc
import Localization
import Text

/// The conformance check of a plugin, on a collection of its own that is thrown away.
struct PluginCheck {
  /// What is checked, in order; the titles stand in the catalogues under `plugins.check.`.
  enum Step: String, CaseIterable {
    case executable
    case described
    case `protocol`
    case help
    case usage
    case input
    case untouched
  }

  let plugin: ExternalPlugin
  let environment: [String: String]

  /// Which steps were passed; those behind a plugin that can't be run are left out.
  func steps() -> [(step: Step, isPassed: Bool)] {
    var results: [(Step, Bool)] = [
      (.executable, plugin.isExecutable),
      (.described, plugin.description(in: .english)?.isEmpty == false),
      (.protocol, plugin.fitsProtocol),
    ]
    let scratch = try? ScratchFolder(environment: environment, for: "check.db")
    guard plugin.isExecutable, let scratch else { return results }
    defer { withExtendedLifetime(scratch) {} }
    var variables = environment
    variables["BOOKMARKS_BIN"] = UserFolders.program
    variables["BOOKMARKS_DB"] = scratch.path + "/check.db"
    variables["BOOKMARKS_LANG"] = "en"
    variables["BOOKMARKS_SOCKET"] = nil
    let trial = PluginTrial(path: plugin.path, environment: variables)
    results.append((.help, helps(trial.run(["--help"]))))
    results.append((.usage, refuses(trial.run(["--no-such-option"]))))
    results.append((.input, trial.run([])?.status != nil))
    let count = PluginTrial(path: UserFolders.program, environment: variables).run(["count"])
    results.append((.untouched, count?.output == Array("0\n".utf8)))
    return results
  }

  /// Help is text that can be shown on a terminal as it is.
  private func helps(_ result: PluginTrial.Result?) -> Bool {
    guard let result, result.status == 0, !result.output.isEmpty,
      let text = String(validating: result.output, as: UTF8.self)
    else { return false }
    let lines = text.split(separator: "\n")
    return lines.allSatisfy { TerminalSafety.escaped(String($0)) == $0 }
  }

  private func refuses(_ result: PluginTrial.Result?) -> Bool {
    result?.status == ExitStatus.usage.rawValue && result?.errors.isEmpty == false
  }
}
