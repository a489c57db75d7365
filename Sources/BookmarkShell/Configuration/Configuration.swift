import BookmarkModel
import Glibc
import Text

/// What a person has configured, as the file `config` in the folder of settings says.
///
/// A line is `key = value`, a comment begins with `#`. What is wrong with a line is told with its
/// number, and the usual value holds.
public struct Configuration: Equatable, Sendable {
  /// A line that says nothing.
  struct Problem: Equatable, Sendable {
    /// What is wrong with it.
    enum Kind: Equatable, Sendable {
      case noKey
      case unknownKey(String, nearest: String?)
      case badValue(ConfigurationKey, String)
    }

    var line: Int
    var kind: Kind
  }

  private(set) var values: [ConfigurationKey: String] = [:]
  private(set) var problems: [Problem] = []

  /// Nothing configured.
  public init() {}

  /// What the text of a file says; the last line about a key counts.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      switch Self.read(line) {
      case .success(let entry): if let entry { values[entry.key] = entry.value }
      case .failure(let error): problems.append(Problem(line: index + 1, kind: error.kind))
      }
    }
  }

  /// The configuration of the person whose environment it is.
  public init(environment: [String: String]) {
    let path = Self.path(environment: environment)
    let bytes = FilePath.beginning(of: path, count: 64 * 1024) ?? []
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Where the file is.
  static func path(environment: [String: String]) -> String {
    UserFolders.config(environment: environment) + "/config"
  }

  private struct BadLine: Error { var kind: Problem.Kind }

  private static func read(_ line: Substring) -> Result<
    (key: ConfigurationKey, value: String)?, BadLine
  > {
    let text = trimmed(line)
    if text.isEmpty || text.hasPrefix("#") { return .success(nil) }
    guard let equals = text.firstIndex(of: "=") else { return .failure(BadLine(kind: .noKey)) }
    let name = trimmed(text[..<equals]).lowercased()
    let value = trimmed(text[text.index(after: equals)...])
    guard let key = ConfigurationKey(rawValue: name) else {
      let nearest = NearestMatch.of(name, in: ConfigurationKey.allCases.map(\.rawValue))
      return .failure(BadLine(kind: .unknownKey(name, nearest: nearest)))
    }
    guard key.accepts(value) else { return .failure(BadLine(kind: .badValue(key, value))) }
    return .success((key, value))
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(String(start.reversed().drop { $0.isWhitespace }.reversed()))
  }

  /// The text of a file after a key was set, or with `nil` taken out; all other lines stay.
  static func text(_ text: String, setting key: ConfigurationKey, to value: String?) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let isAboutKey = { (line: String) in
      if case .success(let entry?) = read(line[...]) { return entry.key == key }
      if case .failure(let bad) = read(line[...]), case .badValue(key, _) = bad.kind { return true }
      return false
    }
    let place = lines.firstIndex(where: isAboutKey) ?? lines.count
    lines.removeAll(where: isAboutKey)
    if let value { lines.insert("\(key.rawValue) = \(value)", at: min(place, lines.count)) }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

extension Configuration {
  /// The scale of a rating without one.
  var ratingScale: Double { values[.ratingScale].flatMap { Double($0) } ?? Rating.standardScale }

  /// The columns of a listing for people; `nil` for the usual ones.
  var columns: [BookmarkField]? { values[.columns].flatMap(ConfigurationKey.columns) }

  /// So many bookmarks are changed without a question.
  var confirmThreshold: Int {
    values[.confirmThreshold].flatMap { Int($0) } ?? SetVerb.mostUnasked
  }

  /// Whether nothing is to be bold or dim.
  var isColourless: Bool { values[.colour] == "never" }

  /// The environment with what it leaves open filled in.
  func completed(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    for (key, variable) in [
      (ConfigurationKey.language, "BOOKMARKS_LANG"), (.collation, "BOOKMARKS_COLLATION"),
      (.pager, "BOOKMARKS_PAGER"),
    ] {
      if let value = values[key], (environment[variable] ?? "").isEmpty {
        environment[variable] = value
      }
    }
    return environment
  }
}
