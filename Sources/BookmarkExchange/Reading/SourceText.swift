import Text
import TextICU

/// The text of a source as UTF-8, whatever it came in.
struct SourceText {
  /// The name of the encoding, once it is decided.
  private(set) var encoding = "UTF-8"
  /// Whether neither a mark nor the person names it, and it isn't UTF-8.
  private(set) var isGuessed = false
  /// The bytes of a UTF-8 text that aren't UTF-8, and were read as what they probably are.
  private(set) var strays = StrayByteReader()
  private var decoder: TextDecoder?
  private var hasBegun = false
  private var isFinished = false
  private var raw: [UInt8] = []
  /// Decoded and not yet taken.
  private(set) var available: [UInt8] = []

  /// How many bytes wait for ``begin(encoding:)``, or were decoded by it.
  var rawCount: Int { raw.count + available.count }

  /// The first byte that is no space and no byte order mark.
  var firstVisibleByte: UInt8? {
    let start = available.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return available[start...].first { $0 > 0x20 }
  }

  /// Why nothing but a table can be read of it: bytes that can't be decoded, which a table finds row by row.
  var failure: SourceError? {
    decoder?.firstMarked.map { .notDecodable(line: $0.line, encoding: $0.encoding) }
  }

  mutating func append(_ bytes: [UInt8]) {
    if hasBegun {
      decode(bytes, isLast: false)
    } else {
      raw += bytes
    }
  }

  mutating func finish() {
    isFinished = true
    if hasBegun { decode([], isLast: true) }
  }

  /// Gives what was decoded, and forgets it.
  mutating func take() -> [UInt8] {
    defer { available = [] }
    return available
  }

  /// Decides on the encoding and decodes what is there.
  mutating func begin(encoding name: String?) throws(SourceError) {
    guard !hasBegun else { return }
    let mark = raw.withUnsafeBytes { ByteOrderMark.detect($0)?.name }
    let unmarked =
      name == nil && mark == nil ? raw.withUnsafeBytes { UnmarkedUnicode.detect($0) } : nil
    let kind = raw.withUnsafeBytes {
      BinarySniff.kind(of: UnsafeRawBufferPointer(rebasing: $0.prefix(1 << 13)))
    }
    if let kind, kind != .other || name == nil && unmarked == nil && !hasStrayNULs {
      throw .binary(kind)
    }
    let guess = name ?? mark == nil ? unmarked ?? guessedEncoding : nil
    isGuessed = guess != nil
    let wanted = name ?? mark ?? guess ?? "UTF-8"
    guard let decoder = TextDecoder(encoding: wanted, marksWrongBytes: true) else {
      throw .unknownEncoding(wanted)
    }
    encoding = decoder.encoding
    // What isn't UTF-8 in a text that should be is found by the readers, record by record.
    if encoding != "UTF-8" { self.decoder = decoder }
    hasBegun = true
    let bytes = raw
    raw = []
    decode(bytes, isLast: isFinished)
  }

  /// The encoding of what isn't UTF-8, where it can be told.
  private var guessedEncoding: String? {
    StrayByteReader.isUTF8(raw, isWhole: isFinished) ? nil : EncodingGuess.encoding(of: raw)
  }

  /// Whether a few NULs are all that keeps the text from being one.
  private var hasStrayNULs: Bool {
    let text = raw.prefix(1 << 13).filter { $0 != 0 }
    let removed = min(raw.count, 1 << 13) - text.count
    return removed <= 8 && text.withUnsafeBytes { BinarySniff.kind(of: $0) } == nil
  }

  private mutating func decode(_ bytes: [UInt8], isLast: Bool) {
    guard let decoder else {
      let text = strays.read(bytes, isLast: isLast)
      if available.isEmpty { available = text } else { available += text }
      return
    }
    bytes.withUnsafeBytes { buffer in
      // Wrong bytes are marked, so that nothing is thrown.
      try? decoder.decode(buffer, final: isLast, into: &available)
    }
  }
}
