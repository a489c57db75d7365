/// How much a reader takes before it says no; a breach is an error of its own kind.
public struct CSVLimits: Equatable, Sendable {
  /// The most bytes of one field as they stand in the text, its quotes included.
  public var fieldBytes: Int
  /// The most bytes of one record, without its line end; values above 4 GiB count as 4 GiB.
  public var recordBytes: Int
  /// The most fields of one record.
  public var columns: Int

  /// Makes limits; those not given are 1 MiB a field, 8 MiB a record, 1,000 columns.
  public init(fieldBytes: Int = 1 << 20, recordBytes: Int = 8 << 20, columns: Int = 1000) {
    self.fieldBytes = fieldBytes
    self.recordBytes = recordBytes
    self.columns = columns
  }
}
