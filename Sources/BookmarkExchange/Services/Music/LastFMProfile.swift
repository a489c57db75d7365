import BookmarkModel
import JSON

extension DeclaredProfile {
  /// Last.fm gives nothing out itself; these are the files of the programs that ask it.
  ///
  /// The seconds count, not the words beside them, which are in nobody's time zone.
  static let lastFM = DeclaredProfile(
    "lastfm", "Last.fm", [.music],
    [
      FileForm(
        needs: ["uts", "artist", "track"], of: .music, as: .event,
        [
          "uts": .epoch(), "utc_time": .dropped, "artist": .name(.artist), "album": .elsewhere,
          "track": .elsewhere, "track_mbid": .dropped, "artist_mbid": .dropped,
        ],
        settle: { cells, draft in draft.addPlay(of: cells["track"], on: cells["album"]) }),
      FileForm(
        needs: ["artist", "track", "scrobbled at"], of: .music, as: .event,
        [
          "scrobbled at": namedMonth, "artist": .name(.artist), "album": .elsewhere,
          "track": .elsewhere,
        ],
        settle: { cells, draft in draft.addPlay(of: cells["track"], on: cells["album"]) }),
      FileForm(
        needs: ["Title", "Artist", "Album", "Date", "Timestamp"], of: .music, as: .event,
        [
          "Timestamp": .epoch(), "Date": .dropped, "Artist": .name(.artist), "Album": .elsewhere,
          "Title": .elsewhere,
        ],
        settle: { cells, draft in draft.addPlay(of: cells["Title"], on: cells["Album"]) }),
      FileForm(
        .document { $0.at("lovedtracks.track")?.elements ?? [] }, needs: ["lovedtracks.track"],
        of: .music,
        [
          "name": .title, "artist.name": .name(.artist), "url": .url, "date.uts": .addedEpoch,
          "artist": .dropped, "date": .dropped, "mbid": .dropped, "image": .dropped,
          "streamable": .dropped,
        ], settle: { _, draft in draft.content.isFavourite = true }),
    ])

  /// `19 Aug 2026, 20:39`, in the time zone of whoever saved it.
  private static let namedMonth = CellReading { cell, draft in
    guard let moment = ServiceTime.namedMonth(cell.text) else {
      return draft.refuse(cell.name, cell.text, .field(.notADate))
    }
    (draft.experience.finished, draft.experience.time) = (moment.date, moment.time)
  }
}
