import BookmarkModel

extension DeclaredProfile {
  /// Discogs: a collection, of which each row is a copy, and a wantlist, which has fewer columns.
  static let discogs = DeclaredProfile(
    "discogs", "Discogs", [.music],
    [
      FileForm(
        needs: ["release_id", "CollectionFolder"], of: .music, columns, settle: addCopy),
      FileForm(
        needs: ["release_id", "Catalog#"], lacks: ["CollectionFolder"], of: .music, columns,
        settle: { _, draft in draft.content.status = .wish }),
    ])

  private static let columns: KeyValuePairs<String, CellReading> = [
    "release_id": .id("discogs"), "Artist": artist, "Title": .title, "Label": label,
    "Format": format, "Rating": .rating(5), "Released": released, "Date Added": .added,
    "CollectionFolder": .elsewhere, "Collection Media Condition": .elsewhere,
    "Collection Sleeve Condition": .elsewhere, "Collection Notes|Notes": .text(\.note),
  ]

  /// Names have no mark between them that they can't have themselves, so they stay together.
  private static let artist = CellReading { cell, draft in
    draft.addName(withoutNumber(cell.text), .artist)
    if withoutNumber(cell.text) != cell.text { draft.keep(cell.name, cell.text) }
  }

  private static let label = CellReading { cell, draft in
    draft.content.publisher = withoutNumber(cell.text)
    if withoutNumber(cell.text) != cell.text { draft.keep(cell.name, cell.text) }
  }

  /// `Nirvana (2)` is the second one of that name; the number is no part of it.
  private static func withoutNumber(_ text: String) -> String {
    text.replacing(#/ \(\d+\)(?=$|,| &| /| feat)/#, with: "")
  }

  /// The first word is the medium: `2xCD`, `LP`, `7"`; all of it is kept beside.
  private static let format = CellReading { cell, draft in
    draft.keep(cell.name, cell.text)
    if let format = medium(cell.text) { draft.content.formats = [format] }
  }

  private static func medium(_ text: String) -> MediaFormat? {
    let first = CellText.parts(text, by: ",").first?.lowercased() ?? ""
    let word = first.split(separator: "x").last.map(String.init) ?? first
    switch word {
    case "lp", "12\"", "10\"", "7\"", "vinyl", "flexi", "shellac": return .vinyl
    case "cd", "cdr", "hdcd", "sacd": return .cd
    case "cass": return .cassette
    case "dvd": return .dvd
    case "blu-ray": return .bluRay
    case "file": return .digital
    default: return nil
    }
  }

  /// A year; 0 is none.
  private static let released = CellReading { cell, draft in
    if cell.text != "0" { draft.addYear(cell.column(.year), cell.text) }
  }

  /// One record owned twice stands in two rows, which may be alike.
  private static let addCopy: FileForm.Settling = { cells, draft in
    let states = [cells["Collection Media Condition"], cells["Collection Sleeve Condition"]]
    var copy = Copy(format: draft.content.formats.first, location: cells["CollectionFolder"])
    copy.note = states.compactMap { $0 }.joined(separator: " / ")
    let number = draft.repetition(
      of: "\(cells["release_id"] ?? "") \(copy.location ?? "") \(copy.note ?? "")")
    if number > 1 { copy.note = "\(copy.note ?? "") (\(number))" }
    copy.note = copy.note.map { CellText.trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
    draft.content.copies = [copy]
  }
}
