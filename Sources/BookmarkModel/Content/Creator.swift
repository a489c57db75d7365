/// A person or group that made a work, with the part they had in it.
public struct Creator: Hashable, Codable, Sendable {
  /// The name as it is written.
  public var name: String
  /// Author, director, artist, translator and so on.
  public var role: CreatorRole
  /// BCP 47 tag of the language in which the name is written, when known.
  public var language: String?

  /// A creator; in the main role of the work's type unless told.
  public init(_ name: String, role: CreatorRole = .creator, language: String? = nil) {
    self.name = name
    self.role = role
    self.language = language
  }

  enum CodingKeys: String, CodingKey { case name, role, language }
}
