import BookmarkCommands

/// The global options among the program's arguments, read before a collection is opened.
///
///     let options = try ProgramOptions(["--db", "anna", "list", "by:type"])
///     // options.database is "anna", options.words is ["list", "by:type"]
///
/// They may stand anywhere before `--`. What verbs declare is left to them.
public struct ProgramOptions: Equatable, Sendable {
  /// The value of `--db`: a collection's name or a path.
  public var database: String?
  /// The value of `--lang`.
  public var languageName: String?
  /// The value of `--collation`.
  public var collationName: String?
  /// The socket of the service to ask in place of a file, empty for the usual one; `nil` for none.
  public var connection: String?
  /// Whether `-q` or `--quiet` was given.
  public var isQuiet = false
  /// Whether `--yes` was given; verbs see it too.
  public var assumesYes = false
  /// The other words in order.
  public var words: [String] = []

  /// Whether the scratch collection of `demo` is wanted, whatever other one is named.
  var isDemo: Bool { words.first == DemoVerb.guide.verb }

  /// The name or path of the collection, as the options and the verb say.
  public var collection: String? { isDemo ? DemoVerb.guide.verb : database }

  /// No options and no words.
  public init() {}

  /// Reads arguments; throws when `--db`, `--lang` or `--collation` stand without a value.
  public init(_ arguments: [String]) throws(GrammarError) {
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      switch word {
      case "--":
        words += arguments[(index - 1)...]
        return
      case "-q", "--quiet": isQuiet = true
      case "--connect": connection = ""
      case _ where word.hasPrefix("--connect="): connection = String(word.dropFirst(10))
      case "--yes":
        assumesYes = true
        words.append(word)
      case "--db", "--lang", "--collation":
        guard index < arguments.count, !arguments[index].hasPrefix("--") else {
          throw GrammarError(.missingOptionValue(word))
        }
        set(word, arguments[index])
        index += 1
      case _ where word.hasPrefix("--db="): set("--db", String(word.dropFirst(5)))
      case _ where word.hasPrefix("--lang="): set("--lang", String(word.dropFirst(7)))
      case _ where word.hasPrefix("--collation="):
        set("--collation", String(word.dropFirst(12)))
      default: words.append(word)
      }
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "--db": database = value
    case "--lang": languageName = value
    default: collationName = value
    }
  }
}
