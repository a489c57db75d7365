import BookmarkModel
import Text

/// The names that people and programs give to columns, in many languages.
enum ColumnNames {
  /// The form in which names are compared: folded, with single spaces for `_` and `-`.
  static func key(_ name: String) -> String {
    // A byte order mark that was read as Windows-1252 stands before the first name.
    let name = name.hasPrefix("ï»¿") ? String(name.dropFirst("ï»¿".count)) : name
    let folded = TextFolding.folded(name)
    let words = folded.split { $0 == "_" || $0 == "-" || $0 == " " }
    return words.joined(separator: " ")
  }

  /// What a column of a name means.
  static func meaning(of name: String) -> ColumnMeaning {
    let key = key(name)
    if let meaning = table[key] { return meaning }
    if let scale = ratingScale(key) { return .rating(scale: scale) }
    if key == "date" { return .extra }
    return BookmarkField.labelled(name).map(meaning) ?? .extra
  }

  /// What the canonical column of a field means.
  static func meaning(of field: BookmarkField) -> ColumnMeaning {
    switch field {
    case .title: .title(nil)
    case .creator: .creator(.creator)
    case .author: .creator(.author)
    case .director: .creator(.director)
    case .artist: .creator(.artist)
    case .year: .year
    case .rating: .rating(scale: nil)
    case .shelf: .shelf
    case .started: .started
    case .finished: .finished
    case .uid: .uid
    case .id: .number
    case .location, .lent: .field(field)
    default: BookmarkField.content.contains(field) ? .field(field) : .extra
    }
  }

  /// The scale that a name such as `rating (10)`, `score/100` or `rating10` declares.
  private static func ratingScale(_ key: String) -> Double? {
    let bare = key.hasSuffix(")") || key.hasSuffix("]") ? String(key.dropLast()) : key
    let digits = bare.reversed().prefix { ("0"..."9").contains($0) }
    guard (1...4).contains(digits.count), let scale = Double(String(digits.reversed())), scale > 0
    else { return nil }
    var name = String(bare.dropLast(digits.count))
    for mark in ["out of ", "1 ", "0 ", "of "] where name.hasSuffix(mark) {
      name = String(name.dropLast(mark.count))
    }
    while let last = name.last, "(/[ ".contains(last) { name.removeLast() }
    guard case .rating? = table[name] else { return nil }
    return scale
  }

  private static let table: [String: ColumnMeaning] = {
    var table: [String: ColumnMeaning] = [:]
    for scheme in Identifier.knownSchemes where scheme != "isbn" && scheme != "barcode" {
      table[scheme] = .identifier(scheme)
      table[scheme + " id"] = .identifier(scheme)
      table[scheme + "id"] = .identifier(scheme)
    }
    for name in RejectColumns.all { table[name] = .ignored }
    for (meaning, names) in ColumnVocabulary.all {
      for name in names.split(separator: "|") { table[key(String(name))] = meaning }
    }
    return table
  }()
}
