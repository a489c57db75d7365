import Glibc

/// Turns a stream of bytes in any encoding the C library knows into UTF-8.
///
/// Strict: what can't be decoded is an error with its place, never a substitute; or, for whoever looks
/// at each record of the output, a byte that is no UTF-8. A byte order mark at the beginning is dropped.
/// UTF-8 is checked here, all else goes through `iconv`.
///
///     guard let decoder = TextDecoder(encoding: "gb18030") else { ... }
///     while let chunk = try file.read() { try decoder.decode(chunk, final: false, into: &text) }
///     try decoder.decode(.init(start: nil, count: 0), final: true, into: &text)
public final class TextDecoder {
  /// The encoding under the name by which the C library knows it.
  public let encoding: String

  /// The first bytes that couldn't be decoded, where such bytes are marked.
  public private(set) var firstMarked: TextDecodingError?

  private let conversion: iconv_t?
  private let marksWrongBytes: Bool
  /// How many bytes the encoding's characters are multiples of.
  private let unit: Int
  private var carried: [UInt8] = []
  private var consumed = 0
  private var newlines = 0
  private var isAtStart = true

  /// Prepares for an encoding by one of its common names, in any case; nil if there is none.
  ///
  /// Names are read the way files use them: `shift_jis` is Windows code page 932, `gb2312` and
  /// `gbk` are GB 18030, `euc-kr` is code page 949, all of which extend what the name says.
  /// `utf-16` and `utf-32` go by their byte order mark and are little-endian without one.
  ///
  /// - Parameter marksWrongBytes: whether bytes that can't be decoded are no error; in their place
  ///   stands a byte that is no UTF-8. Of a text that should be UTF-8 they are an error all the same.
  public init?(encoding name: String, marksWrongBytes: Bool = false) {
    guard let encoding = Self.systemName(of: name) else { return nil }
    self.encoding = encoding
    self.marksWrongBytes = marksWrongBytes
    unit = encoding.hasPrefix("UTF-16") ? 2 : encoding.hasPrefix("UTF-32") ? 4 : 1
    if encoding == "UTF-8" {
      conversion = nil
    } else {
      let opened = iconv_open("UTF-8", encoding)
      guard let opened, opened != iconv_t(bitPattern: -1) else { return nil }
      conversion = opened
    }
  }

  deinit {
    if let conversion { iconv_close(conversion) }
  }

  /// Appends the next bytes of the stream as UTF-8.
  ///
  /// A character that the chunk ends in is kept for the next call; `final` says there is none, and
  /// the decoder is then ready for another stream.
  /// - Throws: `TextDecodingError` for the first undecodable bytes. All text before them has been
  ///   appended; the decoder must not be used any more.
  public func decode(
    _ bytes: UnsafeRawBufferPointer, final isFinal: Bool, into output: inout [UInt8]
  ) throws(TextDecodingError) {
    let start = output.count
    let failure: Failure?
    if carried.isEmpty {
      failure = convert(bytes, into: &output)
    } else {
      let input = carried + bytes
      carried = []
      failure = input.withUnsafeBytes { convert($0, into: &output) }
    }
    newlines += output[start...].count { $0 == 0x0A }
    if isAtStart, output.count > start {
      isAtStart = false
      if output[start...].starts(with: [0xEF, 0xBB, 0xBF]) {
        output.removeSubrange(start..<start + 3)
      }
    }
    if let failure { throw error(failure) }
    guard isFinal else { return }
    if !carried.isEmpty {
      guard marksWrongBytes, conversion != nil else { throw error(.truncated) }
      firstMarked = firstMarked ?? error(.truncated)
      output.append(Self.mark(of: carried[0]))
      carried = []
    }
    finish(into: &output)
  }

  private typealias Failure = TextDecodingError.Reason

  private func error(_ reason: Failure) -> TextDecodingError {
    TextDecodingError(
      encoding: encoding, byteOffset: consumed, line: newlines + 1, reason: reason)
  }

