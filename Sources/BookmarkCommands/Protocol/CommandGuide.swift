public import Localization

/// What people read about a command, and what completion offers; help is made from nothing else.
public struct CommandGuide: Sendable {
  /// A text of the message catalogues.
  public typealias Text = any KeyPath<Messages, String> & Sendable

  /// The command's name on the wire, such as `import.begin`.
  public var name: String
  /// The word that people type; `nil` for a step that only programs ask for.
  public var verb: String?
  /// Other words that mean the same.
  public var aliases: [String]
  /// One line about what it does.
  public var summary: Text
  /// What follows the verb, in the notation of the grammar: `[QUERY] [by:KEY] [OPTION]`.
  public var usage: String
  /// The words and options it takes, in the order in which help lists them.
  public var parameters: [Parameter]
  /// Complete command lines without the program's name; each is run by a test.
  public var examples: [String]
  /// What it does to the collection.
  public var effect: Effect

  /// One word or option of a command.
  public struct Parameter: Sendable {
    /// As it is typed: `QUERY`, `--json`, `-o FILE`.
    public var form: String
    /// What it means.
    public var summary: Text
    /// What can stand there, for completion.
    public var values: Values

    /// A parameter.
    public init(_ form: String, _ summary: Text, values: Values = .none) {
      self.form = form
      self.summary = summary
      self.values = values
    }
  }

  /// What can stand in a place, as completion offers it.
  public enum Values: Sendable, Equatable {
    /// Nothing to offer.
    case none
    /// Query words: types, fields with values, titles.
    case query
    /// A bookmark: numbers and titles.
    case target
    /// Names of saved views, as the first word.
    case views
    /// Names of creators, in every place.
    case creators
    /// Assignments to fields.
    case assignments
    /// Paths of files.
    case files
    /// Languages of the catalogues.
    case languages
    /// Verbs.
    case verbs
    /// One of these words.
    case words([String])
  }

  /// What a command does to the collection.
  public enum Effect: Sendable {
    /// Looks.
    case reads
    /// Adds or changes.
    case writes
    /// Takes away; asks first when that is much.
    case removes
  }

  /// A guide.
  public init(
    _ name: String, verb: String? = nil, aliases: [String] = [], summary: Text,
    usage: String = "", parameters: [Parameter] = [], examples: [String] = [],
    effect: Effect = .reads
  ) {
    self.name = name
    self.verb = verb
    self.aliases = aliases
    self.summary = summary
    self.usage = usage
    self.parameters = parameters
    self.examples = examples
    self.effect = effect
  }
}
