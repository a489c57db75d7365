/// One value of a stream, with its place and the bytes it was made from.
///
/// A record that is kept keeps the chunk it came from in memory.
public struct JSONRecord: Sendable {
  let storage: [UInt8]
  let range: Range<Int>

  /// The value.
  public let value: JSONValue
  /// The number of the record in the stream, from 1; records in error count too.
  public let index: Int
  /// The physical line on which the value begins, from 1.
  public let line: Int
  /// The byte of that line at which the value begins, from 1.
  public let column: Int
  /// The value's first byte in the input, from 0; a byte order mark counts.
  public let byteOffset: Int
  /// How many NULs, written as `\u0000`, were removed from the strings.
  public let removedNULs: Int

  /// The original bytes of the value, without white space around it.
  public var rawBytes: ArraySlice<UInt8> { storage[range] }
}
