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

  /// The socket at which the service for a collection listens; `nil` where there is no folder for one.
  ///
  /// Collections in the data folder go by their name; of others two may have one name, so a number made
  /// of the path follows it.
  public static func socket(database path: String, environment: [String: String]) -> String? {
    guard let folder = runtime(environment: environment) else { return nil }
    let path = absolute(path)
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let file = path[path.index(after: slash)...]
    let name = file.hasSuffix(".db") ? String(file.dropLast(3)) : String(file)
    if path[..<slash] == data(environment: environment) { return "\(folder)/\(name).sock" }
    let hash = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(folder)/\(name)-\(String(hash, radix: 36)).sock"
  }

  /// A path that means the same in every folder.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// The folders in which programs called `bookmarks-NAME` are looked for, the first one first.
  ///
  /// Those of the person, those that came with the program, and PATH.
  public static func plugins(environment: [String: String]) -> [String] {
    let program = program.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return [data(environment: environment) + "/plugins", "/\(program)/share/bookmarks/plugins"]
      + path.filter { $0.hasPrefix("/") }
  }

  /// The path of the running program, for those that it starts.
  public static var program: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "bookmarks" }
    defer { free(path) }
    return String(cString: path)
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
