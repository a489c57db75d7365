public import Text

/// What there is to say of a source as a whole; complete once it is read to its end.
public struct SourceSummary: Hashable, Sendable {
  /// How many rows or elements were read, blank ones not counted.
  public internal(set) var rows = 0
  /// What the rows showed of the source's form, each thing once.
  public private(set) var remarks: [ReadingRemark] = []
  /// Types that this build doesn't know, and how many rows have them.
  public internal(set) var unknownTypes: [String: Int] = [:]
  /// Statuses that this build doesn't know, and how many rows have them.
  public internal(set) var unknownStatuses: [String: Int] = [:]
  /// Formats that this build doesn't know, and how many rows have them.
  public internal(set) var unknownFormats: [String: Int] = [:]
  /// The line on which each of the unknown values stands for the first time.
  public private(set) var firstLines: [String: Int] = [:]

  /// A column that was taken for another one may hold any number of values.
  private static let mostValues = 1000

  /// The part in which each of the unknown values stands for the first time, where there are parts.
  public private(set) var firstParts: [String: String] = [:]

  /// The highest number of each column of ratings in which one is beyond the scale.
  public private(set) var highRatings: [String: Double] = [:]

  /// A byte that isn't UTF-8, and the part that it is in, where there are parts.
  public struct Stray: Hashable, Sendable {
    /// The part's name.
    public let part: String?
    /// The byte, its line in the part, and as what it was read.
    public let byte: StrayByte
  }

  /// The first bytes that aren't UTF-8 in a text that is.
  public private(set) var strayBytes: [Stray] = []
  /// How many there are.
  public private(set) var strayByteCount = 0

  /// Adds what there is to say of another part of the same source.
  public mutating func add(_ other: SourceSummary, part: String?) {
    for value in other.firstLines.keys where firstLines[value] == nil { firstParts[value] = part }
    rows += other.rows
    highRatings.merge(other.highRatings, uniquingKeysWith: max)
    strayByteCount += other.strayByteCount
    strayBytes += other.strayBytes.map { Stray(part: part, byte: $0.byte) }
    other.remarks.forEach { remark($0) }
    unknownTypes.merge(other.unknownTypes, uniquingKeysWith: +)
    unknownStatuses.merge(other.unknownStatuses, uniquingKeysWith: +)
    unknownFormats.merge(other.unknownFormats, uniquingKeysWith: +)
    firstLines.merge(other.firstLines) { first, _ in first }
  }

  mutating func tellRating(_ number: Double, in column: String) {
    highRatings[column] = max(highRatings[column] ?? 0, number)
  }

  mutating func add(_ strays: StrayByteReader) {
    strayByteCount += strays.count
    strayBytes += strays.told.map { Stray(part: nil, byte: $0) }
  }

  mutating func remark(_ remark: ReadingRemark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  mutating func countUnknown(
    _ value: String, in path: WritableKeyPath<SourceSummary, [String: Int]>, line: Int
  ) {
    if let count = self[keyPath: path][value] {
      self[keyPath: path][value] = count + 1
    } else if self[keyPath: path].count < Self.mostValues {
      self[keyPath: path][value] = 1
      if firstLines[value] == nil { firstLines[value] = line }
    }
  }
}
