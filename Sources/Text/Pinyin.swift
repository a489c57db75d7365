/// Spells Chinese in Latin letters without tones, as it is typed to find something.
///
/// The readings are Mandarin ones from the Unihan database
/// (<https://www.unicode.org/reports/tr38/>), for every character from U+3400 to U+9FFF that has
/// one there, and 〇; traditional characters have their own entries. `ü` is spelled `v` as input
/// methods have it, and `u`. No dictionary of words is used: which reading of a character is meant
/// (乐 `le` or `yue`) isn't known, so a reading of a whole text is a guess, and `keys(for:limit:)`
/// gives several.
public enum Pinyin {
  /// Rises whenever the same text is spelled differently than before; stored beside what was.
  public static let version = 2

  /// The spellings of one character, at most three, the likeliest in a title first.
  ///
  /// Empty for what isn't a Han character and for rare ones without a known reading.
  public static func readings(of scalar: Unicode.Scalar) -> [String] {
    let table = PinyinTable()
    let list = table.list(of: scalar.value)
    return (0..<table.count(of: list)).map { rank in
      var letters: [UInt8] = []
      table.append(rank, of: list, to: &letters)
      return String(decoding: letters, as: UTF8.self)
    }
  }

  /// The text with each Han character replaced by its likeliest reading: `santi` for 三体.
  ///
  /// Syllables aren't separated; everything else is folded and stays, spaces included.
  public static func full(_ text: String) -> String {
    let text = PinyinText(text)
    let table = PinyinTable()
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count &+ text.parts.count &* 6)
    for part in text.parts {
      switch part {
      case .han(let list): table.append(0, of: list, to: &output)
      case .run(let range): output.append(contentsOf: text.bytes[range])
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The first letters of the likeliest readings: `st` for 三体.
  ///
  /// Of other words the first letter stays, of numbers everything: 三体2 Dark Forest gives
  /// `st2df`. Spaces and punctuation are dropped.
  public static func initials(_ text: String) -> String {
    String(decoding: PinyinSpelling(PinyinText(text)).initials(ranks: []), as: UTF8.self)
  }

  /// The letter a text is filed under: `S` for 三体 and 《三体》, `A` for Æon, nil for 1984.
  ///
  /// Decided by the first letter or digit, whatever punctuation precedes it; letters of other
  /// scripts give nil.
  public static func initialLetter(of text: String) -> Character? {
    // The beginning is enough, however long the text.
    let text = PinyinText(String(text.unicodeScalars.prefix(64)))
    for part in text.parts {
      switch part {
      case .han(let list): return upperCased(UInt32(PinyinTable().initial(0, of: list)))
      case .run(let range):
        if let first = text.wordScalars(in: range).first(where: { $0 != 0 }) {
          return upperCased(first)
        }
      }
    }
    return nil
  }

  private static func upperCased(_ letter: UInt32) -> Character? {
    letter &- 0x61 < 26 ? Unicode.Scalar(letter &- 0x20).map(Character.init) : nil
  }
}
