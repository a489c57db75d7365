/// How much a reader takes before it says no; a breach is an error of its own kind.
public struct JSONLimits: Equatable, Sendable {
  /// How deep arrays and objects may be nested in one record; a scalar has depth 0.
  ///
  /// The array around a stream of values doesn't count. More than 512 counts as 512.
  public var depth: Int
  /// The most characters of one number.
  public var numberBytes: Int
  /// The most bytes of one string as it is written, without its quotes.
  public var stringBytes: Int
  /// The most bytes of one record; in the lines form, of one line.
  public var recordBytes: Int

  /// Makes limits; those not given are depth 64, 64 digits, 1 MiB a string, 8 MiB a record.
  public init(
    depth: Int = 64, numberBytes: Int = 64, stringBytes: Int = 1 << 20, recordBytes: Int = 8 << 20
  ) {
    self.depth = depth
    self.numberBytes = numberBytes
    self.stringBytes = stringBytes
    self.recordBytes = recordBytes
  }
}
