extension CSVDialect {
  /// The dialects that `detect` chooses among; where two fit equally well, the earlier one wins.
  ///
  /// The comma is last because it is also punctuation and a decimal sign: a text that is regular by
  /// both semicolon and comma is a semicolon text with decimal commas far more often.
  private static let candidates: [CSVDialect] = [.tab, .semicolon, .pipe, .comma]

  /// How many records the choice rests on.
  private static let recordsLookedAt = 50

  /// Chooses the dialect by which the first records of a text have the same number of fields.
  ///
  /// Delimiters inside quotes don't count. Only what also parts the header is considered; a header
  /// without any delimiter makes a one-column comma text, unless it is a heading above a regular
  /// table (two or more records of the same three or more fields).
  ///
  /// - Parameter sample: the beginning of the text; 64 KiB are plenty, and it may end anywhere.
  public static func detect(in sample: some Collection<UInt8>) -> CSVDialect {
    let bytes = Array(sample)
    let shapes = candidates.map { (dialect: $0, counts: fieldCounts(of: bytes, by: $0)) }
    var best = CSVDialect.comma
    var bestScore = 0.0
    for shape in shapes {
      let score = regularity(of: shape.counts)
      if score > bestScore { (best, bestScore) = (shape.dialect, score) }
    }
    if bestScore > 0 { return best }
    for shape in shapes {
      let table = shape.counts.drop { $0 == 1 }
      guard let width = table.first, width > 2, table.count > 1,
        table.allSatisfy({ $0 == width })
      else { continue }
      let score = regularity(of: Array(table))
      if score > bestScore { (best, bestScore) = (shape.dialect, score) }
    }
    return best
  }

  /// The field counts of the first records that are not blank, without one cut off by the sample.
  private static func fieldCounts(of sample: [UInt8], by dialect: CSVDialect) -> [Int] {
    var reader = CSVReader(dialect: dialect)
    reader.append(sample)
    var counts: [Int] = []
    let isCutOff = sample.last != UInt8(ascii: "\n") && sample.last != UInt8(ascii: "\r")
    while counts.count < recordsLookedAt {
      do throws(CSVError) {
        guard let record = try reader.next() else { break }
        if !record.isBlank { counts.append(record.count) }
      } catch {
        continue
      }
    }
    if isCutOff, counts.count < recordsLookedAt {
      reader.finish()
      // A lone header without a line end is all there is to go by.
      if counts.isEmpty, let record = try? reader.next(), !record.isBlank {
        counts.append(record.count)
      }
    }
    return counts
  }

  /// How many of the records agree with the first one, squared, times the delimiters in it.
  private static func regularity(of counts: [Int]) -> Double {
    guard let width = counts.first, width > 1 else { return 0 }
    let agreeing = counts.count { $0 == width }
    let share = Double(agreeing) / Double(counts.count)
    return share * share * Double(width - 1)
  }
}
