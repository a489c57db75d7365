import FoundationEssentials
import SQLite
import Text

/// The functions that compiled filters call inside SQL.
enum SearchFunctions {
  static func register(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.createFunction("fold", argumentCount: 1, deterministic: true) { arguments in
      guard let text = arguments[0].asText else { return .null }
      return .text(TextFolding.folded(text))
    }
    try connection.createFunction("has_prefix", argumentCount: 2, deterministic: true) {
      arguments in
      guard let text = arguments[0].asText, let prefix = arguments[1].asText else { return .null }
      return .integer(WordPrefix.occurs(prefix, in: TextFolding.folded(text)) ? 1 : 0)
    }
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
}
