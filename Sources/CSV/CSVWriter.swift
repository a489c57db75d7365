/// Writes records as delimited text into memory, with quotes only where a reader needs them.
///
///     var writer = CSVWriter()
///     writer.append(["三体", "say \"hi\""])
///     let bytes = writer.take()  // 三体,"say ""hi""" and a line feed
///
/// Lines end with LF. A field is quoted if it holds the delimiter, a quote, CR or LF, if it begins
/// or ends with a space or tab, if it begins with a byte order mark, and if it is empty and alone.
/// `CSVReader` with the same dialect reads back what was written, except NULs, which it removes.
public struct CSVWriter: Sendable {
  /// The delimiter and quote that are written.
  public let dialect: CSVDialect
  private var output: [UInt8] = []
  private var fieldsInRecord = 0
  private var isLoneFieldEmpty = false

  /// Makes a writer that has written nothing.
  public init(dialect: CSVDialect = .comma) { self.dialect = dialect }

  /// How many bytes wait to be taken.
  public var count: Int { output.count }

  /// Writes a whole record.
  public mutating func append(_ fields: [String]) {
    for field in fields { appendField(field) }
    endRecord()
  }

  /// Writes one field of the record that is being built.
  public mutating func appendField(_ text: String) {
    var text = text
    text.withUTF8 { appendField(utf8: $0) }
  }

  /// Writes one field of the record that is being built, from bytes that are valid UTF-8.
  public mutating func appendField(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    if fieldsInRecord > 0 { output.append(dialect.delimiter) }
    fieldsInRecord += 1
    isLoneFieldEmpty = fieldsInRecord == 1 && bytes.isEmpty
    if needsQuotes(bytes) {
      appendQuoted(bytes)
    } else {
      output.append(contentsOf: bytes)
    }
  }

  /// Ends the record with a line feed; a record without fields is an empty line.
  public mutating func endRecord() {
    if isLoneFieldEmpty, fieldsInRecord == 1 {
      output.append(dialect.quote)
      output.append(dialect.quote)
    }
    output.append(UInt8(ascii: "\n"))
    fieldsInRecord = 0
    isLoneFieldEmpty = false
  }

  /// Gives the bytes written since the last call, and forgets them.
  public mutating func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    if isBlank(first) || isBlank(last) { return true }
    // A reader drops the mark at the start of a text, but not behind a quote.
    if first == 0xEF, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    for byte in bytes
    where byte == dialect.delimiter || byte == dialect.quote || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
    {
      return true
    }
    return false
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.append(dialect.quote)
    for byte in bytes {
      if byte == dialect.quote { output.append(byte) }
      output.append(byte)
    }
    output.append(dialect.quote)
  }
}
