public import BookmarkModel
public import Localization

/// Why a command was not carried out: a stable id, arguments and a place; text is made later.
public struct CommandFailure: Error, Hashable, Codable, Sendable {
  /// What went wrong, the same on every front end and in every language.
  public var id: FailureID
  /// The parts that a message about it names.
  public var arguments: [String: String]
  /// Bookmarks that the caller may have meant, for an ambiguous target.
  public var candidates: [Candidate]

  /// One of several bookmarks that were meant.
  public struct Candidate: Hashable, Codable, Sendable {
    /// Its number.
    public var id: Int64
    /// Its title in the caller's language.
    public var title: String
    /// Its creators.
    public var creator: String
    /// Its year.
    public var year: Int?

    /// A candidate.
    public init(id: Int64, title: String, creator: String, year: Int?) {
      self.id = id
      self.title = title
      self.creator = creator
      self.year = year
    }
  }

  /// A failure.
  public init(
    _ id: FailureID, _ arguments: [String: String] = [:], candidates: [Candidate] = []
  ) {
    self.id = id
    self.arguments = arguments
    self.candidates = candidates
  }

  /// A failure about the value of a field.
  public init(_ error: FieldError) {
    self.init(
      .badValue,
      ["field": error.field.rawValue, "value": error.value, "reason": error.reason.rawValue])
  }
}

extension CommandFailure {
  /// The sentence about it in a language, without the program's name and the word "error".
  public func text(in messages: Messages) -> String {
    var named = arguments
    if let field = arguments["field"].flatMap(BookmarkField.init(rawValue:)) {
      named["field"] = field.title(in: messages)
    }
    if let reason = arguments["reason"] {
      named["reason"] = messages.text(forKey: "field-error.\(reason)") ?? reason
    }
    let values = named.mapValues { MessageArgument.string($0) }
    return messages.text(forKey: "error.\(id.rawValue)", arguments: values) ?? id.rawValue
  }

  /// The status with which a program that fails for this reason ends.
  public var status: ExitStatus { id.status }
}
