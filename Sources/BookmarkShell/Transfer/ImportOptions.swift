import BookmarkExchange

/// How files are to be imported.
struct ImportOptions {
  /// What the person says about the files.
  var source = SourceOptions()
  /// Only shows what would change.
  var isDryRun = false
  /// Writes nothing when a row is bad.
  var isStrict = false
  /// Where rejected rows are put; beside the file unless told.
  var rejects: String?
  /// Reports as JSON.
  var isJSON = false
}
