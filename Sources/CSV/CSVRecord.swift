/// One record of a delimited text: where it stands, its fields, and the bytes it was made from.
///
/// Records share the reader's storage and make nothing until asked, so they are cheap to pass on. A
/// record that is kept keeps the chunk it came from in memory.
public struct CSVRecord: Sendable {
  @usableFromInline let storage: [UInt8]
  /// The record's bytes inside `storage`, without the line end.
  let range: Range<Int>
  let fields: [CSVField]
  let quote: UInt8

  /// The physical line on which the record begins, from 1.
  public let line: Int
  /// The physical line on which the record ends.
  public let endLine: Int
  /// The record's first byte in the input, from 0; a byte order mark counts.
  public let byteOffset: Int
  /// How many NUL bytes stood in the record; they are in no field, but still in `rawBytes`.
  public let removedNULs: Int

  /// Whether the apostrophe in front of a field is no part of it; see ``droppingApostrophes()``.
  var dropsApostrophes = false

  /// The number of fields, at least 1.
  public var count: Int { fields.count }

  /// Whether the record is an empty line: one field, empty, without quotes.
  public var isBlank: Bool {
    guard fields.count == 1 else { return false }
    return !wasQuoted(0) && withUTF8(of: 0) { $0.isEmpty }
  }

  /// The original bytes of the record, quotes and NULs included, without the line end.
  public var rawBytes: ArraySlice<UInt8> { storage[range] }

  /// The text of a field; empty where the record has no such field.
  public subscript(index: Int) -> String {
    withUTF8(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a field was enclosed in quotes; false where the record has no such field.
  ///
  /// A dropped apostrophe is a quote, too: what follows it is meant as it stands.
  public func wasQuoted(_ index: Int) -> Bool {
    guard fields.indices.contains(index) else { return false }
    return fields[index].traits.contains(.quoted) || dropsApostrophes && hasApostrophe(index)
  }

  /// The same record, whose fields don't have the apostrophe that stands in front of some of them.
  ///
  /// Programs put one there so that no spreadsheet takes a text such as `=1+1` for a formula. The
  /// raw bytes keep it.
  public func droppingApostrophes() -> CSVRecord {
    var record = self
    record.dropsApostrophes = true
    return record
  }

  /// The physical line on which a field begins; for a field beyond the last, where the record ends.
  public func line(ofField index: Int) -> Int {
    guard fields.indices.contains(index) else { return endLine }
    let start = range.lowerBound + Int(fields[index].lower)
    return line + CSVRecord.lineEnds(in: storage[range.lowerBound..<start])
  }

  /// Lends the UTF-8 bytes of a field, without making a String; empty where there is no such field.
  ///
  /// The bytes are valid UTF-8. They must not be used after `body` returns.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let bounds = plainBounds(of: index) else {
      return try decodedField(index).withUnsafeBufferPointer(body)
    }
    return try storage.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: all[bounds]))
    }
  }

  /// Where a field's content stands in `storage`, or nil when it has to be decoded first.
  @usableFromInline
  func plainBounds(of index: Int) -> Range<Int>? {
    guard fields.indices.contains(index) else { return 0..<0 }
    let field = fields[index]
    guard !field.traits.contains(.encoded) else { return nil }
    let start = range.lowerBound + Int(field.lower)
    let end = range.lowerBound + Int(field.upper)
    let isMarked = dropsApostrophes && start < end && storage[start] == Self.apostrophe
    return (isMarked ? start + 1 : start)..<end
  }

  @usableFromInline
  func decodedField(_ index: Int) -> [UInt8] {
    let content = wholeField(index)
    return dropsApostrophes && content.first == Self.apostrophe
      ? Array(content.dropFirst()) : content
  }

  private static let apostrophe = UInt8(ascii: "'")

  private func wholeField(_ index: Int) -> [UInt8] {
    let field = fields[index]
    let bounds = range.lowerBound + Int(field.lower)..<range.lowerBound + Int(field.upper)
    return field.decoded(from: storage[bounds], quote: quote)
  }

  private func hasApostrophe(_ index: Int) -> Bool {
    let field = fields[index]
    if field.traits.contains(.encoded) { return wholeField(index).first == Self.apostrophe }
    return field.lower < field.upper
      && storage[range.lowerBound + Int(field.lower)] == Self.apostrophe
  }

  /// How many lines end in the bytes; CRLF is one line end.
  static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isAfterCR = false
    for byte in bytes {
      if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && !isAfterCR) { count += 1 }
      isAfterCR = byte == UInt8(ascii: "\r")
    }
    return count
  }
}
