import BookmarkModel
import Testing

@testable import BookmarkShell

/// What the tests of the grammar share: a fixed day, and short ways to read words.
enum GrammarSample {
  static var context: GrammarContext {
    get throws { GrammarContext(today: try #require(PartialDate("2026-06-15"))) }
  }

  static func query(_ line: String) throws -> BookmarkQuery {
    try QueryParser(context).query(WordLine(line).words)
  }

  static func query(arguments: [String]) throws -> BookmarkQuery {
    try QueryParser(context).query(WordLine(arguments: arguments).words)
  }

  static func date(_ text: String) throws -> PartialDate { try #require(PartialDate(text)) }
}

extension BookmarkFilter {
  static func text(_ words: String) -> Self { .field(.text, .contains(words)) }
  static func type(_ value: String) -> Self { .field(.type, .anyOf([value])) }
  static func tag(_ values: String...) -> Self { .field(.tag, .anyOf(values)) }
}
