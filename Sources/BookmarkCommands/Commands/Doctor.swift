import Localization

/// Checks the store and what it stands on.
public struct Doctor: Command {
  /// A check.
  public init() {}

  /// What was found.
  public struct Reply: Codable, Sendable {
    /// Each check in the order in which it was made.
    public var checks: [Check]

    /// Whether every check was passed.
    public var isSound: Bool { checks.allSatisfy { $0.verdict != .bad } }

    /// One check.
    public struct Check: Codable, Sendable {
      /// What was checked; its title stands in the catalogues under `doctor.`.
      public var name: String
      /// What was found: a path, a version, a count.
      public var finding: String
      /// How that is judged.
      public var verdict: Verdict

      /// A check.
      public init(_ name: String, _ finding: String, _ verdict: Verdict = .good) {
        self.name = name
        self.finding = finding
        self.verdict = verdict
      }
    }

    /// How a finding is judged.
    public enum Verdict: String, Codable, Sendable {
      /// As it should be.
      case good
      /// Works, but should be known.
      case notice
      /// Needs to be mended.
      case bad
    }

    /// The checks.
    public init(checks: [Check]) { self.checks = checks }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "doctor", verb: "doctor", summary: \.commandDoctorSummary, usage: "[--json]",
    parameters: [.init("--json", \.optionJson)], examples: ["doctor"])
}
