import CSV

/// What stands before the first row of a table: remarks of the program that wrote it, or, in some,
/// rows at once without any names of columns.
struct TablePreamble {
  private var isScrobblerLog = false
  /// Whether the first row had to be given names of columns.
  private(set) var namesColumns = false

  /// Takes a remark; false for a header or a row.
  ///
  /// Libre.fm writes its `#` in UTF-7; a portable player's log also names its columns in a remark.
  mutating func take(_ record: CSVRecord) -> Bool {
    let isLogRemark = record[0].hasPrefix("#AUDIOSCROBBLER/")
    if isLogRemark { isScrobblerLog = true }
    if record[0].hasPrefix("+ACM-") { return true }
    guard record[0].hasPrefix("#") else { return false }
    return isScrobblerLog || record.count > 1 && record.isBlank(from: 1)
  }

  /// The names of columns for a first row that has none before it; nil for a header.
  mutating func columns(before record: CSVRecord) -> [String]? {
    let names = Self.names(isScrobblerLog, record)
    namesColumns = names != nil
    return names
  }

  private static func names(_ isScrobblerLog: Bool, _ record: CSVRecord) -> [String]? {
    if isScrobblerLog {
      return [
        "artist", "album", "title", "tracknum", "length", "rating", "timestamp",
        "musicbrainz_trackid",
      ]
    }
    let isScrobble = record.count == 4 && ServiceTime.namedMonth(record[3])?.time != nil
    return isScrobble ? ["artist", "album", "track", "scrobbled at"] : nil
  }
}
