import Localization

/// Gives the versions of the program, the store and the protocol.
public struct Version: Command {
  /// The version of the program.
  public static let program = "0.1.0"
  /// The version of the command protocol.
  public static let commandProtocol = 1

  /// A question for versions.
  public init() {}

  /// The versions.
  public struct Reply: Codable, Sendable {
    /// The program.
    public var program: String
    /// The command protocol.
    public var commandProtocol: Int
    /// The schema of the store.
    public var schema: Int
    /// SQLite.
    public var sqlite: String

    /// The versions.
    public init(program: String, commandProtocol: Int, schema: Int, sqlite: String) {
      self.program = program
      self.commandProtocol = commandProtocol
      self.schema = schema
      self.sqlite = sqlite
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "version", verb: "version", summary: \.commandVersionSummary, usage: "[--json]",
    parameters: [.init("--json", \.optionJson)], examples: ["version"])
}
