import CSV

/// What is taken from a cell: its text, without the layout around it.
enum CellText {
  /// Whether a byte is a space, a tab or a line end.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether there is nothing but spaces.
  static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy(isSpace)
  }

  /// The bytes without spaces, tabs and line ends at both ends.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, bytes.count)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The text without spaces, tabs and line ends at both ends.
  static func trimmed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let inner = trimmed(bytes)
      return inner.count == bytes.count ? nil : String(decoding: inner, as: UTF8.self)
    } ?? text
  }

  /// Whether a text is empty or nothing but spaces.
  static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(isSpace) }

  /// The parts between any of the separators, trimmed, without empty ones.
  static func parts(_ text: String, by separators: String) -> [String] {
    let separators = separators.unicodeScalars
    return text.unicodeScalars.split(whereSeparator: separators.contains).compactMap {
      let part = trimmed(String($0))
      return part.isEmpty ? nil : part
    }
  }
}

extension CSVRecord {
  /// The text of a cell; nil if it is empty, or blank without quotes.
  ///
  /// - Parameter isExact: keeps the spaces at both ends, which otherwise only quotes do.
  func text(_ index: Int, isExact: Bool = false) -> String? {
    let isQuoted = wasQuoted(index)
    return withUTF8(of: index) { bytes in
      if bytes.isEmpty || !isQuoted && CellText.isBlank(bytes) { return nil }
      let kept = isExact || isQuoted ? bytes : CellText.trimmed(bytes)
      return String(decoding: kept, as: UTF8.self)
    }
  }

  /// Whether no cell from an index on holds anything.
  func isBlank(from start: Int) -> Bool {
    for index in start..<max(start, count) {
      if !withUTF8(of: index, { CellText.isBlank($0) }) { return false }
    }
    return true
  }
}
