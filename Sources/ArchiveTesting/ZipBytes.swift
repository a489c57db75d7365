/// Makes the bytes of a zip file of uncompressed members, for tests.
public enum ZipBytes {
  /// One member; its name as bytes, for names that are not UTF-8.
  public struct Member {
    let name: [UInt8]
    let content: [UInt8]
    let flags: UInt16

    /// A member whose name is marked as UTF-8.
    public init(_ name: String, _ content: String) {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
      flags = 1 << 11
    }

    /// A member whose name is in an encoding that nobody tells, and which may be called encrypted.
    public init(name: [UInt8], content: [UInt8] = [], isEncrypted: Bool = false) {
      self.name = name
      self.content = content
      flags = isEncrypted ? 1 : 0
    }
  }

  /// The whole file: the members, then the list of them.
  public static func of(_ members: [Member]) -> [UInt8] {
    var (bytes, list) = ([UInt8](), [UInt8]())
    for member in members {
      let start = UInt32(bytes.count)
      let facts =
        little16(20) + little16(member.flags) + little16(0) + little32(0x5A21_0000)
        + little32(Checksum.crc32(member.content)) + little32(UInt32(member.content.count))
        + little32(UInt32(member.content.count)) + little16(UInt16(member.name.count)) + little16(0)
      bytes += little32(0x0403_4B50) + facts + member.name + member.content
      list += little32(0x0201_4B50) + little16(20) + facts + little16(0) + little16(0) + little16(0)
      list += little32(0o100644 << 16) + little32(start) + member.name
    }
    let count = little16(UInt16(members.count))
    let end = little32(0x0605_4B50) + little16(0) + little16(0) + count + count
    return bytes + list + end + little32(UInt32(list.count)) + little32(UInt32(bytes.count))
      + little16(0)
  }

  /// The whole file of members by name and text.
  public static func of(_ members: KeyValuePairs<String, String>) -> [UInt8] {
    of(members.map { Member($0.key, $0.value) })
  }
}

func little16(_ value: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }

func little32(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
