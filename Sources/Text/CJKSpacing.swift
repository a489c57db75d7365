/// Spaces out Chinese, Japanese and Korean characters, so that each is indexed as a word.
///
/// A tokenizer that splits at spaces takes a run of Han characters for one word and finds none
/// inside it. With every character its own word, any part of the run is found as a phrase.
public enum CJKSpacing {
  /// Folded text with one space between every Han, kana or Hangul character and its neighbours.
  public static func spaced(_ folded: String) -> String {
    TextFolding.transformed(folded, appendSpaced)
  }

  /// Appends the spaced form of folded UTF-8 bytes; see `spaced(_:)`.
  public static func appendSpaced(
    _ folded: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    let start = output.count
    output.reserveCapacity(start + folded.count + folded.count / 3)
    var afterCJK = false
    var index = 0
    while index < folded.count {
      let byte = folded[index]
      if byte < 0x80 {
        if afterCJK, byte != 0x20 { output.append(0x20) }
        afterCJK = false
        output.append(byte)
        index &+= 1
        continue
      }
      let scalar = UTF8Scalars.next(folded, &index)
      let isCJK = isCJK(scalar)
      if isCJK || afterCJK, !extends(scalar), output.count > start, output.last != 0x20 {
        output.append(0x20)
      }
      afterCJK = isCJK || (afterCJK && extends(scalar))
      UTF8Scalars.append(scalar, to: &output)
    }
  }

  /// Whether a scalar is written without spaces around it: Han, kana, bopomofo or Hangul.
  @inline(__always)
  static func isCJK(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    switch scalar {
    case 0x4E00...0x9FFF, 0xAC00...0xD7FF: return true
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035,
      0x3038...0x303C, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x31BF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0xA960...0xA97F, 0xF900...0xFAFF, 0xFF66...0xFF9D,
      0xFFA1...0xFFDC, 0x1_AFF0...0x1_B16F, 0x2_0000...0x3_FFFD:
      return true
    default: return false
    }
  }

  /// Tone and voice marks and variation selectors, which belong to the character before them.
  @inline(__always)
  static func extends(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x302A...0x302F, 0x3099...0x309A, 0xFE00...0xFE0F, 0xE_0100...0xE_01EF: true
    default: false
    }
  }
}