  /// Converts all but an incomplete end, which it leaves in `carried`.
  private func convert(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Failure? {
    guard !bytes.isEmpty else { return nil }
    guard let conversion else { return validate(bytes, into: &output) }
    // iconv takes its input as mutable, though it only reads it.
    var input = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?
      .assumingMemoryBound(to: CChar.self)
    var left = bytes.count
    let start = output.count
    let failure = withScratch { scratch in
      while true {
        let code = step(conversion, &input, &left, scratch, into: &output)
        if code == E2BIG { continue }
        guard code == EILSEQ else { return nil as Failure? }
        guard marksWrongBytes, let wrong = input, left > 0 else { return .invalid }
        if firstMarked == nil {
          firstMarked = TextDecodingError(
            encoding: encoding, byteOffset: consumed + bytes.count - left,
            line: newlines + output[start...].count { $0 == 0x0A } + 1, reason: .invalid)
        }
        output.append(Self.mark(of: UInt8(bitPattern: wrong.pointee)))
        let length = min(unit, left)
        input = wrong + length
        left -= length
      }
    }
    consumed += bytes.count - left
    if failure == nil { carried = Array(bytes.suffix(left)) }
    return failure
  }

  /// A byte that makes no text valid: the wrong one, if it can't begin a character of UTF-8.
  private static func mark(of byte: UInt8) -> UInt8 {
    0x80...0xC1 ~= byte || byte >= 0xF5 ? byte : 0xFF
  }

  /// One call of iconv, whose output is appended; returns its error code, or 0.
  private func step(
    _ conversion: iconv_t, _ input: inout UnsafeMutablePointer<CChar>?, _ left: inout Int,
    _ scratch: UnsafeMutableBufferPointer<CChar>, into output: inout [UInt8]
  ) -> Int32 {
    var target = scratch.baseAddress
    var room = scratch.count
    let code = iconv(conversion, &input, &left, &target, &room) == -1 ? errno : 0
    output.append(contentsOf: UnsafeRawBufferPointer(scratch).prefix(scratch.count - room))
    return code
  }

  private func withScratch<Result>(
    _ body: (UnsafeMutableBufferPointer<CChar>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16384, body)
  }

  private func validate(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Failure? {
    let text = bytes.bindMemory(to: UInt8.self)
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text.span)
      output.append(contentsOf: text)
      consumed += text.count
      return nil
    } catch {
      let valid = error.byteOffsets.lowerBound
      output.append(contentsOf: text[..<valid])
      consumed += valid
      guard error.kind == .truncatedScalar, error.byteOffsets.upperBound == text.count else {
        return .invalid
      }
      carried = Array(text[valid...])
      return nil
    }
  }

  /// Writes what iconv still holds back, and returns it to its first state.
  private func finish(into output: inout [UInt8]) {
    if let conversion {
      var none: UnsafeMutablePointer<CChar>?
      var left = 0
      withScratch { _ = step(conversion, &none, &left, $0, into: &output) }
    }
    (consumed, newlines, isAtStart) = (0, 0, true)
  }

  private static func systemName(of name: String) -> String? {
    let name = name.uppercased()
    // A slash would ask iconv for substitutes ("//TRANSLIT"), and an empty name for the locale's.
    let isPlain = name.utf8.allSatisfy { byte in
      byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte == 0x3A
        || byte == 0x2E
    }
    guard isPlain, !name.isEmpty else { return nil }
    return switch name {
    case "UTF8", "UTF-8": "UTF-8"
    case "UTF16", "UTF-16": "UTF-16"
    case "UTF16LE", "UTF-16LE": "UTF-16LE"
    case "UTF16BE", "UTF-16BE": "UTF-16BE"
    case "LATIN1", "LATIN-1", "ISO8859-1", "ISO_8859-1": "ISO-8859-1"
    case "SHIFT_JIS", "SHIFT-JIS", "SJIS", "MS932", "WINDOWS-31J": "CP932"
    case "GBK", "GB2312", "GB-18030", "GB18030", "CP936", "WINDOWS-936": "GB18030"
    case "BIG5", "BIG-5", "BIG5-HKSCS": "BIG5-HKSCS"
    case "EUC-KR", "EUCKR", "KS_C_5601-1987", "WINDOWS-949": "CP949"
    default: name.hasPrefix("WINDOWS-") ? "CP" + name.dropFirst(8) : name
    }
  }
}
