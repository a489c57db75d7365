/// Makes the bytes of a tar file, for tests.
public enum TarBytes {
  /// The whole file of members by name and text.
  public static func of(_ members: KeyValuePairs<String, String>) -> [UInt8] {
    members.reduce(into: []) { bytes, member in
      let content = Array(member.value.utf8)
      bytes += header(member.key, content.count) + padded(content)
    } + [UInt8](repeating: 0, count: 1024)
  }

  private static func header(_ name: String, _ size: Int) -> [UInt8] {
    let digits = String(size, radix: 8)
    let octal = String(repeating: "0", count: 11 - digits.count) + digits
    let fields: [(String, Int)] = [
      (name, 100), ("0000644", 8), ("0000000", 8), ("0000000", 8), (octal, 12),
      ("00000000000", 12), ("        ", 8), ("0", 1), ("", 100), ("ustar", 6), ("00", 2),
    ]
    var bytes = fields.flatMap { text, width in
      Array(text.utf8) + [UInt8](repeating: 0, count: width - text.utf8.count)
    }
    let sum = String(bytes.reduce(0) { $0 + Int($1) }, radix: 8)
    let checksum = String(repeating: "0", count: 6 - sum.count) + sum
    bytes.replaceSubrange(148..<156, with: Array(checksum.utf8) + [0, 0x20])
    return padded(bytes)
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
  }
}
