/// A text that has to be whole before it can be read, up to a limit; without any U+0000.
struct HeldText {
  private(set) var bytes: [UInt8] = []
  private static let limit = 64 << 20
  /// How many U+0000 were left out, by the line.
  private var removedNULs: [Int: Int] = [:]

  mutating func append(_ more: [UInt8]) throws(SourceError) {
    if bytes.count + more.count > Self.limit { throw .limit(.rowBytes(Self.limit), line: 1) }
    guard more.contains(0) else { return bytes += more }
    var line = 1 + bytes.count { $0 == 0x0A }
    for byte in more {
      if byte == 0 { removedNULs[line, default: 0] += 1 } else { bytes.append(byte) }
      if byte == 0x0A { line += 1 }
    }
  }

  /// How many U+0000 stood in some of the lines.
  func removedNULs(from line: Int, through end: Int) -> Int {
    if removedNULs.isEmpty { return 0 }
    return removedNULs.reduce(0) { line...max(line, end) ~= $1.key ? $0 + $1.value : $0 }
  }

  /// The lines without their ends; an invalid byte is an error with its line.
  func lines() throws(SourceError) -> [Substring] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notDecodable(line: firstInvalidLine, encoding: "UTF-8")
    }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  private var firstInvalidLine: Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
