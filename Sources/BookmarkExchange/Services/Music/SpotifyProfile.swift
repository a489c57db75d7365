import BookmarkModel
import JSON

extension DeclaredProfile {
  /// Spotify: the long and the short history of what was heard, and the library.
  ///
  /// Addresses of machines and programs are never stored. `ts` is when a play ended; the other time
  /// in a row is often wrong.
  static let spotify = DeclaredProfile(
    "spotify", "Spotify", [.music],
    [
      FileForm(
        .elements, needs: ["master_metadata_track_name", "ms_played", "ts"], as: .event,
        keepsRest: false, ["ts": .moment], settle: addStream),
      FileForm(
        .elements, needs: ["endTime", "artistName", "trackName", "msPlayed"], of: .music,
        as: .event, keepsRest: false,
        ["endTime": .moment, "artistName": .name(.artist)],
        settle: { cells, draft in
          if (cells["msPlayed"].flatMap { Int($0) } ?? 0) < shortest { draft.skip = .notPlayed }
          draft.addPlay(of: cells["trackName"], on: nil)
        }),
      FileForm(
        .document { library in
          ["albums", "tracks"].flatMap { library[$0]?.elements ?? [] }
        }, needs: ["tracks", "albums"], lacks: ["status"], of: .music, keepsRest: false,
        ["artist": .name(.artist)],
        settle: { cells, draft in
          draft.addPlay(of: cells["track"], on: cells["album"])
          let isAlbum = cells["track"] == nil
          // A song that was kept is no play of its album.
          draft.experience = Experience()
          if let track = cells["track"], !isAlbum { draft.content.titles = [Title(track)] }
          if let uri = cells["uri"] {
            draft.addIdentifier(
              Column(name: "uri", meaning: .extra), "spotify",
              String(uri.split(separator: ":").last ?? ""))
          }
        }),
    ])

  /// What was stopped earlier was not heard, in thousandths of a second.
  private static let shortest = 30_000

  private static let addStream: FileForm.Settling = { cells, draft in
    let isShort = (cells["ms_played"].flatMap { Int($0) } ?? 0) < shortest
    if cells["incognito_mode"] == "true" || isShort && cells["skipped"] == "true" {
      draft.skip = .notPlayed
    } else if let track = cells["master_metadata_track_name"] {
      if let artist = cells["master_metadata_album_artist_name"] { draft.addName(artist, .artist) }
      draft.addPlay(of: track, on: cells["master_metadata_album_album_name"])
    } else if let show = cells["episode_show_name"] {
      draft.content.type = WorkTypes.podcast
      draft.countIfUnknown()
      draft.addPlay(of: cells["episode_name"], on: show)
    } else if let book = cells["audiobook_title"] {
      draft.content.type = .book
      draft.addPlay(of: cells["audiobook_chapter_title"], on: book)
    } else {
      draft.skip = .noWork
    }
  }
}
