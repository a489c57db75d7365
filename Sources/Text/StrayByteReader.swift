/// Reads UTF-8 in which single bytes are wrong, as where texts of two encodings were joined.
///
/// A text is UTF-8 as long as it has at least four characters beyond ASCII for each wrong byte. In
/// such a text a wrong byte is read as Windows-1252 and told with its line. In any other text, and
/// where Windows-1252 has no character, wrong bytes stay, to be found by whoever checks the records.
public struct StrayByteReader: Sendable {
  /// So many bytes are told; all are counted.
  public static let mostTold = 20

  /// The first bytes that were read as Windows-1252.
  public private(set) var told: [StrayByte] = []
  /// How many bytes were read so.
  public private(set) var count = 0

  private var characters = 0
  private var wrong = 0
  private var newlines = 0
  /// The beginning of a character that the last piece ended in.
  private var carried: [UInt8] = []

  /// Makes a reader of a text that has not begun.
  public init() {}

  /// Whether the beginning of a text is UTF-8, but for a few bytes.
  public static func isUTF8(_ sample: [UInt8], isWhole: Bool) -> Bool {
    var reader = StrayByteReader()
    _ = reader.read(sample, isLast: isWhole)
    return reader.isUTF8
  }

  private var isUTF8: Bool { characters >= 4 * wrong }

  /// The next piece of the text; `isLast` says that none follows.
  public mutating func read(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let input = carried.isEmpty ? bytes : carried + bytes
    carried = []
    guard let parts = parts(of: input, isLast: isLast) else {
      pass(input[...])
      return input
    }
    wrong += parts.count { $0.isWrong }
    for part in parts where !part.isWrong { characters += Self.characters(in: input[part.range]) }
    return joined(parts, of: input)
  }

  /// A stretch of good text, or one wrong byte.
  private struct Part {
    let range: Range<Int>
    let isWrong: Bool
  }

  /// The text cut at its wrong bytes, without an end that was carried; nil if all of it is good.
  private mutating func parts(of input: [UInt8], isLast: Bool) -> [Part]? {
    input.withUnsafeBufferPointer { bytes in
      var parts: [Part] = []
      var start = 0
      while start < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        do throws(UTF8.ValidationError) {
          _ = try UTF8Span(validating: rest.span)
          if parts.isEmpty { return nil }
          parts.append(Part(range: start..<bytes.count, isWrong: false))
          break
        } catch {
          let bad = start + error.byteOffsets.lowerBound
          parts.append(Part(range: start..<bad, isWrong: false))
          let isCut =
            error.kind == .truncatedScalar && start + error.byteOffsets.upperBound == bytes.count
          if isCut, !isLast {
            carried = Array(bytes[bad...])
            break
          }
          parts.append(Part(range: bad..<bad + 1, isWrong: true))
          start = bad + 1
        }
      }
      return parts.isEmpty ? nil : parts
    }
  }

  private mutating func joined(_ parts: [Part], of input: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(input.count + 2 * parts.count)
    for part in parts {
      let bytes = input[part.range]
      newlines += Self.newlines(in: bytes)
      if part.isWrong, isUTF8, let byte = bytes.first,
        let stray = StrayByte(byte, line: newlines + 1)
      {
        count += 1
        if told.count < Self.mostTold { told.append(stray) }
        output += Array(String(stray.character).utf8)
      } else {
        output += bytes
      }
    }
    return output
  }

  private mutating func pass(_ bytes: ArraySlice<UInt8>) {
    characters += Self.characters(in: bytes)
    newlines += Self.newlines(in: bytes)
  }

  // Plain loops over memory, which the compiler turns into vector instructions: every text goes through.

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count &+= byte >= 0xC0 ? 1 : 0 }
      return count
    }
  }

  private static func newlines(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
      return count
    }
  }
}
