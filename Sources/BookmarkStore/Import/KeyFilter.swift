/// Tells of most hashes that aren't among many that they aren't (a Bloom filter, 16 to 32 bits a hash).
///
/// Four bits a hash; about one of 400 others passes.
struct KeyFilter {
  private var bits: [UInt64]

  init(count: Int) {
    var words = 16
    while words * 4 < count { words *= 2 }
    bits = Array(repeating: 0, count: words)
  }

  mutating func insert(_ hash: UInt64) {
    var places = Places(hash)
    for _ in 0..<Places.count {
      let place = places.next(below: bits.count * 64)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  func mayHold(_ hash: UInt64) -> Bool {
    var places = Places(hash)
    for _ in 0..<Places.count {
      let place = places.next(below: bits.count * 64)
      if bits[place >> 6] & 1 << UInt64(place & 63) == 0 { return false }
    }
    return true
  }

  /// Some numbers that depend on all bits of a hash.
  private struct Places {
    static let count = 4

    private var place: UInt64
    private let step: UInt64

    init(_ hash: UInt64) {
      let mixed = (hash ^ (hash >> 31)) &* 0x9E37_79B9_7F4A_7C15
      place = mixed ^ (mixed >> 29)
      step = mixed >> 33 | 1
    }

    /// - Parameter limit: a power of two.
    mutating func next(below limit: Int) -> Int {
      place &+= step
      return Int(truncatingIfNeeded: place) & (limit - 1)
    }
  }
}
