import BookmarkExchange
import Testing

@Suite("exports of music")
struct MusicServiceTests {
  @Test("Discogs: doubled inch marks, numbers behind names, and one record owned twice")
  func discogs() {
    let text = """
      Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,Collection Media Condition,Collection Sleeve Condition,Collection Notes
      N 1,Nirvana (2),Salt,"021 Records, Human Records (2)","7"", Single, Pap",4,1979,434828,Attic,2020-11-12 12:26:02,Near Mint (NM or M-),Generic,mine
      N 1,Nirvana (2),Salt,"021 Records, Human Records (2)","7"", Single, Pap",4,1979,434828,Attic,2020-11-12 12:26:02,Near Mint (NM or M-),Generic,mine
      V 2,Li Wei,Train,Blue,"2xCD, Comp",,0,1952156,Hall,2021-04-06
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: music | title: Salt | creator: Nirvana | year: 1979 | rating: 4 | publisher: 021 Records, Human Records | format: vinyl | identifier: discogs:434828 | copy: format=vinyl location=Attic note="Near Mint (NM or M-) / Generic" | note: mine | added: 2020-11-12 | Artist = Nirvana (2) | Label = 021 Records, Human Records (2) | Format = 7", Single, Pap | Catalog# = N 1
        3 type: music | title: Salt | creator: Nirvana | year: 1979 | rating: 4 | publisher: 021 Records, Human Records | format: vinyl | identifier: discogs:434828 | copy: format=vinyl location=Attic note="Near Mint (NM or M-) / Generic (2)" | note: mine | added: 2020-11-12 | Artist = Nirvana (2) | Label = 021 Records, Human Records (2) | Format = 7", Single, Pap | Catalog# = N 1
        4 type: music | title: Train | creator: Li Wei | publisher: Blue | format: cd | identifier: discogs:1952156 | copy: format=cd location=Hall | added: 2021-04-06 | Format = 2xCD, Comp | Catalog# = V 2
        """)
  }

  @Test("what stands on Discogs' wantlist is wanted and not owned")
  func discogsWants() {
    let text = """
      Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,Notes
      V 2,Li Wei,Train,Blue,"LP, Album",,1957,1952156,soon
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: music | title: Train | creator: Li Wei | year: 1957 | status: wish | publisher: Blue | format: vinyl | identifier: discogs:1952156 | note: soon | Format = LP, Album | Catalog# = V 2
        """)
  }

  @Test(
    "Rate Your Music: spaces in the header and before quotes, 0 is unrated, owned once is not owned"
  )
  func rateYourMusic() {
    let text = #"""
      RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review
      "10","The Li","Wei Trio","","","Are &amp; You","1967","10","o","2026-04-01","CD",  "[b]bold[/b]\nline"
      "20","","Salt","","","Train","1997","0","n","","",  ""
      "30","","Salt","","","Sea","","8","u","","Vinyl",  ""
      "40","","Salt","","","Soon","2026","0","w","","",  ""
      """#
    #expect(
      SourcePicture.of(text) == #"""
        2 type: music | title: Are & You | creator: The Li Wei Trio | year: 1967 | status: done | rating: 10/10 | format: cd | identifier: rateyourmusic:10 | copy: format=cd acquired=2026-04-01 | review: [b]bold[/b]\nline
        3 type: music | title: Train | creator: Salt | year: 1997 | identifier: rateyourmusic:20
        4 type: music | title: Sea | creator: Salt | status: done | rating: 8/10 | format: vinyl | identifier: rateyourmusic:30 | tag: used to own
        5 type: music | title: Soon | creator: Salt | year: 2026 | status: wish | identifier: rateyourmusic:40
        """#)
  }

  @Test(
    "Last.fm: seconds count, a clock that was not set gives no date, a play is one of its album")
  func lastFM() {
    let text = """
      uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid
      "1767217080","31 Dec 2025, 21:38","Li Wei","","Train","m1","Salt","m2"
      "1767217080","31 Dec 2025, 21:38","Li Wei","","","","Salt",""
      "60","01 Jan 1970, 00:01","Li Wei","","Train","","Sea",""
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: music | title: Train | creator: Li Wei | experience: finished=2025-12-31 time=21:38:00Z part=Salt | album_mbid = m1
        event 3 type: music | title: Salt | creator: Li Wei | experience: finished=2025-12-31 time=21:38:00Z
        event 4 type: music | title: Train | creator: Li Wei | experience: part=Sea | uts = 60
        """)
  }

  @Test("Last.fm without a header: the third is the track, the first row is no header")
  func lastFMWithoutHeader() {
    let text = """
      Li Wei,Train,Salt,"19 Aug 2026, 20:39"
      Li Wei,,Sea,"9 Feb 2026, 00:00"
      """
    #expect(
      SourcePicture.of(text) == """
        event 1 type: music | title: Train | creator: Li Wei | experience: finished=2026-08-19 time=20:39 part=Salt
        event 2 type: music | title: Sea | creator: Li Wei | experience: finished=2026-02-09 time=00:00
        """)
  }

  @Test("Last.fm by a scraper")
  func lastFMScraper() {
    let text = """
      Title\tArtist\tAlbum\tDate\tTimestamp
      Salt\tLi Wei\tTrain\t31 Dec 2025, 21:38\t1767217080
      """
    #expect(
      SourcePicture.of(text, name: "list.tsv") == """
        event 2 type: music | title: Train | creator: Li Wei | experience: finished=2025-12-31 time=21:38:00Z part=Salt
        """)
  }

  @Test("Last.fm: loved tracks are favourites, not plays")
  func lastFMLoved() {
    let text = """
      {"lovedtracks":{"track":[{"artist":{"url":"https://example.com/a","name":"Li Wei","mbid":"m"},"date":{"uts":"1664461146","#text":"29 Sep 2022, 14:19"},"mbid":"","url":"https://example.com/t","name":"Salt","image":[{"size":"small","#text":"x"}]}]}}
      """
    #expect(
      SourcePicture.of(text, name: "loved.json") == """
        1 type: music | title: Salt | creator: Li Wei | favourite: yes | url: https://example.com/t | added: 2022-09-29
        """)
  }

  @Test("ListenBrainz: one listen a line, the same second twice is twice")
  func listenBrainz() {
    let text = """
      {"inserted_at":1748964422.5,"listened_at":1748964167,"track_metadata":{"track_name":"Salt","artist_name":"Li Wei","release_name":"Train","additional_info":{"duration_ms":206760}}}
      {"listened_at":1748964167,"track_metadata":{"track_name":"Salt","artist_name":"Li Wei","release_name":"Train"}}
      """
    #expect(
      SourcePicture.of(text, name: "listens.jsonl") == """
        event 1 type: music | title: Train | creator: Li Wei | experience: finished=2025-06-03 time=15:22:47Z part=Salt
        event 2 type: music | title: Train | creator: Li Wei | experience: finished=2025-06-03 time=15:22:47Z part=Salt
        """)
  }

  @Test("Maloja: the album's own artists come first")
  func maloja() {
    let text = """
      {"maloja":{"export_time":1761035593},"scrobbles":[{"time":1760532613,"track":{"artists":["Li Wei","Ann Roe"],"title":"Salt","album":{"artists":["Li Wei"],"albumtitle":"Train"},"length":220},"origin":"x"},
      {"time":1760532613,"track":{"artists":["Ann Roe"],"title":"Sea","album":null,"length":220}}]}
      """
    #expect(
      SourcePicture.of(text, name: "maloja.json") == """
        event 1 type: music | title: Train | creator: Li Wei | experience: finished=2025-10-15 time=12:50:13Z part=Salt
        event 1 type: music | title: Sea | creator: Ann Roe | experience: finished=2025-10-15 time=12:50:13Z
        """)
  }

  @Test("Libre.fm: remarks in UTF-7 before the header, columns in another order, no album")
  func libreFM() {
    let text = """
      +ACM- Data export from Libre.fm,,
      # 2025-07-23 15:05:47,,
      Track,Artist,Time
      Salt,Li Wei,1690347960
      """
    #expect(
      SourcePicture.of(text) == """
        event 4 type: music | title: Salt | creator: Li Wei | experience: finished=2023-07-26 time=05:06:00Z
        """)
  }

  @Test("the log of a portable player has no header, and skipped songs are passed over")
  func scrobblerLog() {
    let text = """
      #AUDIOSCROBBLER/1.1
      #TZ/UTC
      Li Wei\tTrain\tSalt\t1\t259\tL\t1577836800\t
      <Untagged>\t\tsea.mp3\t0\t180\tL\t1577844000\t
      Li Wei\tTrain\tRain\t2\t224\tS\t1577847600\t
      """
    #expect(
      SourcePicture.of(text, name: "list.log") == """
        event 3 type: music | title: Train | creator: Li Wei | experience: finished=2020-01-01 time=00:00:00Z part=Salt
        event 4 type: music | title: sea.mp3 | experience: finished=2020-01-01 time=02:00:00Z
        skipped 5 notPlayed
        """)
  }

  @Test("Pano Scrobbler")
  func panoScrobbler() {
    let text = """
      {"timeHuman":"x","timeMs":1762957898933,"artist":"Ann Roe","track":"Salt","album":"Train","albumArtist":"Li Wei","durationMs":346958,"event":"scrobble"}
      """
    #expect(
      SourcePicture.of(text, name: "pano.jsonl") == """
        event 1 type: music | title: Train | creator: Li Wei | experience: finished=2025-11-12 time=14:31:38Z part=Salt
        """)
  }

  @Test(
    "Spotify: the end of a play is its time, short skips and private sessions are none, addresses are dropped"
  )
  func spotify() {
    let text = """
      [{"ts":"2024-04-20T18:15:22Z","platform":"android","ms_played":174424,"ip_addr":"192.0.2.1","master_metadata_track_name":"Salt","master_metadata_album_artist_name":"Li Wei","master_metadata_album_album_name":"Train","spotify_track_uri":"spotify:track:1","episode_name":null,"episode_show_name":null,"skipped":null,"offline_timestamp":1679249719,"incognito_mode":false},
      {"ts":"2024-04-20T18:16:22Z","ms_played":2385,"master_metadata_track_name":"Salt","master_metadata_album_artist_name":"Li Wei","skipped":true,"incognito_mode":false},
      {"ts":"2024-04-20T18:17:22Z","ms_played":174424,"master_metadata_track_name":"Salt","master_metadata_album_artist_name":"Li Wei","skipped":false,"incognito_mode":true},
      {"ts":"2024-04-20T18:18:22Z","ms_played":174424,"master_metadata_track_name":null,"episode_name":"One","episode_show_name":"Talk","skipped":false,"incognito_mode":false}]
      """
    #expect(
      SourcePicture.of(text, name: "Streaming_History_Audio_2024.json") == """
        event 1 type: music | title: Train | creator: Li Wei | experience: finished=2024-04-20 time=18:15:22Z part=Salt
        skipped 2 notPlayed
        skipped 3 notPlayed
        event 4 type: podcast-series | title: Talk | experience: finished=2024-04-20 time=18:18:22Z part=One
        """)
  }

  @Test("Spotify's short history, in which no album stands")
  func spotifyAccount() {
    let text = """
      [{"endTime":"2024-04-20 18:15","artistName":"Li Wei","trackName":"Salt","msPlayed":174424},{"endTime":"2024-04-20 18:16","artistName":"Li Wei","trackName":"Salt","msPlayed":1200}]
      """
    #expect(
      SourcePicture.of(text, name: "StreamingHistory0.json") == """
        event 1 type: music | title: Salt | creator: Li Wei | experience: finished=2024-04-20 time=18:15
        skipped 1 notPlayed
        """)
  }

  @Test("what was kept at Spotify was not played by that")
  func spotifyLibrary() {
    let text = """
      {"tracks":[{"artist":"Li Wei","album":"Train","track":"Salt","uri":"spotify:track:1"}],"albums":[{"artist":"Li Wei","album":"Train","uri":"spotify:album:2"}],"shows":[],"episodes":[]}
      """
    #expect(
      SourcePicture.of(text, name: "YourLibrary.json") == """
        1 type: music | title: Train | creator: Li Wei | identifier: spotify:2
        1 type: music | title: Salt | creator: Li Wei | identifier: spotify:1
        """)
  }

  @Test("Apple Music: only what was heard to an end counts")
  func appleMusic() {
    let text = """
      Artist Name,Album Name,Event Start Timestamp,Event End Timestamp,Event Type,Song Name,Play Duration Milliseconds,End Reason Type
      Li Wei,Train,2024-04-20T18:12:22.000Z,2024-04-20T18:15:22.000Z,PLAY_END,Salt,180000,NATURAL_END_OF_TRACK
      Li Wei,Train,2024-04-20T18:15:22.000Z,,PLAY_START,Salt,,
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: music | title: Train | creator: Li Wei | experience: finished=2024-04-20 time=18:15:22Z part=Salt
        skipped 3 notPlayed
        """)
  }

  @Test("Apple Music's days: as many plays as the count says")
  func appleMusicDays() {
    let text = """
      Country,Track Identifier,Date Played,Track Description,Play Count,Skip Count
      DE,1,20240420,Li Wei - Salt,2,0
      DE,2,20240420,Li Wei - Sea,0,1
      """
    #expect(
      SourcePicture.of(text) == """
        event 2 type: music | title: Salt | creator: Li Wei | experience: finished=2024-04-20; finished=2024-04-20
        skipped 3 notPlayed
        """)
  }

  @Test("beets: the files of one album are one copy")
  func beets() {
    let text = """
      [{"album":"Train","albumartist":"Li Wei","artist":"Li Wei","title":"Salt","track":1,"year":1990,"original_year":1957,"genre":"Jazz","label":"Blue","mb_albumid":"a1","mb_releasegroupid":"g1","added":1700000000.5},
      {"album":"Train","albumartist":"Li Wei","title":"Sea","track":2,"year":1990,"original_year":1957,"genre":"Jazz","label":"Blue","mb_albumid":"a1","mb_releasegroupid":"g1","added":1700000000.5}]
      """
    #expect(
      SourcePicture.of(text, name: "beets.json") == """
        1 type: music | title: Train | creator: Li Wei | year: 1957 | publisher: Blue | format: digital | identifier: musicbrainz:g1 | copy: format=digital | tag: Jazz | added: 2023-11-14
        2 type: music | title: Train | creator: Li Wei | year: 1957 | publisher: Blue | format: digital | identifier: musicbrainz:g1 | copy: format=digital | tag: Jazz | added: 2023-11-14
        """)
  }

  @Test("beets as a table")
  func beetsTable() {
    let text = """
      album,albumartist,artist,title,year,mb_albumid
      Train,Li Wei,Li Wei,Salt,0,a1
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: music | title: Train | creator: Li Wei | format: digital | identifier: musicbrainz:a1 | copy: format=digital
        """)
  }
}
