import BookmarkModel

/// Cells that hold identifiers; a wrong one never costs the row.
extension DraftBuilder {
  /// Takes an ISBN, restores lost zeros where the check digit proves them, and keeps a wrong one.
  mutating func addISBN(_ column: Column, _ text: String) {
    if let digits = Self.plainISBN(text) {
      content.identifiers.append(Identifier(scheme: "isbn", canonicalValue: digits))
      return
    }
    let bare = Self.withoutGuard(text)
    if bare.isEmpty { return }
    let restored = ISBN(restoringLeadingZeros: bare)
    if let isbn = ISBN(bare) ?? restored {
      content.identifiers.append(Identifier(scheme: "isbn", canonicalValue: isbn.digits))
      guard let ten = restored?.ten else { return }
      return note(.isbnZerosRestored(ten), .identifier, column: column.name, value: text)
    }
    note(
      Self.isRounded(bare) ? .isbnDigitsLost : .isbnInvalid, .identifier, column: column.name,
      value: text)
    keep(column.name, text)
  }

  /// The number on a package, which is an ISBN if it begins as one and its check digit is right.
  mutating func addBarcode(_ column: Column, _ text: String) {
    let bare = Self.withoutGuard(text)
    if let isbn = ISBN(bare), bare.utf8.count >= 13 {
      content.identifiers.append(Identifier(scheme: "isbn", canonicalValue: isbn.digits))
    } else {
      addIdentifier(column, "barcode", bare)
    }
  }

  /// Takes an identifier, also out of an address that holds it.
  mutating func addIdentifier(_ column: Column, _ scheme: String, _ text: String) {
    if text.isEmpty { return }
    let value = Self.identifier(in: text, of: scheme) ?? text
    if let identifier = Identifier(scheme, value) {
      content.identifiers.append(identifier)
    } else {
      note(.identifierInvalid, .identifier, column: column.name, value: text)
      keep(column.name, text)
    }
  }

  /// Thirteen digits with the right check digit, which most ISBN are.
  private static func plainISBN(_ text: String) -> String? {
    guard text.utf8.count == 13 else { return nil }
    var sum = 0
    var weight = 1
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      sum += Int(byte - 0x30) * weight
      weight = 4 - weight
    }
    guard sum % 10 == 0, text.hasPrefix("978") || text.hasPrefix("979") else { return nil }
    return text
  }

  /// The text without the guard that keeps a spreadsheet from taking it for a number: `="..."`.
  static func withoutGuard(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3, bytes.starts(with: Array("=\"".utf8)), bytes.last == 0x22 else {
      return text == "=" ? "" : text
    }
    return CellText.trimmed(String(decoding: bytes[2..<bytes.count - 1], as: UTF8.self))
  }

  /// Whether a number is written with an exponent, as spreadsheets show long ones.
  private static func isRounded(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }), mark > 0 else {
      return false
    }
    let mantissa = bytes[..<mark]
    return mantissa.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }
      && bytes[(mark + 1)...].allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2B }
  }

  /// The identifier inside an address, such as the number of a Douban subject.
  private static func identifier(in text: String, of scheme: String) -> String? {
    guard text.contains("://") else { return nil }
    let segments = text.split(separator: "/").map(String.init)
    switch scheme {
    case "imdb": return segments.first { $0.hasPrefix("tt") }
    case "douban":
      return segments.first { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    default: return nil
    }
  }
}
