import BookmarkModel

/// What each column of a table means, decided once for all of its rows.
struct ColumnPlan: Sendable {
  private(set) var columns: [Column]
  /// Whether the columns are those of an export of this program, so that cells have its text forms.
  let isCanonical: Bool
  /// The type of work that the names of the columns speak of, when they speak of one.
  let typeHint: BookmarkType?

  /// The names of the columns of an export: the uid and the content fields.
  static let canonicalNames = ["uid"] + BookmarkField.content.map(\.rawValue)

  /// The plan of a table without a known service.
  init(_ header: SourceHeader) {
    let names = header.names
    let withoutUID = Self.canonicalNames.dropFirst()
    let known =
      names.starts(with: Self.canonicalNames)
      ? Self.canonicalNames.count : names.starts(with: withoutUID) ? withoutUID.count : 0
    isCanonical = known > 0
    columns = names.enumerated().map { index, name in
      // Behind the columns of an export stand the extra ones, whatever they are called.
      let isExtra = known > 0 && index >= known
      return Column(name: name, meaning: isExtra ? .extra : ColumnNames.meaning(of: name))
    }
    if isCanonical { useTextForms(known) }
    var hints: Set<BookmarkType> = []
    for column in columns { column.meaning.typeHint.map { _ = hints.insert($0) } }
    typeHint = hints.count == 1 ? hints.first : nil
    keepRepetitions()
  }

  /// The columns whose cells are kept as they are.
  var unknownColumns: [String] { columns.filter { $0.meaning == .extra }.map(\.name) }

  /// Whether a work can be known by what stands in the columns.
  var namesWork: Bool { columns.contains { $0.meaning.namesWork } }

  private mutating func useTextForms(_ count: Int) {
    for index in 0..<count where columns[index].meaning == .shelf {
      columns[index].meaning = .field(.shelf)
    }
  }

  /// Of two columns with one meaning the first one counts, the other one is kept as it is.
  private mutating func keepRepetitions() {
    var taken: Set<ColumnMeaning> = []
    // The year of this edition is something else than the year of the work.
    let hasOriginalYear = columns.contains { $0.meaning == .originalYear }
    for index in columns.indices {
      let meaning = columns[index].meaning
      if hasOriginalYear, meaning == .year || meaning == .published {
        columns[index].meaning = .extra
      } else if !meaning.repeats, !taken.insert(meaning.slot).inserted {
        columns[index].meaning = .extra
      }
    }
  }
}
