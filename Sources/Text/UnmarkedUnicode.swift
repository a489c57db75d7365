/// Knows UTF-16 and UTF-32 without a byte order mark by where their zero bytes stand.
public enum UnmarkedUnicode {
  /// The encoding, by a name `TextDecoder` takes; nil for any other text.
  ///
  /// Line ends, commas and digits have zero bytes in all languages, and always at the same places.
  /// - Parameter sample: the beginning of the text, from its first byte on.
  public static func detect(_ sample: UnsafeRawBufferPointer) -> String? {
    let bytes = sample.prefix(1 << 13)
    guard bytes.count >= 4 else { return nil }
    var zeros = [0, 0, 0, 0]
    var ends = (little: 0, big: 0)
    for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place % 4] += 1 }
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (bytes[place], bytes[place + 1])
      if second == 0, first == 0x0A || first == 0x2C { ends.little += 1 }
      if first == 0, second == 0x0A || second == 0x2C { ends.big += 1 }
    }
    let quarter = bytes.count / 4
    if zeros[3] >= quarter, zeros[2] * 10 >= quarter * 9, zeros[0] * 10 < quarter {
      return "UTF-32LE"
    }
    if zeros[0] >= quarter, zeros[1] * 10 >= quarter * 9, zeros[3] * 10 < quarter {
      return "UTF-32BE"
    }
    let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
    if ends.little > 0, ends.big == 0, odd > 10 * even { return "UTF-16LE" }
    if ends.big > 0, ends.little == 0, even > 10 * odd { return "UTF-16BE" }
    return nil
  }
}
