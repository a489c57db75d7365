/// Cuts text into the words that a search compares: folded, and Chinese, Japanese and Korean
/// character by character.
///
/// A word is a run of letters, digits and the marks on them. `+` and `#` behind a word belong to the
/// text (`C++`, `C#`), each as a word of its own, and so does each symbol outside of ASCII (`★`).
/// All else only separates. A word is cut after 512 bytes.
public enum SearchText {
  /// Rises whenever the same text gives other words than before; stored beside what was indexed.
  public static let version = "1.\(TextFolding.version).\(Pinyin.version)"

  /// Stands between texts that are indexed together, so that no phrase goes from one to the next.
  public static let boundary = "\u{E000}"

  private static let longestWord = 512

  /// The words of a text with one space between them.
  public static func words(_ text: String) -> String {
    var output: [UInt8] = []
    appendWords(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the words of a text, each after a space unless it is the first of the output.
  public static func appendWords(_ text: String, to output: inout [UInt8]) {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { TextFolding.appendFolded($0, to: &folded) }
    output.reserveCapacity(output.count + folded.count + folded.count / 3)
    var cutter = WordCutter(output: output, longest: longestWord)
    output = []
    folded.withUnsafeBufferPointer { cutter.take($0) }
    output = cutter.output
  }
}

/// Appends folded text to words that stand with one space between them.
private struct WordCutter {
  private enum Place {
    /// Before a word: the next letter begins one.
    case between
    case inWord
    /// Behind a character that is a word by itself; only marks go on with it.
    case behindCharacter
  }

  private(set) var output: [UInt8]
  private let longest: Int
  private let table = FoldingTable()
  private var place = Place.between
  private var start = 0

  init(output: [UInt8], longest: Int) {
    self.output = output
    self.longest = longest
  }

  mutating func take(_ folded: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < folded.count {
      let byte = folded[index]
      guard byte < 0x80 else {
        take(UTF8Scalars.next(folded, &index))
        continue
      }
      index &+= 1
      if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
        if place != .inWord { begin(.inWord) }
        if output.count &- start < longest { output.append(byte) }
      } else if byte == 0x2B || byte == 0x23, Self.follows(folded, index &- 1) {
        begin(.between)
        output.append(byte)
      } else {
        place = .between
      }
    }
  }

  private mutating func take(_ scalar: UInt32) {
    switch table.meaning(of: scalar) {
    case .word where CJKSpacing.isCJK(scalar): begin(.behindCharacter)
    case .word where CJKSpacing.extends(scalar), .mark:
      if place == .between { begin(.inWord) }
    case .word where scalar != 0xE000:
      if place != .inWord { begin(.inWord) }
    case .other where Self.isSymbol(scalar): begin(.between)
    default:
      place = .between
      return
    }
    if output.count &- start < longest { UTF8Scalars.append(scalar, to: &output) }
  }

  private mutating func begin(_ next: Place) {
    if !output.isEmpty { output.append(0x20) }
    place = next
    start = output.count
  }

  /// Whether a `+` or `#` stands right behind a word or another one.
  private static func follows(_ folded: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = folded[index - 1]
    return before &- 0x61 < 26 || before &- 0x30 < 10 || before == 0x2B || before == 0x23
  }

  private static func isSymbol(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .currencySymbol: true
    default: false
    }
  }
}
