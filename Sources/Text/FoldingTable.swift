/// What one scalar folds to, looked up in the generated data of `FoldingData`.
///
/// The data are string literals of 7-bit units: they lie in the read-only segment, need no
/// initialisation, and every instance is only a handful of pointers into them.
struct FoldingTable {
  /// What a scalar becomes when it is folded.
  enum Meaning {
    /// A letter, a digit or an unassigned scalar, that stays.
    case word
    /// Punctuation or a symbol, that stays.
    case other
    case space
    case removed
    /// Stays, but may have to move before other marks or to join what precedes it.
    case mark
    case scalar(UInt32)
    /// Several scalars, from this place of the pool.
    case sequence(Int)
    /// The same, decomposed, with a mark among them.
    case markSequence(Int)
  }

  private let index = FoldingData.index.utf8Start
  private let entries = FoldingData.entries.utf8Start
  private let pool = FoldingData.pool.utf8Start
  private let pairs = FoldingData.pairs.utf8Start

  @inline(__always)
  func meaning(of scalar: UInt32) -> Meaning {
    let entry = entry(of: scalar)
    if entry == 0 { return .word }
    switch entry {
    case 1: return .other
    case 2: return .space
    case 3: return .removed
    case ..<0x10_0000: return .scalar(entry)
    case ..<0x11_0000: return .mark
    case ..<0x18_0000: return .sequence(Int(entry &- 0x11_0000))
    default: return .markSequence(Int(entry &- 0x18_0000))
    }
  }

  /// The canonical combining class of a scalar that folding keeps.
  func combiningClass(of scalar: UInt32) -> UInt32 {
    let entry = entry(of: scalar)
    return 0x10_0000..<0x11_0000 ~= entry ? entry &- 0x10_0000 : 0
  }

  /// Hands each scalar of a sequence of the pool to `body`.
  @inline(__always)
  func forEachScalar(at place: Int, _ body: (UInt32) -> Void) {
    let count = Int(Self.unit(pool, place))
    for offset in 1...max(count, 1) { body(Self.unit(pool, place &+ offset)) }
  }

  /// The scalar that canonically stands for these two, Hangul not included.
  func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var lower = 0
    var upper = FoldingData.pairCount
    while lower < upper {
      let middle = (lower + upper) / 2
      let pair = (Self.unit(pairs, middle * 3), Self.unit(pairs, middle * 3 + 1))
      if pair == (first, second) { return Self.unit(pairs, middle * 3 + 2) }
      if pair < (first, second) { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }

  /// The two scalars this one canonically stands for, Hangul not included.
  func decomposed(_ scalar: UInt32) -> (UInt32, UInt32)? {
    for pair in 0..<FoldingData.pairCount where Self.unit(pairs, pair * 3 + 2) == scalar {
      return (Self.unit(pairs, pair * 3), Self.unit(pairs, pair * 3 + 1))
    }
    return nil
  }

  @inline(__always)
  private func entry(of scalar: UInt32) -> UInt32 {
    guard scalar < FoldingData.limit else {
      // Plane 14 holds tags and variation selectors; all else out here is ideographs.
      return scalar &- 0xE_0000 < 0x1000 ? 3 : 0
    }
    let run = Int(scalar >> 6) &* 2
    let block = Int(index[run] ^ 0x30) | Int(index[run &+ 1] ^ 0x30) << 7
    return Self.unit(entries, block &<< 6 | Int(scalar & 63))
  }

  /// The number at a place of a literal that packs each into three 7-bit units.
  @inline(__always)
  private static func unit(_ data: UnsafePointer<UInt8>, _ place: Int) -> UInt32 {
    let start = data + place &* 3
    return UInt32(start[0] ^ 0x30) | UInt32(start[1] ^ 0x30) &<< 7 | UInt32(start[2] ^ 0x30) &<< 14
  }
}
