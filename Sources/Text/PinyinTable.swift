/// The readings of Han characters, looked up in the generated data of `PinyinData`.
///
/// A character has the number of a list, a list up to three syllables, a syllable up to six
/// letters; all lie in the read-only segment and need no initialisation.
struct PinyinTable {
  private let entries = PinyinData.entries.utf8Start
  private let lists = PinyinData.lists.utf8Start
  private let syllables = PinyinData.syllables.utf8Start

  /// The list of a scalar's readings, 0 for a scalar without any.
  @inline(__always)
  func list(of scalar: UInt32) -> Int {
    let place = scalar &- PinyinData.first
    guard place < PinyinData.count else { return scalar == 0x3007 ? PinyinData.zero : 0 }
    return Self.unit(entries, Int(place))
  }

  /// How many readings a list of `list(of:)` has, at most three.
  func count(of list: Int) -> Int {
    (0..<3).first { Self.unit(lists, list * 3 + $0) == 0 } ?? 3
  }

  /// Appends one of a list's readings, the likeliest being the first.
  @inline(__always)
  func append(_ rank: Int, of list: Int, to output: inout [UInt8]) {
    let start = syllables + Self.unit(lists, list &* 3 &+ rank) &* 6
    for place in 0..<6 {
      let letter = start[place] ^ 0x30
      if letter == 0 { return }
      output.append(letter)
    }
  }

  /// The first letter of one of a list's readings.
  @inline(__always)
  func initial(_ rank: Int, of list: Int) -> UInt8 {
    syllables[Self.unit(lists, list &* 3 &+ rank) &* 6] ^ 0x30
  }

  /// The number at a place of a literal that packs each into two 7-bit units.
  @inline(__always)
  private static func unit(_ data: UnsafePointer<UInt8>, _ place: Int) -> Int {
    Int(data[place &* 2] ^ 0x30) | Int(data[place &* 2 &+ 1] ^ 0x30) &<< 7
  }
}
