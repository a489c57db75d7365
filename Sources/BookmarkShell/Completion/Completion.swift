/// What can stand at the cursor, ready to be put into the line.
public struct Completion: Hashable, Sendable {
  /// Where the text begins that a candidate replaces, in bytes of UTF-8; it ends at the cursor.
  public var start: Int
  /// The candidates in order, already quoted: with any of them the line means what was chosen.
  public var candidates: [String]
  /// Whether a single candidate is complete, so that a space may follow.
  public var appendsSpace: Bool
  /// What may be inserted while there are several; `nil` where what was typed has to stay.
  public var commonPrefix: String?

  /// Nothing to offer at a place.
  public static func none(at start: Int) -> Completion {
    Completion(start: start, candidates: [], appendsSpace: false, commonPrefix: nil)
  }
}

extension Completion {
  /// A completion of the options that begin with what was typed, each only once.
  init(start: Int, _ options: [CompletionOption], typed: TypedPrefix) {
    var seen: Set<String> = []
    let options = options.filter { seen.insert($0.inserted).inserted }
    self.start = start
    candidates = options.map(\.inserted)
    appendsSpace = options.count == 1 && options[0].isComplete
    commonPrefix = nil
    // Case and width may differ from what was typed, but nothing that was typed may get lost.
    guard options.count > 1, typed.begins(Self.common(options.map(\.label))) else { return }
    var common = Self.common(candidates)
    // A lone backslash would take the next character's meaning away.
    while common.hasSuffix("\\") { common.removeLast() }
    commonPrefix = common
  }

  private static func common(_ texts: [String]) -> String {
    guard var common = texts.first else { return "" }
    for text in texts.dropFirst() {
      common = String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}

/// One thing that can stand at the cursor.
struct CompletionOption: Hashable {
  /// What a person compares with what they typed, from its beginning.
  var label: String
  /// What goes into the line.
  var inserted: String
  /// Whether the word ends with it; not so for `status:` and for a folder.
  var isComplete = true
}
