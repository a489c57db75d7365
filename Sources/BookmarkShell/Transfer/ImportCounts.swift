/// What became of the rows of a file: each row is counted exactly once.
struct ImportCounts: Equatable {
  var read = 0
  var added = 0
  var merged = 0
  var unchanged = 0
  var skipped = 0
  var rejected = 0

  /// Whether every row that was read is accounted for.
  var isBalanced: Bool { read == added + merged + unchanged + skipped + rejected }
}
