/// A checksum of bytes that come in pieces, to tell whether a file is what was written to it.
///
/// FNV-1a with 64 bits: it finds accidents, not forgeries.
/// Source: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>.
struct ByteDigest: Equatable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    var hash = hash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash
  }
}
