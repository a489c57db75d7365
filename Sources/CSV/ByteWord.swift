/// Eight bytes looked at in one step, which is what makes plain runs fast.
///
/// The arithmetic is that of "Bit Twiddling Hacks" (determine if a word has a byte less than n):
/// a marker bit may be wrong only above a right one, and the lowest is the one used.
enum ByteWord {
  /// A byte repeated in all eight places.
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The first byte below 14 (NUL, tab, LF, CR, ...) or equal to the repeated one; else the count.
  @inline(__always)
  static func firstControl(
    or repeated: UInt64, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int {
    var position = start
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let different = word ^ repeated
      let equal = (different &- repeating(1)) & ~different
      let low = (word &- repeating(14)) & ~word
      let marks = (equal | low) & repeating(0x80)
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    let byte = UInt8(truncatingIfNeeded: repeated)
    while position < bytes.count, bytes[position] >= 14, bytes[position] != byte { position += 1 }
    return position
  }

  /// The first byte that is not ASCII; else the count.
  static func firstNonASCII(in bytes: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let marks = word & repeating(0x80)
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }
}
