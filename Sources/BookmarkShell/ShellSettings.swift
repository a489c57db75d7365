public import BookmarkModel
public import Localization

/// What holds for every command that a shell runs, until a command or the front end changes it.
public struct ShellSettings: Sendable {
  /// The language of texts, titles and orders.
  public var language: Language
  /// The collation of titles and names as a BCP 47 tag; that of the language when `nil`.
  public var collation: String?
  /// Whether only results and errors are told.
  public var isQuiet: Bool
  /// Whether questions are taken as answered with yes.
  public var assumesYes: Bool
  /// The folder for rejected rows that can't stand beside their file.
  public var stateFolder: String
  /// The type to which looking verbs are narrowed, as `use movie` does at the prompt.
  public var restriction: BookmarkType?
  /// Whether a person types at a prompt, where some more verbs make sense.
  public var isPrompt: Bool
  /// What the person has configured.
  public var configuration = Configuration()
  /// What the latest command wrote and didn't fit on the screen.
  var heldOutput: [UInt8] = []
  /// Whether the collection is the scratch one of `demo`.
  var isDemo = false

  /// Settings of a shell that runs one command.
  public init(
    language: Language, collation: String? = nil, isQuiet: Bool = false, assumesYes: Bool = false,
    stateFolder: String,
    restriction: BookmarkType? = nil, isPrompt: Bool = false
  ) {
    self.language = language
    self.collation = collation
    self.isQuiet = isQuiet
    self.assumesYes = assumesYes
    self.stateFolder = stateFolder
    self.restriction = restriction
    self.isPrompt = isPrompt
  }
}
