public import BookmarkCommands
import Glibc

/// The hooks of a person: executables in the folder `hooks` of their settings.
///
/// A hook's name is its event, or begins with it and a hyphen: `add`, `change-log`, `import-check`.
public struct HookFolder: ChangeHooks {
  private let path: String
  private let environment: [String: String]

  /// The hooks of the person whose environment it is; `nil` for somebody without the folder.
  public init?(environment: [String: String]) {
    path = UserFolders.config(environment: environment) + "/hooks"
    self.environment = environment
    if access(path, F_OK) != 0 { return nil }
  }

  /// Starts every hook of an event, in the order of names.
  public func begin(_ event: HookEvent) -> (any HookRun)? {
    let names = SettingsFolder.entries(path).filter { name in
      (name == event.rawValue || name.hasPrefix(event.rawValue + "-"))
        && access("\(path)/\(name)", X_OK) == 0
    }
    if names.isEmpty { return nil }
    var environment = environment
    environment["BOOKMARKS_HOOK"] = event.rawValue
    return HookProcesses(
      names.map { HookProcess(path: "\(path)/\($0)", name: $0, environment: environment) })
  }
}

/// The hooks of one event, all of which are told the same.
private final class HookProcesses: HookRun {
  private let processes: [HookProcess]

  init(_ processes: [HookProcess]) { self.processes = processes }

  func tell(_ line: [UInt8]) {
    for process in processes { process.tell(line) }
  }

  func finish() throws(CommandFailure) {
    for process in processes { try process.finish() }
  }
}
