/// Folds text to the form in which spellings that a reader takes for the same are equal.
///
/// Applied to every scalar, until nothing changes:
/// - compatibility forms (NFKC): full width, half-width kana, ligatures, circled numbers
/// - letter case, as Unicode folds it, `ß` and `æ` written out as `ss` and `ae`
/// - diacritics of Latin, Greek and Cyrillic, strokes (`ø` `ł` `đ`), the dotless `ı`, and the
///   vowel points of Arabic and Hebrew are dropped
/// - voiced kana (`が`), Hangul syllables and the vowel signs of other scripts stay as they are
/// - traditional Chinese becomes simplified, character by character
/// - quotes become `"` and `'`, dashes and the minus sign `-`, `〜` becomes `~`, dots between the
///   parts of a name (`・` `•`) become `·`
/// - control characters, zero-width and other default-ignorable scalars are dropped
/// - a run of white space becomes one space, at either end none
///
/// Both normalization forms of a text give the same bytes, and folding folded text changes
/// nothing. Bytes that are not UTF-8 read as U+FFFD.
public enum TextFolding {
  /// Rises whenever the same text folds differently than before; stored beside what was folded.
  public static let version = 1

  /// The folded form of a text.
  public static func folded(_ text: String) -> String {
    transformed(text, appendFolded)
  }

  /// Appends the folded form of UTF-8 bytes, for bulk work that wants no `String` between.
  public static func appendFolded(
    _ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    let start = output.count
    output.reserveCapacity(start + utf8.count)
    let table = FoldingTable()
    var spaced = false
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte &- 0x21 < 0x5E {
        if spaced {
          spaced = false
          if output.count > start { output.append(0x20) }
        }
        output.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index &+= 1
        continue
      }
      let scalar = UTF8Scalars.next(utf8, &index)
      let meaning = table.meaning(of: scalar)
      switch meaning {
      case .space:
        spaced = true
        continue
      case .removed: continue
      case .mark, .markSequence:
        output.removeSubrange(start...)
        appendOrdered(utf8, to: &output)
        return
      case .word, .other, .scalar, .sequence: break
      }
      if spaced {
        spaced = false
        if output.count > start { output.append(0x20) }
      }
      switch meaning {
      case .scalar(let target): UTF8Scalars.append(target, to: &output)
      case .sequence(let place):
        table.forEachScalar(at: place) { UTF8Scalars.append($0, to: &output) }
      default: UTF8Scalars.append(scalar, to: &output)
      }
    }
  }

  static func transformed(
    _ text: String, _ append: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
  ) -> String {
    var text = text
    return text.withUTF8 { utf8 in
      var output: [UInt8] = []
      append(utf8, &output)
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// The same for text with marks, which may have to be reordered and composed.
  private static func appendOrdered(
    _ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    let table = FoldingTable()
    var scalars: [UInt32] = []
    scalars.reserveCapacity(utf8.count)
    var index = 0
    while index < utf8.count {
      let scalar = UTF8Scalars.next(utf8, &index)
      switch table.meaning(of: scalar) {
      case .word, .other, .mark: scalars.append(scalar)
      case .space: scalars.append(0x20)
      case .removed: break
      case .scalar(let target): scalars.append(target)
      case .sequence(let place), .markSequence(let place):
        table.forEachScalar(at: place) { scalars.append($0) }
      }
    }
    CanonicalOrder().apply(to: &scalars)
    var spaced = false
    let start = output.count
    for scalar in scalars {
      if scalar == 0x20 {
        spaced = output.count > start
        continue
      }
      if spaced { output.append(0x20) }
      spaced = false
      UTF8Scalars.append(scalar, to: &output)
    }
  }
}
