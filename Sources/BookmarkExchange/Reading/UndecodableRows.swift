/// Rows with bytes that are no text in the encoding of their table.
///
/// A few are rejected as other bad rows are. Many say that the encoding is another one.
struct UndecodableRows {
  let encoding: String
  /// Whether the person named the encoding.
  let isTold: Bool

  private var count = 0
  private var firstLine = 0

  init(encoding: String, isTold: Bool) {
    self.encoding = encoding
    self.isTold = isTold
  }

  /// So many rows are seen before the rest of a table is given up.
  private static let leastRows = 1000

  mutating func add(line: Int) {
    if count == 0 { firstLine = line }
    count += 1
  }

  /// Judges by the rows so far; throws when they are too many, which is one of a hundred, or of ten where the
  /// person named the encoding.
  func check(rows: Int, isLast: Bool) throws(SourceError) {
    guard count > 0, isLast || rows >= Self.leastRows else { return }
    if count * (isTold ? 10 : 100) > rows {
      throw .notDecodable(line: firstLine, encoding: encoding)
    }
  }
}
