/// How common characters are written in one of the East Asian encodings of two bytes.
struct EastAsianBytes {
  static let encodings = ["GB18030", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP"]

  private let encoding: String

  /// Nil for an encoding of another kind.
  init?(_ encoding: String) {
    guard Self.encodings.contains(encoding) else { return nil }
    self.encoding = encoding
  }

  /// Whether bytes that can be decoded are text as people write it.
  ///
  /// Most characters have to be common ones, and none may stand inside of a Latin word, as the
  /// accented letters of Western encodings do. Japanese in EUC-JP needs kana, for without it the
  /// same bytes are Chinese.
  ///
  /// - Parameter isProbable: for statistics speak for it, so that rarer characters may be more.
  func areNatural(_ bytes: [UInt8], isProbable: Bool) -> Bool {
    var (total, common, kana) = (0, 0, 0)
    var index = 0
    var isInWord = false
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        isInWord = isSmallLetter(lead)
        index += 1
        continue
      }
      let length = length(of: bytes[index...])
      let trail = index + 1 < bytes.count ? bytes[index + 1] : 0
      let next = index + length < bytes.count ? bytes[index + length] : 0
      if isInWord || isSmallLetter(next) { return false }
      total += 1
      if length == 4 || length > 1 && isCommon(lead, trail) { common += 1 }
      if lead == 0xA4 || lead == 0xA5 { kana += 1 }
      index += length
    }
    if encoding == "EUC-JP", kana == 0 { return false }
    let least = isProbable && encoding == "GB18030" ? 30 : 85
    return total > 0 && common * 100 >= total * least
  }

  private func length(of bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.first else { return 0 }
    switch encoding {
    case "Shift_JIS": return 0xA1...0xDF ~= lead ? 1 : 2
    case "EUC-JP": return lead == 0x8F ? 3 : 2
    case "GB18030":
      let trail = bytes.dropFirst().first ?? 0
      return 0x30...0x39 ~= trail ? 4 : 2
    default: return 2
    }
  }

  private func isCommon(_ lead: UInt8, _ trail: UInt8) -> Bool {
    switch encoding {
    // The first level of GB 2312, in the order of pinyin; punctuation, full-width letters.
    case "GB18030": trail >= 0xA1 && (0xB0...0xD7 ~= lead || lead == 0xA1 || lead == 0xA3)
    case "Big5": 0xA1...0xC6 ~= lead
    case "Shift_JIS": 0x81...0x83 ~= lead || 0x88...0x97 ~= lead
    case "EUC-KR": trail >= 0xA1 && (0xB0...0xC8 ~= lead || 0xA1...0xA3 ~= lead)
    default: 0xA1...0xA5 ~= lead || 0xB0...0xCF ~= lead
    }
  }

  private func isSmallLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
}
