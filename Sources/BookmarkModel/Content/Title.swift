/// One name of a work, with its language and what it is to the work.
public struct Title: Hashable, Codable, Sendable {
  /// The title as it is written.
  public var text: String
  /// BCP 47 tag of the title's language, when known.
  public var language: String?
  /// Main, original, translated or alias.
  public var role: TitleRole

  /// A title; the main one unless told.
  public init(_ text: String, language: String? = nil, role: TitleRole = .main) {
    self.text = text
    self.language = language
    self.role = role
  }

  enum CodingKeys: String, CodingKey { case text, language, role }
}
