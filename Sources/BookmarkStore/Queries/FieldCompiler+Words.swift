import BookmarkModel
import SQLite
import Text

extension FieldCompiler {
  /// Words in the field: by the search index where the field is in it, else text by text.
  func words(_ phrase: SearchPhrase, _ text: String) -> Condition {
    let flag = SQLiteValue.integer(phrase.isPrefix ? 1 : 0)
    func probe(_ column: String, _ function: String = "has_words") -> SQLFragment {
      SQLFragment("\(function)(\(column), ?, ?)", [.text(text), flag])
    }
    var condition = each { probe($0) }
    guard let columns = SearchExpression.columns(of: field), !phrase.words.isEmpty else {
      return condition
    }
    if field == .text, phrase.isSpelling {
      let spelled: [BookmarkField] = [.title, .creator]
      let spellings = spelled.map { FieldCompiler(field: $0).each { probe($0, "is_spelled") } }
      condition = .any([condition] + spellings)
    }
    let match = SearchExpression(phrase, in: columns).text
    if SearchExpression.isExact(field), phrase.words.utf8.count < 2_000 {
      return .search(match, probe: condition.probe, isText: true)
    }
    // Others in the same column may hold the words too, so that the texts decide.
    condition.set = SQLFragment(
      "SELECT item.id FROM item WHERE item.id IN "
        + "(SELECT rowid FROM search WHERE search MATCH ?) AND " + condition.probe.sql,
      [.text(match)] + condition.probe.values)
    condition.member = prefixed("item.id IN (", condition.set ?? .never, ")")
    condition.isText = true
    return condition
  }
}

/// A question to the search index: a phrase, in some of its columns or in any.
struct SearchExpression {
  /// The question in the syntax of FTS5; the words hold nothing that means anything there.
  let text: String

  /// - Parameter columns: none for any column.
  init(_ phrase: SearchPhrase, in columns: [String]) {
    // A very long phrase would open as many cursors; its beginning finds who may hold all of it.
    let words = phrase.words.split(separator: " ")
    let isCut = words.count > 100
    let wanted = words.prefix(100).joined(separator: " ")
    let quoted = "\"\(wanted)\"" + (phrase.isPrefix && !isCut ? " *" : "")
    text = columns.isEmpty ? quoted : "{\(columns.joined(separator: " "))} : \(quoted)"
  }

  /// The columns in which a field's words stand, none for all; `nil` for fields outside of the index.
  static func columns(of field: BookmarkField) -> [String]? {
    switch field {
    case .text: []
    case .title, .titles: ["title"]
    case .creator, .author, .director, .artist: ["creator"]
    case .tag, .review, .note: [field.rawValue]
    default: nil
    }
  }

  /// Whether the field's columns hold nothing but the field.
  static func isExact(_ field: BookmarkField) -> Bool {
    switch field {
    case .text, .title, .creator, .tag, .review, .note: true
    default: false
    }
  }
}
