import BookmarkModel
import JSON

/// What servers and players at home answer when they are asked for their library.
extension DeclaredProfile {
  /// Jellyfin and Emby: the answer of `/Items`.
  static let jellyfin = DeclaredProfile(
    "jellyfin", "Jellyfin", [.book, .movie, .music],
    [
      FileForm(
        .document { $0["Items"]?.elements ?? [] }, needs: ["Items", "TotalRecordCount"],
        keepsRest: false,
        [
          "Type": jellyfinType, "Name": .title, "OriginalTitle": .title(.original),
          "ProductionYear": .year, "PremiereDate": .published, "DateCreated": .added,
          "ProviderIds.Imdb": .id("imdb"), "ProviderIds.Tmdb": .id("tmdb"),
          "ProviderIds.Tvdb": .id("tvdb"),
          "ProviderIds.MusicBrainzReleaseGroup": .id("musicbrainz"),
          "AlbumArtist": .name(.artist), "Artists": .names(.artist), "Tags": .tags(),
          "UserData.IsFavorite": .favourite, "UserData.Rating": .rating(10),
          "UserData.LastPlayedDate": .moment,
        ],
        settle: { cells, draft in
          let isPlayed = cells["UserData.Played"] == "true"
          if !isPlayed { draft.experience = Experience() }
          if isPlayed { draft.content.status = .done }
          if isPlayed, cells["Type"] == "Movie" {
            draft.addUnknownTimes(
              cells["UserData.PlayCount"], atLeast: draft.experience.finished == nil ? 0 : 1)
          }
          draft.belong(
            to: cells["SeriesName"], season: cells["ParentIndexNumber"],
            number: cells["IndexNumber"], if: cells["Type"] == "Episode")
        })
    ])

  private static let jellyfinType = CellReading { cell, draft in
    draft.setWorkType(cell.text == "MusicAlbum" || cell.text == "Audio" ? "music" : cell.text)
  }

  /// Plex: the answer of `/library/sections/N/all` as JSON.
  static let plex = DeclaredProfile(
    "plex", "Plex", [.movie, .music],
    [
      FileForm(
        .document { $0.at("MediaContainer.Metadata")?.elements ?? [] },
        needs: ["MediaContainer.Metadata"], keepsRest: false,
        [
          "type": .type, "title": .title, "originalTitle": .title(.original), "year": .year,
          "originallyAvailableAt": .published, "studio": .publisher, "addedAt": .addedEpoch,
          "userRating": .rating(10), "lastViewedAt": .epoch(), "viewCount": .elsewhere,
        ],
        settle: { cells, draft in
          for guid in cells.list("Guid") {
            let parts = ServiceText.parts(guid["id"]?.plainText ?? "", by: "://")
            guard parts.count == 2, ["imdb", "tmdb", "tvdb"].contains(parts[0]) else { continue }
            draft.addIdentifier(Column(name: "Guid", meaning: .extra), parts[0], parts[1])
          }
          if cells["type"] == "album", let artist = cells["parentTitle"] {
            draft.addName(artist, .artist)
          }
          if cells["viewCount"] != nil, cells["type"] == "movie" {
            draft.content.status = .done
            draft.addUnknownTimes(cells["viewCount"], atLeast: 1)
          }
          draft.belong(
            to: cells["grandparentTitle"], season: cells["parentIndex"], number: cells["index"],
            if: cells["type"] == "episode")
        })
    ])

  /// Kodi: the answers of `VideoLibrary.GetMovies`, `GetTVShows` and `AudioLibrary.GetAlbums`.
  static let kodi = DeclaredProfile(
    "kodi", "Kodi", [.movie, .music],
    ["movies", "tvshows", "albums"].map { kind in
      let type =
        kind == "movies" ? BookmarkType.movie : kind == "albums" ? .music : WorkTypes.series
      return FileForm(
        .document { $0.at("result.\(kind)")?.elements ?? [] }, needs: ["result.\(kind)"], of: type,
        keepsRest: false,
        [
          "title|label": .title, "originaltitle": .title(.original), "year": .year,
          "director": .names(.director), "artist": .names(.artist), "userrating": .rating(10),
          "uniqueid.imdb|imdbnumber": .id("imdb"), "uniqueid.tmdb": .id("tmdb"),
          "uniqueid.tvdb": .id("tvdb"), "dateadded": .added, "lastplayed": .moment,
          "tag": .tags(), "playcount": .elsewhere,
        ],
        settle: { cells, draft in
          draft.countIfUnknown()
          guard draft.content.type == .movie, let count = cells["playcount"], count != "0" else {
            return draft.experience = Experience()
          }
          draft.content.status = .done
          draft.addUnknownTimes(count, atLeast: draft.experience.finished == nil ? 0 : 1)
        })
    })
}

extension DraftBuilder {
  /// Makes the row one of an episode of a show, so that its numbers and year are not the show's.
  fileprivate mutating func belong(
    to show: String?, season: String?, number: String?, if isEpisode: Bool
  ) {
    guard isEpisode, let show else { return }
    let title = content.mainTitle?.text
    content.titles = [Title(show)]
    content.identifiers = []
    publication = Publication()
    addEpisode(season: season, number: number, title: title)
  }
}
