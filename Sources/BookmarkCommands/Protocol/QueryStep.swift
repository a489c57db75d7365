/// One statement by which a store answers a query, for whoever wants to know why it takes so long.
public struct QueryStep: Codable, Hashable, Sendable {
  /// What a statement is for.
  public enum Purpose: String, Codable, Sendable {
    /// Counts, up to a limit, what a condition finds, to choose a way.
    case estimate
    /// Finds the bookmarks in their order.
    case find
    /// Counts all that match, or those of each section.
    case count
  }

  /// What it is for.
  public var purpose: Purpose
  /// The statement with placeholders for its values.
  public var sql: String
  /// How the database goes about it, a line each, those of inner steps indented by two spaces.
  public var plan: [String]

  /// A step.
  public init(_ purpose: Purpose, sql: String, plan: [String]) {
    self.purpose = purpose
    self.sql = sql
    self.plan = plan
  }
}
