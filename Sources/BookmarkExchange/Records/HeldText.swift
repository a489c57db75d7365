/// A text that has to be whole before it can be read, up to a limit.
struct HeldText {
  private(set) var bytes: [UInt8] = []
  private static let limit = 64 << 20

  mutating func append(_ more: [UInt8]) throws(SourceError) {
    if bytes.count + more.count > Self.limit { throw .limit(.rowBytes(Self.limit), line: 1) }
    bytes += more
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
