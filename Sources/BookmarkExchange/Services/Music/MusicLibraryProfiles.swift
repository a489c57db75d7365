import BookmarkModel
import JSON

/// Music on disk and at Apple.
extension DeclaredProfile {
  /// beets: `beet export`, with a row for each track, or with `-a` for each album.
  static let beets = DeclaredProfile(
    "beets", "beets", [.music],
    [
      FileForm(
        needs: ["albumartist", "mb_albumid"], of: .music, keepsRest: false, beetsColumns,
        settle: addFile),
      FileForm(
        .elements, needs: ["albumartist", "mb_albumid"], of: .music, keepsRest: false, beetsColumns,
        settle: addFile),
    ])

  private static let beetsColumns: KeyValuePairs<String, CellReading> = [
    "album": .elsewhere, "title": .elsewhere, "albumartist|artist": .name(.artist),
    "mb_releasegroupid|mb_albumid": .id("musicbrainz"), "label": .publisher,
    "added": .elsewhere,
  ]

  /// A file that is there is one copy of its album, however many tracks that has.
  private static let addFile: FileForm.Settling = { cells, draft in
    draft.addPlay(of: cells["title"], on: cells["album"])
    draft.experience = Experience()
    for name in ["original_year", "year"] {
      guard let year = cells[name], Int(year) ?? 0 > 0, draft.publication.sources.isEmpty else {
        continue
      }
      draft.addYear(Column(name: name, meaning: .year), year)
    }
    if let genre = cells["genre"] { draft.content.tags = CellText.parts(genre, by: ",;") }
    draft.content.formats = [.digital]
    draft.content.copies = [Copy(format: .digital)]
    if let added = cells["added"].flatMap({ Double($0) }), (0..<1e12).contains(added) {
      draft.content.added = ServiceTime.moment(Int(added))?.date
    }
  }

  /// Apple Music: every play, and the daily sums of them.
  static let appleMusic = DeclaredProfile(
    "applemusic", "Apple Music", [.music],
    [
      FileForm(
        needs: ["Event Start Timestamp", "Event Type"], any: ["Song Name", "Content Name"],
        of: .music, as: .event, keepsRest: false,
        [
          "Event Start Timestamp": .elsewhere, "Event End Timestamp": .moment,
          "Artist Name": .name(.artist), "Song Name|Content Name": .elsewhere,
          "Album Name": .elsewhere,
        ],
        settle: { cells, draft in
          let played = cells["Play Duration Milliseconds"].flatMap { Int($0) } ?? 0
          if cells["Event Type"] != "PLAY_END" || played < 30_000 { draft.skip = .notPlayed }
          draft.addPlay(
            of: cells["Song Name"] ?? cells["Content Name"], on: cells["Album Name"])
        }),
      FileForm(
        needs: ["Track Description", "Date Played", "Play Count"], of: .music, as: .event,
        keepsRest: false,
        ["Track Description": described, "Date Played": .finished],
        settle: { cells, draft in
          guard let count = cells["Play Count"].flatMap({ Int($0) }), count > 0 else {
            draft.skip = .notPlayed
            return
          }
          draft.content.experiences = Array(
            repeating: draft.experience, count: min(count, 1000) - 1)
        }),
    ])

  /// `Artist - Title`.
  private static let described = CellReading { cell, draft in
    guard let mark = cell.text.firstRange(of: " - ") else {
      draft.content.titles = [Title(cell.text)]
      return
    }
    draft.addName(String(cell.text[..<mark.lowerBound]), .artist)
    draft.content.titles = [Title(String(cell.text[mark.upperBound...]))]
  }
}
