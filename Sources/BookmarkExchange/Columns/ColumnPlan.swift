import BookmarkModel

/// What each column of a table means, decided once for all of its rows.
struct ColumnPlan: Sendable {
  let columns: [Column]
  /// Whether the columns are those of an export of this program, so that cells have its text forms.
  let isCanonical: Bool
  /// The type of work that the names of the columns speak of, when they speak of one.
  let typeHint: BookmarkType?

  /// The names of the columns of an export: the uid and the content fields.
  static let canonicalNames = ["uid"] + BookmarkField.content.map(\.rawValue)

  /// The plan of a table without a known service.
  ///
  /// - Parameter mappings: what a person says of some columns; it counts more than names.
  init(_ header: SourceHeader, _ mappings: [ColumnMapping] = []) {
    let known = mappings.isEmpty ? Self.canonicalEnd(header.names) : nil
    isCanonical = known != nil
    var columns = header.names.enumerated().map { index, name in
      // Behind the columns of an export stand the extra ones, whatever they are called.
      let isExtra = known.map { index >= $0 } ?? false
      return Column(name: name, meaning: isExtra ? .extra : ColumnNames.meaning(of: name))
    }
    for index in 0..<(known ?? 0) where columns[index].meaning == .shelf {
      columns[index].meaning = .field(.shelf)
    }
    var mapped: Set<Int> = []
    for mapping in mappings {
      guard let index = header[ColumnNames.key(mapping.column)] else { continue }
      columns[index].meaning = mapping.meaning
      mapped.insert(index)
    }
    Self.keepRepetitions(&columns, mapped)
    self.columns = columns
    let hints = Set(columns.compactMap(\.meaning.typeHint))
    typeHint = hints.count == 1 ? hints.first : nil
  }

  /// The columns whose cells are kept as they are.
  var unknownColumns: [String] { columns.filter { $0.meaning == .extra }.map(\.name) }

  /// Whether a work can be known by what stands in the columns.
  var namesWork: Bool { columns.contains { $0.meaning.namesWork } }

  /// Where the columns of an export end; nil if the names are not those of one.
  private static func canonicalEnd(_ names: [String]) -> Int? {
    let start = names.starts(with: RejectColumns.all) ? RejectColumns.all.count : 0
    for canonical in [canonicalNames[...], canonicalNames.dropFirst()]
    where names[start...].starts(with: canonical) {
      return start + canonical.count
    }
    return nil
  }

  /// Of two columns with one meaning the first one counts, the other one is kept as it is.
  private static func keepRepetitions(_ columns: inout [Column], _ mapped: Set<Int>) {
    var taken: Set<ColumnMeaning> = []
    let hasUID = columns.contains { $0.meaning == .uid }
    // The year of this edition is something else than the year of the work.
    let hasOriginalYear = columns.contains { $0.meaning == .originalYear }
    for index in mapped.sorted() + columns.indices.filter({ !mapped.contains($0) }) {
      let meaning = columns[index].meaning
      if hasOriginalYear, meaning == .year || meaning == .published {
        columns[index].meaning = .extra
      } else if !hasUID, meaning == .number {
        columns[index].meaning = .extra
      } else if !meaning.repeats, !taken.insert(meaning.slot).inserted {
        columns[index].meaning = .extra
      }
    }
  }
}
