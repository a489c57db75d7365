import BookmarkExchange

/// How files are to be imported.
struct ImportOptions {
  /// What the person says about the files.
  var source = SourceOptions()
  /// Only shows what would change.
  var isDryRun = false
  /// Tells every row and what it would change, not only the first ones.
  var showsAll = false
  /// What becomes of what a person typed and the file says otherwise.
  var conflicts = ConflictPolicy.keep
  /// With more rejected rows than that nothing is written.
  var mostErrors: Int?
  /// Writes nothing when a row is bad.
  var isStrict = false
  /// Takes in what a person removed or keeps apart.
  var isAgain = false
  /// Where rejected rows are put; beside the file unless told.
  var rejects: String?
  /// Reports as JSON.
  var isJSON = false
}
