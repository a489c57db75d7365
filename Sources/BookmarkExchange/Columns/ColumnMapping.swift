import BookmarkModel
import Text

/// What a person says that a column of a table means.
public struct ColumnMapping: Codable, Hashable, Sendable {
  /// The column's name as it stands, or `#3` for the third one of a table without a header.
  public var column: String
  /// The field, such as `title` or `rating`; ``kept`` for a column that is kept as it is.
  public var field: String
  /// The highest rating, of a column of ratings.
  public var scale: Double?

  /// The words that name fields, for help and suggestions.
  public static let words =
    BookmarkField.content.map(\.rawValue)
    + ["author", "director", "artist", "isbn", "started", "finished", "location", kept]

  /// The word for a column that is kept under its own name.
  public static let kept = "extra"

  /// A column and the field that its cells are of.
  public init(column: String, field: String, scale: Double? = nil) {
    self.column = column
    self.field = field
    self.scale = scale
  }

  /// Reads `title=Titel,rating=Wertung/10`; a name with a comma stands in quotes.
  ///
  /// - Throws: ``Problem``, which names the part that can't be read.
  public static func list(_ text: String) throws(Problem) -> [ColumnMapping] {
    var mappings: [ColumnMapping] = []
    for part in parts(of: text) {
      guard let mark = part.firstIndex(of: "=") else { throw .noEqualsSign(part) }
      let column = CellText.trimmed(String(part[part.index(after: mark)...]))
      let field = CellText.trimmed(String(part[..<mark]))
      if column.isEmpty { throw .noEqualsSign(part) }
      mappings.append(try ColumnMapping(field: field, of: column))
    }
    return mappings
  }

  /// The mapping as a person types it: `rating=Wertung/10`.
  public var text: String {
    let name = column.contains(where: { ",，".contains($0) }) ? "\"\(column)\"" : column
    guard let scale else { return "\(field)=\(name)" }
    let highest = scale == scale.rounded() ? String(scale).prefix { $0 != "." } : "\(scale)"[...]
    return "\(field)=\(name)/\(highest)"
  }

  /// A mapping from words that a person typed.
  ///
  /// - Parameter column: the column's name, behind it a scale where the field is a rating: `Note/10`.
  init(field: String, of column: String) throws(Problem) {
    let meaning = Self.meaning(of: field)
    if meaning == nil { throw .unknownField(field, nearest: Self.nearest(to: field)) }
    guard case .rating? = meaning, let slash = column.lastIndex(of: "/"),
      let scale = Double(column[column.index(after: slash)...]), scale > 0
    else {
      self.init(column: Self.unquoted(column), field: field)
      return
    }
    self.init(column: Self.unquoted(String(column[..<slash])), field: field, scale: scale)
  }

  /// Reads an answer such as `title` or `rating/10` about one column.
  public init(answer: String, column: String) throws(Problem) {
    let parts = answer.split(separator: "/", maxSplits: 1).map { CellText.trimmed(String($0)) }
    let field = parts.first ?? ""
    guard Self.meaning(of: field) != nil else {
      throw .unknownField(field, nearest: Self.nearest(to: field))
    }
    self.init(column: column, field: field, scale: parts.count > 1 ? Double(parts[1]) : nil)
  }

  /// Why words are no mapping.
  public enum Problem: Error, Equatable, Sendable {
    /// It has no `=` between a field and a column.
    case noEqualsSign(String)
    /// There is no such field; the nearest one that there is.
    case unknownField(String, nearest: String?)
  }

  /// What the column's cells say; an unknown field of another build is kept as it is.
  var meaning: ColumnMeaning {
    switch Self.meaning(of: field) ?? .extra {
    case .rating(let own): .rating(scale: scale ?? own)
    case let meaning: meaning
    }
  }

  /// Whether the column is told by its number, as in a table without a header.
  var isNumbered: Bool {
    column.hasPrefix("#") && Int(column.dropFirst()) != nil
  }

  private static func meaning(of field: String) -> ColumnMeaning? {
    if field == kept { return .extra }
    let meaning = ColumnNames.meaning(of: field)
    return meaning == .extra || meaning == .ignored ? nil : meaning
  }

  private static func nearest(to field: String) -> String? {
    NearestMatch.of(field, in: words)
  }

  /// The parts between commas outside of quotes.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, ",，".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { CellText.trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
