import BookmarkModel
import Text

/// A word of the form `name:value`, `name=value`, `name>=value`, cut at its operator.
struct FieldTerm {
  /// What stands between name and value.
  enum Operator {
    case ask
    case askExactly
    case set
    case add
    case remove
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case notEqual
  }

  /// The name, folded.
  let name: String
  /// The name as it was typed.
  let typedName: String
  let operation: Operator
  let value: [GrammarWord.Piece]
  let nameColumns: Range<Int>
  /// The whole word.
  let columns: Range<Int>

  /// Where the value stands; the whole word when it is empty.
  var valueColumns: Range<Int> { value.columns(or: columns) }

  /// The field that the name means in any language.
  var field: BookmarkField? { GrammarLexicon.field(name) }

  /// The scheme of identifiers that the name means.
  var scheme: String? { Identifier.knownSchemes.contains(name) ? name : nil }

  /// Whether the word says how a listing looks.
  var isShape: Bool { QueryShape.names.contains(name) && operation == .ask }

  /// Whether the name asks for the presence, a view or the shape, not for a field.
  var isKeyword: Bool {
    QueryShape.names.contains(name) || name == "has" || name == "missing" || isView
  }

  /// Whether the name asks for a saved view.
  var isView: Bool { GrammarLexicon.view.contains(name) }

  /// Whether the name means anything.
  var isKnown: Bool { isKeyword || field != nil || scheme != nil }

  /// The nearest name that means something.
  var nearest: String? {
    let keywords = ["has", "missing"] + GrammarLexicon.view + QueryShape.names
    return NearestMatch.of(name, in: GrammarLexicon.fieldNames + keywords)
  }

  /// Cuts a word; `nil` when no operator follows a name of unquoted letters.
  init?(_ pieces: [GrammarWord.Piece], columns: Range<Int>) {
    guard
      let end = pieces.firstIndex(where: { $0.isQuoted || !Self.isNameScalar($0.scalar) }), end > 0,
      !pieces[end].isQuoted, pieces[0].scalar.properties.isAlphabetic
    else { return nil }
    func scalar(_ index: Int) -> Unicode.Scalar? {
      guard index < pieces.count, !pieces[index].isQuoted else { return nil }
      return Self.plain(pieces[index].scalar)
    }
    var nameEnd = end
    var length = 1
    switch (scalar(end), scalar(end + 1)) {
    case (":", "="): (operation, length) = (.askExactly, 2)
    case (":", _): operation = .ask
    case ("+", "="): (operation, length) = (.add, 2)
    case ("!", "="): (operation, length) = (.notEqual, 2)
    case ("=", "="): (operation, length) = (.set, 2)
    case ("=", _) where end > 1 && pieces[end - 1].scalar == "-":
      operation = .remove
      nameEnd = end - 1
    case ("=", _): operation = .set
    case ("<", "="), ("≤", _): (operation, length) = (.lessOrEqual, scalar(end) == "<" ? 2 : 1)
    case (">", "="), ("≥", _): (operation, length) = (.greaterOrEqual, scalar(end) == ">" ? 2 : 1)
    case ("<", _): operation = .less
    case (">", _): operation = .greater
    default: return nil
    }
    let name = Array(pieces[..<nameEnd])
    typedName = name.text
    self.name = TextFolding.folded(typedName)
    guard !self.name.isEmpty else { return nil }
    value = Array(pieces[(end + length)...])
    nameColumns = name.columns(or: columns)
    self.columns = columns
  }

  /// Names are letters of any script, with hyphens and underscores between.
  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "-" || scalar == "_"
  }

  /// The operator behind its full-width form.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "：": ":"
    case "＝": "="
    case "＜": "<"
    case "＞": ">"
    case "＋": "+"
    case "！": "!"
    default: scalar
    }
  }

  /// Whether a scalar separates the values of a list.
  static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "，" || scalar == "、"
  }
}
