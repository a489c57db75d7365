import Glibc

/// Where the files of a person stand, after the XDG base directory specification.
///
/// See <https://specifications.freedesktop.org/basedir-spec/latest/>; a relative path in one of its
/// variables is ignored, as it asks. Nothing is made here, only named.
public enum UserFolders {
  /// The path of the collection: an option, else BOOKMARKS_DB, else `bookmarks.db` in ``data(environment:)``.
  ///
  /// A value with a slash or ending in `.db` is a path, any other the name of a collection.
  public static func database(option: String?, environment: [String: String]) -> String {
    let wanted = [option, environment["BOOKMARKS_DB"]].compactMap(\.self).first { !$0.isEmpty }
    let folder = data(environment: environment)
    guard let wanted else { return folder + "/bookmarks.db" }
    return wanted.utf8.contains(UInt8(ascii: "/")) || wanted.hasSuffix(".db")
      ? wanted : "\(folder)/\(wanted).db"
  }

  /// The folder of collections, `~/.local/share/bookmarks` unless XDG_DATA_HOME says otherwise.
  public static func data(environment: [String: String]) -> String {
    folder("XDG_DATA_HOME", ".local/share", environment)
  }

  /// The folder of history, rejected rows and the like, by default `~/.local/state/bookmarks`.
  public static func state(environment: [String: String]) -> String {
    folder("XDG_STATE_HOME", ".local/state", environment)
  }

  /// The folder of the backups that are made without being asked for, in ``state(environment:)``.
  public static func backups(environment: [String: String]) -> String {
    state(environment: environment) + "/backups"
  }

  /// The folder of settings, by default `~/.config/bookmarks`.
  public static func config(environment: [String: String]) -> String {
    folder("XDG_CONFIG_HOME", ".config", environment)
  }

  /// The folder of sockets; `nil` where the system gives none, for no other place is safe enough.
  public static func runtime(environment: [String: String]) -> String? {
    environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? "\($0)/bookmarks" : nil }
  }

  private static func folder(
    _ variable: String, _ usual: String, _ environment: [String: String]
  ) -> String {
    if let base = environment[variable], base.hasPrefix("/") { return "\(base)/bookmarks" }
    return "\(home(environment))/\(usual)/bookmarks"
  }

  private static func home(_ environment: [String: String]) -> String {
    if let home = environment["HOME"], !home.isEmpty { return home }
    guard let entry = getpwuid(getuid()), let path = entry.pointee.pw_dir,
      let home = String(validatingCString: path)
    else { return "." }
    return home
  }
}
