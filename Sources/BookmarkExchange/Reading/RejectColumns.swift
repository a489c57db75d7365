/// The columns that say why a row was rejected, in a file of rejected rows that is to be mended.
///
/// They stand before the source's own columns, so that a row with too many cells can follow as it
/// was. Readers pass over them.
public enum RejectColumns {
  /// The physical line of the source on which the row began.
  public static let line = "rejected line"
  /// The source's column with the refused value.
  public static let column = "rejected column"
  /// What is wrong, in words.
  public static let reason = "rejected reason"

  /// All of them in their order.
  public static let all = [line, column, reason]
}
