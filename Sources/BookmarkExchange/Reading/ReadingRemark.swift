/// Something that was found out about the form of a source, and that a person may want to correct.
public enum ReadingRemark: Hashable, Sendable {
  /// The encoding is neither UTF-8 nor told by a mark or the person.
  case guessedEncoding
  /// So many lines stand before the names of the columns.
  case preamble(lines: Int)
  /// There are no names of columns.
  case noHeader
  /// The days stand before the months in a column, because one of its dates can't be read otherwise.
  case dayFirst(column: String)
  /// The months stand before the days, for the same reason.
  case monthFirst(column: String)
  /// Ratings have a comma before their decimals.
  case decimalComma
}
