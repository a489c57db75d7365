import BookmarkModel
import JSON

/// Records of every piece that was heard: each play is one of its album, else of the track.
extension DeclaredProfile {
  /// ListenBrainz, one listen a line.
  static let listenBrainz = DeclaredProfile(
    "listenbrainz", "ListenBrainz", [.music],
    [
      FileForm(
        .elements, needs: ["track_metadata", "listened_at"], of: .music, as: .event,
        keepsRest: false,
        ["listened_at": .epoch(), "track_metadata.artist_name": .name(.artist)],
        settle: { cells, draft in
          draft.addPlay(
            of: cells["track_metadata.track_name"], on: cells["track_metadata.release_name"])
        })
    ])

  /// Maloja, all scrobbles in one object.
  static let maloja = DeclaredProfile(
    "maloja", "Maloja", [.music],
    [
      FileForm(
        .document { $0["scrobbles"]?.elements ?? [] }, needs: ["maloja", "scrobbles"], of: .music,
        as: .event, keepsRest: false,
        ["time": .epoch(), "track.album.artists|track.artists": .names(.artist)],
        settle: { cells, draft in
          draft.addPlay(of: cells["track.title"], on: cells["track.album.albumtitle"])
        })
    ])

  /// Libre.fm, whose order and columns vary.
  static let libreFM = DeclaredProfile(
    "librefm", "Libre.fm", [.music],
    [
      FileForm(
        needs: ["Artist", "Track", "Time"], of: .music, as: .event,
        [
          "Artist": .name(.artist), "Track": .elsewhere, "Album": .elsewhere, "Time": .epoch(),
        ],
        settle: { cells, draft in draft.addPlay(of: cells["Track"], on: cells["Album"]) })
    ])

  /// The log of a portable player, such as Rockbox writes it.
  static let scrobblerLog = DeclaredProfile(
    "scrobblerlog", "Audioscrobbler log", [.music],
    [
      FileForm(
        needs: ["artist", "title", "tracknum", "timestamp"], of: .music, as: .event,
        keepsRest: false,
        [
          "artist": .elsewhere, "album": .elsewhere, "title": .elsewhere, "rating": .elsewhere,
          "timestamp": .epoch(),
        ],
        settle: { cells, draft in
          if cells["rating"] == "S" { draft.skip = .notPlayed }
          if let artist = cells["artist"], artist != "<Untagged>" {
            draft.addName(artist, .artist)
          }
          draft.addPlay(of: cells["title"], on: cells["album"])
        })
    ])

  /// Pano Scrobbler, one event a line.
  static let panoScrobbler = DeclaredProfile(
    "panoscrobbler", "Pano Scrobbler", [.music],
    [
      FileForm(
        .elements, needs: ["timeMs", "track", "artist"], of: .music, as: .event, keepsRest: false,
        ["timeMs": .epoch(perSecond: 1000), "albumArtist|artist": .name(.artist)],
        settle: { cells, draft in
          if let event = cells["event"], event != "scrobble" { draft.skip = .noWork }
          draft.addPlay(of: cells["track"], on: cells["album"])
        })
    ])
}
