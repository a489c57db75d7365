import Text

/// An international standard book number with a right check digit, always in its 13-digit form.
///
/// Source: ISO 2108 and the ISBN Users' Manual, 7th edition, section 5.
public struct ISBN: Hashable, Sendable {
  /// Thirteen digits, without hyphens.
  public let digits: String

  /// Reads an ISBN-10 or ISBN-13; `nil` when the check digit is wrong or all digits are 0.
  ///
  /// Hyphens, spaces, full-width digits, `ISBN` in front and the guard that spreadsheets are given
  /// (`="978..."`) do not matter.
  public init?(_ text: String) {
    var word = TextFolding.folded(text).utf8.filter {
      ![0x20, 0x2D, 0x22, 0x3D, 0x27].contains($0)
    }
    if word.starts(with: Array("isbn".utf8)) {
      word.removeFirst(4)
      if word.first == 0x3A { word.removeFirst() }
      let isLabel = word.count > 13 && word.starts(with: Array("13".utf8))
      if isLabel || (11...13).contains(word.count) && word.starts(with: Array("10".utf8)) {
        word.removeFirst(2)
      }
      if word.first == 0x3A { word.removeFirst() }
    }
    // A number column of a spreadsheet: 9780441478125.0
    if word.count > 2, word.suffix(2) == [0x2E, 0x30] { word.removeLast(2) }
    switch word.count {
    case 13: self.init(thirteen: word)
    case 10: self.init(ten: word)
    default: return nil
    }
  }

  /// The ISBN-10 of the same edition; nil for an edition that has none, whose number begins with 979.
  public var ten: String? {
    guard digits.hasPrefix("978") else { return nil }
    let stem = digits.utf8.dropFirst(3).dropLast()
    let sum = zip(stem, (2...10).reversed()).reduce(0) { $0 + Int($1.0 - 0x30) * $1.1 }
    let check = (11 - sum % 11) % 11
    return String(decoding: stem, as: UTF8.self) + (check == 10 ? "X" : String(check))
  }

  /// Reads a number that lost its leading zeros in a spreadsheet.
  ///
  /// `nil` unless the check digit proves what was lost.
  public init?(restoringLeadingZeros text: String) {
    let word = text.trimmingSpaces().utf8.map { $0 == 0x58 ? 0x78 : $0 }
    guard (7...9).contains(word.count) else { return nil }
    self.init(ten: Array(repeating: 0x30, count: 10 - word.count) + word)
  }

  private init?(thirteen bytes: [UInt8]) {
    guard bytes.starts(with: Array("978".utf8)) || bytes.starts(with: Array("979".utf8)) else {
      return nil
    }
    var sum = 0
    for (index, byte) in bytes.enumerated() {
      guard (0x30...0x39).contains(byte) else { return nil }
      sum += Int(byte - 0x30) * (index % 2 == 0 ? 1 : 3)
    }
    guard sum % 10 == 0, !Self.isPlaceholder(bytes.dropFirst(3).dropLast()) else { return nil }
    digits = String(decoding: bytes, as: UTF8.self)
  }

  private init?(ten bytes: [UInt8]) {
    var sum = 0
    for (index, byte) in bytes.enumerated() {
      let isX = index == 9 && byte == 0x78
      guard isX || (0x30...0x39).contains(byte) else { return nil }
      sum += (isX ? 10 : Int(byte - 0x30)) * (10 - index)
    }
    guard sum % 11 == 0, !Self.isPlaceholder(bytes.dropLast()) else { return nil }
    let stem = Array("978".utf8) + bytes.dropLast()
    var check = 0
    for (index, byte) in stem.enumerated() {
      check += Int(byte - 0x30) * (index % 2 == 0 ? 1 : 3)
    }
    digits = String(decoding: stem + [UInt8(0x30 + (10 - check % 10) % 10)], as: UTF8.self)
  }

  /// Whether it is all zeros, which has a right check digit and which forms are filled with.
  private static func isPlaceholder(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.allSatisfy { $0 == 0x30 }
  }
}
