import BookmarkCommands

/// What a client says of itself; everything may be left out, and so may the whole greeting.
struct Hello: Codable, Sendable {
  /// The version of the protocol that the client speaks.
  var commandProtocol: Int?
  /// The BCP 47 tag of its language.
  var language: String?
  /// The BCP 47 tag of the collation of titles and names.
  var collation: String?
  /// `read` for a client that may only look.
  var rights: Rights?
  /// Whether it wants to be told how far long work is.
  var progress: Bool?

  /// What a client wants to be able to do.
  enum Rights: String, Codable, Sendable {
    case read
    case write
  }

  enum CodingKeys: String, CodingKey {
    case commandProtocol = "protocol"
    case language, collation, rights, progress
  }

  /// What the service says of itself.
  struct Reply: Codable, Sendable {
    /// The version of the protocol that is spoken from now on.
    var commandProtocol = Version.commandProtocol
    /// The version of the program.
    var program = Version.program
    /// The language of texts.
    var language: String
    /// What the client may do.
    var rights: Rights
    /// Every method there is.
    var methods: [String]
    /// How much may be asked at a time.
    var limits: WireLimits

    enum CodingKeys: String, CodingKey {
      case commandProtocol = "protocol"
      case program, language, rights, methods, limits
    }
  }
}
