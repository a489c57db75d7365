/// Texts of random scalars that lean towards the difficult ones, the same on every run.
struct RandomText: Sequence, IteratorProtocol {
  private var state: UInt64
  private var left: Int

  init(seed: UInt64, count: Int) {
    (state, left) = (seed, count)
  }

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    var text = String.UnicodeScalarView()
    for _ in 0..<below(14) {
      let (first, last) = Self.ranges[Int(below(UInt32(Self.ranges.count)))]
      if let scalar = Unicode.Scalar(first + below(last - first + 1)) { text.append(scalar) }
    }
    return String(text)
  }

  private mutating func below(_ limit: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33) % limit
  }

  private static let ranges: [(UInt32, UInt32)] = [
    (0x00, 0x20), (0x20, 0x7E), (0x20, 0x27), (0x61, 0x7A), (0x7F, 0x24F), (0x300, 0x36F),
    (0x370, 0x52F), (0x590, 0x6FF), (0x900, 0xDFF), (0x1100, 0x11FF), (0x1E00, 0x206F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2600, 0x27BF), (0x3000, 0x30FF), (0x3099, 0x309A),
    (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFFFF), (0xFE0F, 0xFE0F), (0x200D, 0x200D),
    (0x1F1E6, 0x1F1FF), (0x1F300, 0x1FAFF), (0x1F3FB, 0x1F3FF), (0xE0000, 0xE01FF), (0, 0x10FFFF),
  ]
}
