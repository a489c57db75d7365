import BookmarkCommands
import BookmarkExchange
import BookmarkModel

/// What came of the import of one file.
struct ImportReport {
  /// How it ended.
  enum Ending: Equatable {
    /// Written, if there was something to write.
    case done
    /// Not written, because it was only to be shown.
    case dryRun
    /// Not written, because a row was bad and none may be.
    case strict
    /// Not read to its end and not written, because more rows were bad than may be.
    case tooManyErrors
    /// Not written, because the person said no.
    case declined
  }

  /// So many rejected rows and notes are told one by one.
  static let mostProblems = 10

  /// A rejected row, with the bookmarks it may mean.
  struct Problem {
    var row: RejectedRow
    var candidates: [CommandFailure.Candidate] = []
  }

  /// A part of the file that was read: a member of an archive, a sheet.
  struct Part {
    var name: String
    var recognition: Recognition?
    var rows: Int
  }

  var name: String
  var ending = Ending.done
  var recognition: Recognition?
  /// The parts that were read, where the file has parts.
  var parts: [Part] = []
  /// The parts in which nothing is known.
  var skippedParts: [String] = []
  var counts = ImportCounts()
  /// How many of the skipped rows stay out because a person said no before.
  var refused = 0
  /// How many existing bookmarks change.
  var changing = 0
  /// What the rows would do, when nothing is written.
  var effects = RowEffects()
  /// Whether each row was told as it came, rejected ones too.
  var hasToldRows = false
  var summary: SourceSummary
  /// The first rejected rows.
  var problems: [Problem] = []
  /// The first notes about values of rows that were used.
  var notes: [RowNote] = []
  /// How many notes there were.
  var noteCount = 0
  /// The first rows of which some values were not taken over, with the fields.
  var kept: [(part: String?, line: Int, fields: [BookmarkField])] = []
  /// How many such rows there were.
  var keptCount = 0
  /// The files with the rejected rows, one for each part that has some.
  var rejectsPaths: [String] = []
  /// The number of the change; `nil` when nothing was written.
  var change: Int64?

  var status: ExitStatus {
    if counts.rejected == 0 { return .success }
    return ending == .strict || ending == .tooManyErrors ? .badData : .someRejected
  }

  /// Notes a row of which some values were not taken over.
  mutating func keep(_ fields: [BookmarkField], part: String?, line: Int?) {
    if fields.isEmpty { return }
    keptCount += 1
    if kept.count < Self.mostProblems { kept.append((part, line ?? 0, fields)) }
  }
}
