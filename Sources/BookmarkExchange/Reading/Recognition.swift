/// What a source turned out to be, once its header or its first element was read.
public struct Recognition: Hashable, Sendable {
  /// Something that the columns alone don't tell.
  public enum Note: String, Hashable, CaseIterable, Sendable {
    /// Taken for a list of films that were seen, because of the file's name.
    case watchedByName
    /// Taken for a list of films to see, because of the file's name.
    case watchlistByName
    /// Taken for a list of liked films, because of the file's name.
    case likesByName
    /// Seen, or to be seen: neither the columns nor the file's name tell.
    case watchedOrWatchlist
  }

  /// The service's id, such as `goodreads`; nil for a file of no known service.
  public var service: String?
  /// The service's own name; empty for a file of no known service.
  public var serviceTitle: String
  /// The personal profile by which it was read.
  public var profile: String?
  /// The outer form.
  public var format: SourceFormat
  /// The text encoding.
  public var encoding: String
  /// What was found out about its form and may be corrected.
  public var remarks: [ReadingRemark] = []
  /// The names of the columns, or the keys of the first element.
  public var columns: [String]
  /// The columns that are kept as they are, because nothing is known of them.
  public var unknownColumns: [String]
  /// What the columns alone don't tell.
  public var note: Note?
  /// The original bytes of the header row, in UTF-8, without a line end; empty for JSON.
  public var header: [UInt8]
  /// What has to stand behind the last row, such as closing tags.
  public var footer: [UInt8] = []
}
