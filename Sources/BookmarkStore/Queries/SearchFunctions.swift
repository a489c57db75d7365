import FoundationEssentials
import SQLite
import Text

/// The functions that compiled filters call inside SQL, and the rating of search results.
enum SearchFunctions {
  static func register(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.createFunction("fold", argumentCount: 1, deterministic: true) { arguments in
      guard let text = arguments[0].asText else { return .null }
      return .text(TextFolding.folded(text))
    }
    try register("has_words", in: connection) { phrase, text in phrase.occurs(in: text) }
    try register("is_spelled", in: connection) { phrase, text in phrase.spells(text) }
    try connection.createFunction("initial", argumentCount: 2, deterministic: true) {
      arguments in
      guard let title = arguments[0].asText else { return .null }
      return TitleInitial.of(title, language: arguments[1].asText).map { .text($0) } ?? .null
    }
    try connection.createFunction("uuid_text", argumentCount: 1, deterministic: true) {
      arguments in
      guard case .blob(let bytes) = arguments[0], let uid = UUID(bytes: bytes) else { return .null }
      return .text(uid.uuidString.lowercased())
    }
  }

  /// Registers a test of a text by a phrase: `name(text, phrase, isPrefix)`.
  private static func register(
    _ name: String, in connection: SQLiteConnection,
    _ test: @escaping (SearchPhrase, String) -> Bool
  ) throws(SQLiteError) {
    // A statement asks about one phrase row after row, and some about a few.
    var known: [String: SearchPhrase] = [:]
    try connection.createFunction(name, argumentCount: 3, deterministic: true) { arguments in
      guard let text = arguments[0].asText, let wanted = arguments[1].asText else { return .null }
      let isPrefix = arguments[2] == .integer(1)
      let key = isPrefix ? wanted + "*" : wanted + " "
      let phrase = known[key] ?? SearchPhrase(wanted, isPrefix: isPrefix)
      if known[key] == nil {
        if known.count > 32 { known = [:] }
        known[key] = phrase
      }
      return .integer(test(phrase, text) ? 1 : 0)
    }
  }
}
