/// The Swift names that keys and arguments get in the generated code.
enum SwiftName {
  /// `import.added` and `format.blu-ray` as `importAdded` and `formatBluRay`, or nil when the key
  /// has other characters than ASCII letters and digits in parts joined by `.`, `-` or `_`.
  static func of(key: String) -> String? {
    let parts = key.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let first = key.utf8.first, isLower(first) else { return nil }
    var name: [UInt8] = []
    for part in parts {
      guard let initial = part.first, part.allSatisfy(isLetterOrDigit) else { return nil }
      name.append(!name.isEmpty && isLower(initial) ? initial - 0x20 : initial)
      name.append(contentsOf: part.dropFirst())
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The name as it can stand in code: in backticks when it is a keyword.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Members that the hand-written part of `Messages` has already.
  static let reserved: Set<String> = [
    "language", "texts", "signatures", "render", "text", "keys", "keyTable", "catalogueLanguages",
    "numberStyle", "pluralRule", "init", "self", "Type",
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLower(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
