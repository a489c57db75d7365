/// The parts of a tar file (POSIX ustar), for members of any size that are written one after the other.
///
/// A member is its ``header(_:)``, its bytes, and ``padding(after:)``; ``end`` stands behind the last.
/// Source: <https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06>.
public enum Tar {
  /// The size of a header, and what every member is filled up to a multiple of.
  public static let blockSize = 512

  /// What is said of a member: a regular file.
  public struct Member: Hashable, Sendable {
    /// The name with folders, at most 100 bytes.
    public var name: String
    /// The number of its bytes.
    public var size: Int
    /// Who may do what, as `0o644`.
    public var mode: Int

    /// A member.
    public init(name: String, size: Int, mode: Int = 0o600) {
      self.name = name
      self.size = size
      self.mode = mode
    }
  }

  /// The header of a member; `nil` for a name or a size that it has no room for.
  public static func header(_ member: Member) -> [UInt8]? {
    guard (1...100).contains(member.name.utf8.count), !member.name.utf8.contains(0),
      (0..<(1 << 33)).contains(member.size), (0...0o7777).contains(member.mode)
    else { return nil }
    var block = Array(repeating: UInt8(0), count: blockSize)
    func put(_ bytes: some Sequence<UInt8>, _ start: Int) {
      for (index, byte) in bytes.enumerated() { block[start + index] = byte }
    }
    func put(_ number: Int, _ start: Int, digits: Int) {
      let text = String(number, radix: 8)
      put((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8, start)
    }
    put(member.name.utf8, 0)
    put(member.mode, 100, digits: 7)
    for start in [108, 116] { put(0, start, digits: 7) }
    put(member.size, 124, digits: 11)
    put(0, 136, digits: 11)
    block[156] = UInt8(ascii: "0")
    put("ustar\u{0}00".utf8, 257)
    put(sum(of: block), 148, digits: 6)
    block[155] = UInt8(ascii: " ")
    return block
  }

  /// The zeros behind so many bytes of a member.
  public static func padding(after size: Int) -> [UInt8] {
    Array(repeating: 0, count: (blockSize - size % blockSize) % blockSize)
  }

  /// The end of the file.
  public static let end = Array(repeating: UInt8(0), count: 2 * blockSize)

  /// What a header says; `nil` for a block that is none, such as one of the end.
  public static func member(_ block: [UInt8]) -> Member? {
    guard block.count == blockSize, number(block[148..<156]) == sum(of: block),
      block[156] == UInt8(ascii: "0") || block[156] == 0,
      let size = number(block[124..<136]), let mode = number(block[100..<108]),
      let name = String(validating: block[..<100].prefix { $0 != 0 }, as: UTF8.self)
    else { return nil }
    return name.isEmpty ? nil : Member(name: name, size: size, mode: mode & 0o7777)
  }

  /// The sum of a header's bytes, those of the sum itself counted as spaces.
  private static func sum(of block: [UInt8]) -> Int {
    block.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
  }

  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.prefix { $0 != 0 && $0 != 32 }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
