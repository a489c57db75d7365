/// Texts laid end to end in one literal, which the program maps without reading it.
struct MessageTable: Sendable {
  /// The digits of an offset.
  private static let width = 7

  let count: Int
  /// Where each text starts in UTF-8, and last where the last one ends, seven digits each.
  private let offsets: StaticString
  private let texts: StaticString

  init(count: Int, offsets: StaticString, texts: StaticString) {
    self.count = count
    self.offsets = offsets
    self.texts = texts
  }

  /// The text at a position, empty beyond the end.
  subscript(position: Int) -> String {
    let start = offset(position)
    let end = offset(position + 1)
    return texts.withUTF8Buffer { bytes in
      guard start < end, end <= bytes.count else { return "" }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  private func offset(_ position: Int) -> Int {
    guard position >= 0, position <= count else { return 0 }
    return offsets.withUTF8Buffer { digits in
      digits.dropFirst(position * Self.width).prefix(Self.width)
        .reduce(0) { number, digit in number * 10 + Int(digit & 0xf) }
    }
  }
}
