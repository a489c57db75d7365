/// Cuts a text into records and reads each of them into a draft.
protocol RecordParser {
  /// Whose file it is; nil while that isn't known.
  var profile: (any ServiceProfile)? { get }
  /// The outer form.
  var format: SourceFormat { get }
  /// What stands before the first record and behind the last in a file of some of them.
  var frame: (header: String, footer: String) { get }
  mutating func append(_ bytes: [UInt8]) throws(SourceError)
  mutating func finish() throws(SourceError)
  /// Reads the next record, and begins the draft with its line; nil when bytes are needed, or at
  /// the end.
  mutating func next(into draft: inout DraftBuilder) throws(SourceError) -> RecordPlace?
}

/// Where a record stands, and what it was made of.
struct RecordPlace {
  let line: Int
  let endLine: Int
  let raw: [UInt8]
  /// How many U+0000 were left out of it.
  var removedNULs = 0
}

/// A profile whose files are text of a form of their own.
protocol TextProfile: ServiceProfile {
  /// Whether a text that begins so is one of this service's.
  func recognises(_ beginning: String) -> Bool
  /// A parser of a text that has not begun.
  func parser() -> any RecordParser
}
