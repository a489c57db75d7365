/// Makes a zip file of a few members without compression, which every program reads.
///
/// The same members give the same bytes: none has the time at which it was made.
/// Source: <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>.
public struct StoredZip {
  private var members: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// An archive without members.
  public init() {}

  /// Adds a member; it and all before it must be under 4 GiB.
  public mutating func add(_ name: String, _ content: [UInt8]) {
    let start = UInt32(truncatingIfNeeded: members.count)
    let size = UInt32(truncatingIfNeeded: content.count)
    var facts: [UInt8] = []
    // Version 2.0, names in UTF-8, stored, 1 January 1980.
    for word in [20, 1 << 11, 0, 0, 0x21] as [UInt16] { facts.append(word) }
    facts.append(CRC32.of(content))
    facts.append(size)
    facts.append(size)
    facts.append(UInt16(truncatingIfNeeded: name.utf8.count))
    facts.append(0 as UInt16)
    members.append(0x0403_4B50 as UInt32)
    members += facts + name.utf8 + content
    directory.append(0x0201_4B50 as UInt32)
    directory.append(20 as UInt16)
    directory += facts
    for word in [0, 0, 0] as [UInt16] { directory.append(word) }
    directory.append(0 as UInt32)
    directory.append(start)
    directory += name.utf8
    count += 1
  }

  /// The whole file.
  public func bytes() -> [UInt8] {
    var end: [UInt8] = []
    end.append(0x0605_4B50 as UInt32)
    for word in [0, 0, count, count] as [UInt16] { end.append(word) }
    end.append(UInt32(truncatingIfNeeded: directory.count))
    end.append(UInt32(truncatingIfNeeded: members.count))
    end.append(0 as UInt16)
    return members + directory + end
  }
}

extension [UInt8] {
  /// Adds a number of two bytes, the low one first.
  fileprivate mutating func append(_ word: UInt16) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word >> 8))
  }

  /// Adds a number of four bytes, the low one first.
  fileprivate mutating func append(_ word: UInt32) {
    append(UInt16(truncatingIfNeeded: word))
    append(UInt16(truncatingIfNeeded: word >> 16))
  }
}
