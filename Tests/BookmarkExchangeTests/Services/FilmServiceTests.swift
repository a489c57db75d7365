import BookmarkExchange
import Testing

@Suite("exports of films and shows")
struct FilmServiceTests {
  @Test("Trakt's history: each viewing is an event at its own time, an episode belongs to its show")
  func traktHistory() {
    let text = """
      [{"id":1,"watched_at":"2024-03-07T19:37:27.000Z","action":"watch","type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":5,"slug":"heat-1995","imdb":"tt0113277","tmdb":949,"plex":{"guid":"x","slug":"heat"}}}},
      {"id":2,"watched_at":"1970-01-01T00:00:00.000Z","action":"scrobble","type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":5,"imdb":null}}},
      {"id":3,"watched_at":"2024-03-08T20:00:00.000Z","action":"checkin","type":"episode","episode":{"season":2,"number":3,"title":"Rain","ids":{"trakt":9}},"show":{"title":"Sky","year":2011,"ids":{"trakt":7}}}]
      """
    #expect(
      SourcePicture.of(text, name: "watched-history.json") == """
        event 1 type: movie | title: Heat | year: 1995 | status: done | identifier: trakt:5; imdb:tt0113277; tmdb:949 | experience: finished=2024-03-07 time=19:37:27Z
        event 2 type: movie | title: Heat | year: 1995 | status: done | identifier: trakt:5 | experience: finished=""
        event 3 type: tv-series | title: Sky | year: 2011 | identifier: trakt:7 | experience: finished=2024-03-08 time=20:00:00Z part="S2E3 Rain"
        """)
  }

  @Test("Trakt's ratings, watchlist, favourites, lists and collection")
  func traktLists() {
    let text = """
      [{"rated_at":"2024-03-07T19:37:27.000Z","rating":8,"type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":5}}},
      {"rated_at":"2024-03-07T19:37:27.000Z","rating":7,"type":"season","season":{"number":2,"ids":{}},"show":{"title":"Sky","year":2011,"ids":{"trakt":7}}},
      {"listed_at":"2024-03-07T19:37:27.000Z","rank":3,"notes":"soon","type":"movie","movie":{"title":"Alien","year":1979,"ids":{"trakt":6}}},
      {"collected_at":"2024-03-07T19:37:27.000Z","movie":{"title":"Alien","year":1979,"ids":{"trakt":6}}},
      {"plays":3,"last_watched_at":"2024-03-07T19:37:27.000Z","movie":{"title":"Alien","year":1979,"ids":{"trakt":6}}},
      {"plays":3,"last_watched_at":"2024-03-07T19:37:27.000Z","show":{"title":"Sky","year":2011,"ids":{"trakt":7}},"seasons":[{"number":1,"episodes":[{"number":1,"plays":2,"last_watched_at":"2024-03-06T19:00:00.000Z"},{"number":2,"plays":1,"last_watched_at":"2024-03-07T19:37:27.000Z"}]}]}]
      """
    #expect(
      SourcePicture.of(text, name: "lists-watchlist.json") == """
        1 type: movie | title: Heat | year: 1995 | status: done | rating: 8/10 | identifier: trakt:5 | added: 2024-03-07
        2 type: tv-series | title: Sky | year: 2011 | identifier: trakt:7 | experience: rating=7/10 part=S2 | added: 2024-03-07
        3 type: movie | title: Alien | year: 1979 | status: wish | identifier: trakt:6 | note: soon | added: 2024-03-07
        4 type: movie | title: Alien | year: 1979 | identifier: trakt:6 | copy: acquired=2024-03-07
        5 type: movie | title: Alien | year: 1979 | status: done | identifier: trakt:6 | experience: finished=""; finished=""; finished=2024-03-07 time=19:37:27Z
        6 type: tv-series | title: Sky | year: 2011 | identifier: trakt:7 | experience: part=S1E1; finished=2024-03-06 time=19:00:00Z part=S1E1; finished=2024-03-07 time=19:37:27Z part=S1E2
        """)
  }

  @Test("a list of Trakt is a shelf of the file's name")
  func traktList() {
    let text = """
      [{"rank":2,"listed_at":"2024-03-07T19:37:27.000Z","notes":"soon","type":"movie","movie":{"title":"Alien","year":1979,"ids":{"trakt":6}}}]
      """
    #expect(
      SourcePicture.of(text, name: "lists-list-123-rainy-days.json") == """
        1 type: movie | title: Alien | year: 1979 | identifier: trakt:6 | shelf: "rainy-days" position=2 note=soon | added: 2024-03-07
        """)
  }

  @Test("Trakt's table: what everybody gave is nobody's own opinion")
  func traktCSV() {
    let text = """
      rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,season_number,episode_number,episode_title,rating
      2024-03-07T19:37:27Z,movie,Heat,1995,8.1,5,tt0113277,949,,,,9
      2024-03-07T19:37:27Z,episode,Sky,2011,8.1,7,,,2,3,Rain,8
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: Heat | year: 1995 | status: done | rating: 9/10 | identifier: trakt:5; imdb:tt0113277; tmdb:949 | added: 2024-03-07 | trakt_rating = 8.1
        3 type: tv-series | title: Sky | year: 2011 | identifier: trakt:7 | experience: rating=8/10 part="S2E3 Rain" | added: 2024-03-07 | trakt_rating = 8.1
        """)
  }

  @Test("Simkl: one object of shows, films and anime")
  func simkl() {
    let text = """
      {"shows":[{"status":"hold","user_rating":null,"last_watched_at":"2024-03-07T19:37:27Z","show":{"title":"Sky","year":2011,"ids":{"simkl":7,"imdb":"tt1234567"}},"seasons":[{"number":1,"episodes":[{"number":1,"watched_at":"2024-03-06T19:00:00Z"}]}]}],
      "movies":[{"status":"completed","user_rating":8,"last_watched_at":"2024-03-07T19:37:27Z","movie":{"title":"Heat","year":1995,"ids":{"simkl":"5","tmdb":"949"}}},{"status":"plantowatch","movie":{"title":"Alien","year":1979,"ids":{"simkl":6}}}],
      "anime":[{"status":"dropped","show":{"title":"Salt","year":2001,"ids":{"simkl":8,"mal":"227"}}}]}
      """
    #expect(
      SourcePicture.of(text, name: "simkl.json") == """
        1 type: tv-series | title: Sky | year: 2011 | status: paused | identifier: simkl:7; imdb:tt1234567 | experience: finished=2024-03-06 time=19:00:00Z part=S1E1
        1 type: movie | title: Heat | year: 1995 | status: done | rating: 8/10 | identifier: simkl:5; tmdb:949 | experience: finished=2024-03-07 time=19:37:27Z
        1 type: movie | title: Alien | year: 1979 | status: wish | identifier: simkl:6
        1 type: anime | title: Salt | year: 2001 | status: dropped | identifier: simkl:8; myanimelist:227
        """)
  }

  @Test("TMDB: the own rating counts, and an episode is one of its show without the show's numbers")
  func tmdb() {
    let text = """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      85987,tt0583459,tv,Sky S1E1,1994-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z
      680,tt0110912,movie,Pulp,1994-09-10T00:00:00Z,,,8.49,8,2023-05-02T09:40:27Z
      949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,,2023-05-02T09:40:27Z
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: tv-series | title: Sky | experience: rating=8/10 part=S1E1 | added: 2023-01-07 | Rating = 6.976
        3 type: movie | title: Pulp | year: 1994-09-10 | status: done | rating: 8/10 | identifier: tmdb:680; imdb:tt0110912 | added: 2023-05-02 | Rating = 8.49
        4 type: movie | title: Heat | year: 1995-12-15 | status: wish | identifier: tmdb:949; imdb:tt0113277 | added: 2023-05-02 | Rating = 7.9
        """)
  }

  @Test("Netflix: a season's name parts a show from its episode, a colon alone does not")
  func netflix() {
    let text = """
      Title,Date
      "Sky: Season 2: Rain: Part I",24.01.23
      "Dune: The Film",12/31/22
      "Heat",2021-12-15
      "Salt: Limited Series: One",03/04/2022
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: tv-series | title: Sky | experience: finished=2023-01-24 part="Season 2: Rain: Part I"
        event 3 type: movie | title: Dune: The Film | status: done | experience: finished=2022-12-31
        event 4 type: movie | title: Heat | status: done | experience: finished=2021-12-15
        event 5 type: tv-series | title: Salt | experience: finished=2022-03-04 part="Limited Series: One"
        """)
  }

  @Test("Netflix's long history: trailers and what was hardly begun are passed over")
  func netflixProfiles() {
    let text = """
      Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country
      Ann,2023-01-24 20:15:00,00:45:00,,Sky: Season 2: Rain,,TV,,,DE
      Ann,2023-01-24 20:14:00,00:00:40,,Heat,,TV,,,DE
      Ann,2023-01-24 20:13:00,00:03:00,,Heat,TRAILER,TV,,,DE
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: tv-series | title: Sky | experience: finished=2023-01-24 time=20:15:00 part="Season 2: Rain" | Profile Name = Ann
        skipped 3 notPlayed
        skipped 4 noWork
        """)
  }

  @Test("Prime Video: thousandths of a second")
  func primeVideo() {
    let text = """
      "Date Watched","Type","Title","Episode Title","Global Title Identifier","Image URL"
      "1709840247000","Series","Sky","Rain","amzn1.dv.1","https://example.com/x.jpg"
      "1709840247000","Movie","Heat","","amzn1.dv.2",""
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: tv-series | title: Sky | identifier: primevideo:amzn1.dv.1 | experience: finished=2024-03-07 time=19:37:27Z part=Rain
        event 3 type: movie | title: Heat | status: done | identifier: primevideo:amzn1.dv.2 | experience: finished=2024-03-07 time=19:37:27Z
        """)
  }

  @Test("TV Time: rows of watching, and others that are about nothing watched")
  func tvTime() {
    let text = """
      key,s_id,series_name,season_number,episode_number,created_at
      watch-episode-1,75897,Sky,1,2,2021-01-02 15:04:05 +0000 UTC
      rewatch-episode-1,75897,Sky,1,2,2022-01-02 15:04:05 +0000 UTC
      user-series-1,75897,Sky,,,2022-01-02 15:04:05 +0000 UTC
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: tv-series | title: Sky | identifier: tvdb:75897 | experience: finished=2021-01-02 time="15:04:05 +0000 UTC" part=S1E2
        event 3 type: tv-series | title: Sky | identifier: tvdb:75897 | experience: finished=2022-01-02 time="15:04:05 +0000 UTC" part=S1E2
        skipped 4 noWork
        """)
  }

  @Test("Movary: watching the same film twice is twice")
  func movary() {
    let text = """
      title,year,tmdbId,imdbId,watchedAt,comment
      Heat,1995,949,tt0113277,2024-03-07,loud
      Heat,1995,949,tt0113277,,
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: movie | title: Heat | year: 1995 | status: done | identifier: tmdb:949; imdb:tt0113277 | experience: finished=2024-03-07 note=loud
        event 3 type: movie | title: Heat | year: 1995 | status: done | identifier: tmdb:949; imdb:tt0113277
        """)
  }

  @Test("Movary: a rating of 0 is none")
  func movaryRatings() {
    let text = """
      title,year,tmdbId,imdbId,userRating
      Heat,1995,949,tt0113277,9
      Alien,1979,348,tt0078748,0
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: Heat | year: 1995 | status: done | rating: 9/10 | identifier: tmdb:949; imdb:tt0113277
        3 type: movie | title: Alien | year: 1979 | status: done | identifier: tmdb:348; imdb:tt0078748
        """)
  }

  @Test("the file that others write for Letterboxd: ten is not five")
  func letterboxdImport() {
    let text = """
      Title,Year,WatchedDate,Rating10,imdbID,tmdbID,Rewatch
      Heat,1995,2024-03-07,5,tt0113277,949,false
      Alien,1979,,8,tt0078748,348,
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: movie | title: Heat | year: 1995 | status: done | identifier: tmdb:949; imdb:tt0113277 | experience: finished=2024-03-07 rating=5/10 | Rewatch = false
        3 type: movie | title: Alien | year: 1979 | status: done | rating: 8/10 | identifier: tmdb:348; imdb:tt0078748
        """)
  }

  @Test("Watcharr: what was deleted is passed over, and 0 is no rating")
  func watcharr() {
    let text = """
      [{"id":1,"createdAt":"2024-03-07T19:37:27Z","deletedAt":null,"status":"FINISHED","rating":0,"thoughts":"loud","content":{"id":9,"tmdbId":949,"title":"Heat","type":"movie","release_date":"1995-12-15"},"activity":[]},
      {"id":2,"status":"HOLD","rating":8,"content":{"tmdbId":7,"title":"Sky","type":"tv"},"watchedEpisodes":[{"seasonNumber":1,"episodeNumber":2,"createdAt":"2024-03-06T19:00:00Z"}]},
      {"id":3,"deletedAt":"2024-03-08T00:00:00Z","status":"PLANNED","content":{"tmdbId":8,"title":"Gone","type":"movie"}}]
      """
    #expect(
      SourcePicture.of(text, name: "watcharr.json") == """
        1 type: movie | title: Heat | year: 1995-12-15 | status: done | identifier: tmdb:949 | review: loud | added: 2024-03-07
        2 type: tv-series | title: Sky | status: paused | rating: 8/10 | identifier: tmdb:7 | experience: finished=2024-03-06 time=19:00:00Z part=S1E2
        skipped 3 deleted
        """)
  }

  @Test("MovieLens: the year stands behind the title")
  func movieLens() {
    let text = """
      movie_id,imdb_id,tmdb_id,rating,average_rating,title
      6,0113277,949,4.5,3.9,Heat (1995)
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: Heat | year: 1995 | status: done | rating: 4.5 | identifier: movielens:6; imdb:tt0113277; tmdb:949 | average_rating = 3.9
        """)
  }

  @Test("Jellyfin: what was played, how often, and an episode's show")
  func jellyfin() {
    let text = """
      {"Items":[{"Type":"Movie","Name":"Heat","ProductionYear":1995,"ProviderIds":{"Imdb":"tt0113277","Tmdb":"949"},"UserData":{"Played":true,"PlayCount":2,"LastPlayedDate":"2024-03-07T19:37:27.0000000Z","IsFavorite":true}},
      {"Type":"Episode","Name":"Rain","SeriesName":"Sky","ParentIndexNumber":2,"IndexNumber":3,"ProductionYear":2012,"ProviderIds":{"Tvdb":"99"},"UserData":{"Played":true,"LastPlayedDate":"2024-03-07T19:37:27Z"}},
      {"Type":"MusicAlbum","Name":"Train","AlbumArtist":"Li Wei","UserData":{"Played":false}}],"TotalRecordCount":3,"StartIndex":0}
      """
    #expect(
      SourcePicture.of(text, name: "items.json") == """
        1 type: movie | title: Heat | year: 1995 | status: done | favourite: yes | identifier: imdb:tt0113277; tmdb:949 | experience: finished=""; finished=2024-03-07 time=19:37:27Z
        1 type: tv-series | title: Sky | experience: finished=2024-03-07 time=19:37:27Z part="S2E3 Rain"
        1 type: music | title: Train | creator: Li Wei
        """)
  }

  @Test("Plex: seconds since 1970, and the numbers of three other services")
  func plex() {
    let text = """
      {"MediaContainer":{"size":2,"Metadata":[{"type":"movie","title":"Heat","year":1995,"studio":"Forward","addedAt":1700000000,"viewCount":2,"lastViewedAt":1709840247,"userRating":9.0,"Guid":[{"id":"imdb://tt0113277"},{"id":"plex://x"}]},
      {"type":"album","title":"Train","parentTitle":"Li Wei","year":1957}]}}
      """
    #expect(
      SourcePicture.of(text, name: "plex.json") == """
        1 type: movie | title: Heat | year: 1995 | status: done | rating: 9/10 | publisher: Forward | identifier: imdb:tt0113277 | experience: finished=""; finished=2024-03-07 time=19:37:27Z | added: 2023-11-14
        1 type: music | title: Train | creator: Li Wei | year: 1957
        """)
  }

  @Test("Kodi: the own rating, and how often")
  func kodi() {
    let text = """
      {"id":1,"jsonrpc":"2.0","result":{"movies":[{"label":"Heat","title":"Heat","year":1995,"director":["Ann Roe","Jo Poe"],"playcount":1,"lastplayed":"2024-03-07 19:37:27","rating":7.9,"userrating":9,"uniqueid":{"imdb":"tt0113277","tmdb":"949"},"movieid":1},{"title":"Alien","year":1979,"playcount":0,"lastplayed":"","userrating":0}]}}
      """
    #expect(
      SourcePicture.of(text, name: "kodi.json") == """
        1 type: movie | title: Heat | creator: Ann Roe; Jo Poe | year: 1995 | status: done | rating: 9/10 | identifier: imdb:tt0113277; tmdb:949 | experience: finished=2024-03-07 time=19:37:27
        1 type: movie | title: Alien | year: 1979
        """)
  }
}
