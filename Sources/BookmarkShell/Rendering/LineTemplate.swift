import BookmarkModel
import Text

/// The shape of a line of a listing: text with the names of fields in braces.
///
/// `{title} ({year})`; `{{` and `}}` are braces, `\n` a line end, `\t` a tab, `\\` a backslash.
struct LineTemplate: Equatable {
  /// What a line is put together from.
  enum Part: Equatable {
    case text(String)
    case field(BookmarkField)
  }

  /// Why a text is no template.
  enum Failure: Error, Equatable {
    case unknownField(String, nearest: String?)
    case openBrace
    case closingBrace
    case escape(String)
  }

  private(set) var parts: [Part] = []

  /// Reads a template; throws before anything is listed.
  init(_ template: String) throws(Failure) {
    var text = ""
    var rest = template.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let next = rest.first, let meant = Self.escapes[next] else {
          throw .escape("\\" + String(rest))
        }
        rest.removeFirst()
        text.unicodeScalars.append(meant)
      case "{" where rest.first == "{", "}" where rest.first == "}":
        text.unicodeScalars.append(scalar)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.field(try Self.field(String(rest[..<end]))))
        rest = rest[rest.index(after: end)...]
      case "}": throw .closingBrace
      default: text.unicodeScalars.append(scalar)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "\\": "\\",
  ]

  private static func field(_ name: String) throws(Failure) -> BookmarkField {
    guard let field = BookmarkField.labelled(name), field != .text, field != .source else {
      let nearest = NearestMatch.of(name, in: BookmarkField.allCases.map(\.rawValue))
      throw .unknownField(name, nearest: nearest)
    }
    return field
  }

  /// The line for a bookmark; a field without a value leaves nothing.
  func line(_ bookmark: Bookmark, _ text: ValueText) -> String {
    parts.map { part in
      switch part {
      case .text(let words): words
      case .field(let field): text.cell(field, of: bookmark)
      }
    }.joined()
  }
}
