/// Makes the bytes of gzip files, for tests.
public enum GzipBytes {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// A text, stored as it is, under the name that the file had.
  public static func of(_ content: [UInt8], name: String? = nil) -> [UInt8] {
    var bytes = head
    if let name {
      bytes[3] = 1 << 3
      bytes += Array(name.utf8) + [0]
    }
    let size = 0xFFFF
    for start in stride(from: 0, through: content.count, by: size) {
      let block = content[start..<min(start + size, content.count)]
      let length = UInt16(block.count)
      bytes += [start + size > content.count ? 1 : 0] + little16(length) + little16(~length) + block
    }
    return bytes + little32(Checksum.crc32(content)) + little32(UInt32(content.count))
  }

  /// About so many letters A in a 158th of their size.
  public static func letters(_ count: Int) -> [UInt8] {
    let runs = count / 258
    // One block with the fixed codes: a letter, then runs of 258 bytes, each 1 byte back.
    var bits = Bits()
    bits.append(0b011, 3)
    bits.append(0b1000_1110, 8)
    for _ in 0..<runs {
      bits.append(0b1010_0011, 8)
      bits.append(0, 5)
    }
    bits.append(0, 7)
    let content = [UInt8](repeating: 0x41, count: runs * 258 + 1)
    return head + bits.bytes + little32(Checksum.crc32(content)) + little32(UInt32(content.count))
  }

  /// Bits from the lowest of each byte on.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ value: UInt16, _ count: Int) {
      for bit in 0..<count {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << used
        used += 1
      }
    }
  }
}
