public import FoundationEssentials

extension UUID {
  /// A new UUID of version 7, which sorts by the time it was made (RFC 9562, section 5.7).
  public static func version7(at time: Timestamp = .now) -> UUID {
    var generator = SystemRandomNumberGenerator()
    return version7(at: time, using: &generator)
  }

  /// A version 7 UUID from the given source of randomness.
  public static func version7(
    at time: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> UUID {
    let stamp = UInt64(bitPattern: time.milliseconds) & 0xFFFF_FFFF_FFFF
    let high = stamp << 16 | 0x7000 | generator.next() & 0x0FFF
    let low = 0x8000_0000_0000_0000 | generator.next() & 0x3FFF_FFFF_FFFF_FFFF
    return UUID(high: high, low: low)
  }

  private init(high: UInt64, low: UInt64) {
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - index * 8))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}
