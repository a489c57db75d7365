import BookmarkExchange

/// What the files of services begin with, one for each kind of file.
enum ServiceSamples {
  /// The columns of tables.
  static let headers: [(service: String, meaning: RowMeaning, columns: String)] = [
    (
      "applemusic", .event,
      "Artist Name|Album Name|Event Start Timestamp|Event End Timestamp|Event Type|Song Name|Play Duration Milliseconds|End Reason Type"
    ),
    (
      "applemusic", .event,
      "Country|Track Identifier|Date Played|Track Description|Play Count|Skip Count"
    ),
    (
      "beets", .item,
      "album|albumartist|artist|title|year|mb_albumid"
    ),
    (
      "bookbuddy", .item,
      "Title|Original Title|Author|Author (Last, First)|Rating|Status|ISBN|Date Added|Date Finished|Google VolumeID|Favorites|Wish List|Series|Volume|Quantity|Loaned To"
    ),
    (
      "bookcatalogue", .item,
      "_id|author_details|title|isbn|rating|bookshelf_id|bookshelf|read|series_details|notes|read_start|read_end|date_published|loaned_to|date_added|goodreads_book_id|"
    ),
    (
      "bookwyrm", .item,
      "title|author_text|remote_id|openlibrary_key|isbn_10|isbn_13|start_date|finish_date|stopped_date|rating|review_content|shelf|shelf_name|shelf_date"
    ),
    (
      "calibre", .item,
      "authors|author_sort|rating|library_name|timestamp|isbn|identifiers|comments|tags|series|series_index|languages|title|title_sort|publisher|pubdate|id|uuid|#shelf"
    ),
    (
      "discogs", .item,
      "Catalog#|Artist|Title|Label|Format|Rating|Released|release_id|CollectionFolder|Date Added|Collection Media Condition|Collection Sleeve Condition|Collection Notes"
    ),
    (
      "discogs", .item,
      "Catalog#|Artist|Title|Label|Format|Rating|Released|release_id|Notes"
    ),
    (
      "douban", .item,
      "标题|简介|豆瓣评分|链接|创建时间|我的评分|标签|评论"
    ),
    (
      "douban", .item,
      "标题|评论标题|链接|创建时间|我的评分|内容"
    ),
    (
      "douban", .item,
      "书名|封面|作者|译者|出版社|出版日期|ISBN|个人评分|打分日期|我的短评|条目链接|豆列"
    ),
    (
      "douban", .item,
      "电影名|导演|上映日期|我的评分|条目链接"
    ),
    (
      "grouvee", .item,
      "id|name|shelves|rating|dates|release_date|url|giantbomb_id"
    ),
    (
      "hardcover", .item,
      "Title|Author|Series|Status|Hardcover Book ID|ISBN 13|Lists|Date Added|Date Started|Date Finished|Rating|Owned|Pages"
    ),
    (
      "howlongtobeat", .item,
      "Title|Platform|Playing|Backlog|Completed|Retired|Start Date|Completion Date|Completionist|Review|Added"
    ),
    (
      "inventaire", .item,
      "Item URL|Item details|Item transaction|Item created|Shelves|Edition ISBN-13|Edition ISBN-10|Edition title|Edition publication date|Works labels|Authors labels|Publisher label"
    ),
    (
      "jelu", .item,
      "Title|Author|ISBN|Publisher|Date Read|Shelves|Bookshelves|read_dates|tags|authors|isbn10|isbn13|owned|dropped_dates|currently_reading"
    ),
    (
      "lastfm", .event,
      "uts|utc_time|artist|artist_mbid|album|album_mbid|track|track_mbid"
    ),
    (
      "lastfm", .event,
      "Title|Artist|Album|Date|Timestamp"
    ),
    (
      "lastfm", .event,
      "artist|album|track|scrobbled at"
    ),
    (
      "letterboxd-import", .item,
      "Title|Year|WatchedDate|Rating10|imdbID|tmdbID|Rewatch"
    ),
    (
      "libation", .item,
      "Account|Date Added|Audible Product Id|Title|Subtitle|Authors|Narrators|My Rating Overall"
    ),
    (
      "libib", .item,
      "item_type|title|creators|first_name|last_name|collection|ean_isbn13|upc_isbn10|publish_date|tags|rating|status|began|completed|added|copies"
    ),
    (
      "librarything", .item,
      "Book Id|Title|Sort Character|Primary Author|Secondary Author|Secondary Author Roles|Publication|Date|Rating|Media|Acquired|Date Started|Date Read|Tags|Collections|ISBN|ISBNs|Copies|Entry Date|Work id"
    ),
    (
      "librefm", .event,
      "Artist|Track|Album|Time"
    ),
    (
      "movary", .event,
      "title|year|tmdbId|imdbId|watchedAt|comment"
    ),
    (
      "movary", .item,
      "title|year|tmdbId|imdbId|userRating"
    ),
    (
      "movielens", .item,
      "movie_id|imdb_id|tmdb_id|rating|average_rating|title"
    ),
    (
      "movielens", .item,
      "movieId|title|genres"
    ),
    (
      "neodb", .item,
      "title|info|links|timestamp|status|rating|comment|tags"
    ),
    (
      "neodb", .item,
      "title|info|links|timestamp|title|content"
    ),
    (
      "neodb", .item,
      "title|info|links|timestamp|progress|title|content"
    ),
    (
      "netflix", .event,
      "Title|Date"
    ),
    (
      "netflix", .event,
      "Profile Name|Start Time|Duration|Attributes|Title|Supplemental Video Type|Device Type|Bookmark|Latest Bookmark|Country"
    ),
    (
      "openlibrary", .item,
      "Work Id|Edition Id|Bookshelf"
    ),
    (
      "openlibrary", .item,
      "Work ID|Title|Authors|First Publish Year|Edition ID|Bookshelf|My Ratings|Ratings Average"
    ),
    (
      "openreads", .item,
      "title|subtitle|author|status|favourite|deleted|rating|publication_year|isbn|olid|tags|my_review|book_format|readings|date_added|date_modified"
    ),
    (
      "primevideo", .event,
      "Date Watched|Type|Title|Episode Title|Global Title Identifier|Image URL"
    ),
    (
      "rateyourmusic", .item,
      "RYM Album|First Name|Last Name|First Name localized|Last Name localized|Title|Release_Date|Rating|Ownership|Purchase Date|Media Type|Review"
    ),
    (
      "scrobblerlog", .event,
      "artist|album|title|tracknum|length|rating|timestamp|musicbrainz_trackid"
    ),
    (
      "storygraph", .item,
      "Title|Authors|Contributors|ISBN/UID|Format|Read Status|Date Added|Last Date Read|Dates Read|Read Count|Moods|Star Rating|Review|Tags|Owned?"
    ),
    (
      "storygraph", .item,
      "Title|Author|ISBN|Read Status|Star Rating"
    ),
    (
      "tmdb", .item,
      "TMDb ID|IMDb ID|Type|Name|Release Date|Season Number|Episode Number|Rating|Your Rating|Date Rated"
    ),
    (
      "trakt", .item,
      "rated_at|type|title|year|trakt_rating|trakt_id|imdb_id|tmdb_id|season_number|episode_number|episode_title|rating"
    ),
    (
      "tvtime", .event,
      "key|s_id|series_name|season_number|episode_number|created_at"
    ),
    (
      "yamtrack", .item,
      "media_id|source|media_type|title|image|season_number|episode_number|score|progress|status|repeats|start_date|end_date|notes|watch_date"
    ),
    (
      "zotero", .item,
      "Key|Item Type|Publication Year|Author|Title|Publication Title|ISBN|DOI|Date|Date Added|Date Modified|Manual Tags|Editor"
    ),
  ]

  /// JSON with one element.
  static let texts: [(service: String, text: String)] = [
    (
      "anilist",
      #"""
      {"data":{"anime":{"lists":[{"entries":[{"status":"REPEATING","score":85,"repeat":1,"progress":3,"startedAt":{"year":2022,"month":12,"day":null},"completedAt":{"year":null,"month":null,"day":null},"media":{"idMal":227,"title":{"userPreferred":"Salt","native":"塩"}},"notes":""},{"status":"CURRENT","score":0,"media":{"idMal":1,"title":{"userPreferred":"Rain"}}}]}]},"manga":{"lists":[{"entries":[{"status":"PAUSED","score":40,"media":{"idMal":2,"title":{"romaji":"Umi"}}}]}]}}}
      """#
    ),
    (
      "beets",
      #"""
      [{"album":"Train","albumartist":"Li Wei","artist":"Li Wei","title":"Salt","track":1,"year":1990,"original_year":1957,"genre":"Jazz","label":"Blue","mb_albumid":"a1","mb_releasegroupid":"g1","added":1700000000.5}]
      """#
    ),
    (
      "calibre",
      #"""
      [{"authors":"Jo Poe & Li Wei","author_sort":"Poe, Jo & Wei, Li","title":"Two","rating":4,"identifiers":{"isbn":"9780756411800"},"tags":["a","b"],"languages":["eng"],"series":"S","series_index":2.0,"pubdate":"2019-03-05T01:00:00+01:00","id":1}]
      """#
    ),
    (
      "jellyfin",
      #"""
      {"Items":[{"Type":"Movie","Name":"Heat","ProductionYear":1995,"ProviderIds":{"Imdb":"tt0113277","Tmdb":"949"},"UserData":{"Played":true,"PlayCount":2,"LastPlayedDate":"2024-03-07T19:37:27.0000000Z","IsFavorite":true}},{"Type":"Episode","Name":"Rain","SeriesName":"Sky","ParentIndexNumber":2,"IndexNumber":3,"ProductionYear":2012,"ProviderIds":{"Tvdb":"99"},"UserData":{"Played":true,"LastPlayedDate":"2024-03-07T19:37:27Z"}},{"Type":"MusicAlbum","Name":"Train","AlbumArtist":"Li Wei","UserData":{"Played":false}}],"TotalRecordCount":3,"StartIndex":0}
      """#
    ),
    (
      "kitsu",
      #"""
      {"data":[{"id":"9","type":"libraryEntries","attributes":{"status":"on_hold","reconsumeCount":0,"notes":"later","startedAt":"2023-07-01T00:00:00.000Z","finishedAt":null,"rating":"0.0","ratingTwenty":null},"relationships":{"anime":{"data":{"type":"anime","id":"4"}}}},{"id":"10","type":"libraryEntries","attributes":{"status":"completed","ratingTwenty":18},"relationships":{"manga":{"data":{"type":"manga","id":"4"}}}}],"included":[{"id":"4","type":"anime","attributes":{"canonicalTitle":"Salt"}},{"id":"4","type":"manga","attributes":{"canonicalTitle":"Sea"}}]}
      """#
    ),
    (
      "kodi",
      #"""
      {"id":1,"jsonrpc":"2.0","result":{"movies":[{"label":"Heat","title":"Heat","year":1995,"director":["Ann Roe","Jo Poe"],"playcount":1,"lastplayed":"2024-03-07 19:37:27","rating":7.9,"userrating":9,"uniqueid":{"imdb":"tt0113277","tmdb":"949"},"movieid":1},{"title":"Alien","year":1979,"playcount":0,"lastplayed":"","userrating":0}]}}
      """#
    ),
    (
      "lastfm",
      #"""
      {"lovedtracks":{"track":[{"artist":{"url":"https://example.com/a","name":"Li Wei","mbid":"m"},"date":{"uts":"1664461146","#text":"29 Sep 2022, 14:19"},"mbid":"","url":"https://example.com/t","name":"Salt","image":[{"size":"small","#text":"x"}]}]}}
      """#
    ),
    (
      "libation",
      #"""
      [{"AudibleProductId":"B00X","Title":"Emma"}]
      """#
    ),
    (
      "librarything",
      #"""
      {"11":{"books_id":"11","title":"Emma","sortcharacter":"1","authors":[{"lf":"Austen, Jane","fl":"Jane Austen","role":""}],"originalisbn":"0141439580","isbn":{"0":"0141439580","2":"9780141439587"},"publication":"Penguin (2003)","date":"2003","rating":"4","tags":["a"],"collections":["Currently reading","Mine"],"workcode":"2204","entrydate":"2006-08-09","datestarted":"2006-08-10","format":[{"code":"1","text":"Paperback"}],"copies":"1","language":["English"]},"12":{"books_id":"12","title":"Ark","primaryauthor":"Wei, Li","authors":[],"isbn":[],"tags":{},"collections":{}}}
      """#
    ),
    (
      "listenbrainz",
      #"""
      {"inserted_at":1748964422.5,"listened_at":1748964167,"track_metadata":{"track_name":"Salt","artist_name":"Li Wei","release_name":"Train","additional_info":{"duration_ms":206760}}}
      """#
    ),
    (
      "maloja",
      #"""
      {"maloja":{"export_time":1761035593},"scrobbles":[{"time":1760532613,"track":{"artists":["Li Wei","Ann Roe"],"title":"Salt","album":{"artists":["Li Wei"],"albumtitle":"Train"},"length":220},"origin":"x"},{"time":1760532613,"track":{"artists":["Ann Roe"],"title":"Sea","album":null,"length":220}}]}
      """#
    ),
    (
      "myanimelist-json",
      #"""
      {"data":[{"node":{"id":227,"title":"Salt","main_picture":{"large":"x"}},"list_status":{"status":"completed","score":0,"num_episodes_watched":6,"num_times_rewatched":1,"start_date":"2020-03-04","finish_date":"2021-02","comments":""}},{"node":{"id":2,"title":"Sea"},"list_status":{"status":"plan_to_read","score":9,"num_chapters_read":0}}],"paging":{}}
      """#
    ),
    (
      "onmyshelf",
      #"""
      {"id":6,"name":{"en_US":"Mine"},"type":"books","properties":{"title":{"type":"text"}},"items":[{"id":1,"collectionId":6,"properties":{"author":["Ann Roe","Jo Poe"],"isbn":"0141439580","pub_year":"1999","read":"1","series":"Works","series_number":"4","title":"Emma"},"quantity":1,"created":"2025-08-30 19:47:01","lent":true,"loans":[{"lent":1756604340,"borrower":"Bob"}]}]}
      """#
    ),
    (
      "panoscrobbler",
      #"""
      {"timeHuman":"x","timeMs":1762957898933,"artist":"Ann Roe","track":"Salt","album":"Train","albumArtist":"Li Wei","durationMs":346958,"event":"scrobble"}
      """#
    ),
    (
      "plex",
      #"""
      {"MediaContainer":{"size":2,"Metadata":[{"type":"movie","title":"Heat","year":1995,"studio":"Forward","addedAt":1700000000,"viewCount":2,"lastViewedAt":1709840247,"userRating":9.0,"Guid":[{"id":"imdb://tt0113277"},{"id":"plex://x"}]},{"type":"album","title":"Train","parentTitle":"Li Wei","year":1957}]}}
      """#
    ),
    (
      "ryot",
      #"""
      {"metadata":[{"lot":"book","source_id":"Emma","source":"openlibrary","identifier":"OL1W","seen_history":[{"started_on":"2024-01-02","ended_on":"2024-01-09","progress":"100"}],"reviews":[{"rating":"100","review":{"text":"good","date":"2024-01-10T00:00:00Z"}}],"collections":["Completed","Attic"]},{"lot":"show","source_id":"Sky","source":"tmdb","identifier":"7","seen_history":[{"ended_on":"2024-01-09","show_season_number":1,"show_episode_number":2}],"reviews":[],"collections":["Watchlist"]}]}
      """#
    ),
    (
      "simkl",
      #"""
      {"shows":[{"status":"hold","user_rating":null,"last_watched_at":"2024-03-07T19:37:27Z","show":{"title":"Sky","year":2011,"ids":{"simkl":7,"imdb":"tt1234567"}},"seasons":[{"number":1,"episodes":[{"number":1,"watched_at":"2024-03-06T19:00:00Z"}]}]}],"movies":[{"status":"completed","user_rating":8,"last_watched_at":"2024-03-07T19:37:27Z","movie":{"title":"Heat","year":1995,"ids":{"simkl":"5","tmdb":"949"}}},{"status":"plantowatch","movie":{"title":"Alien","year":1979,"ids":{"simkl":6}}}],"anime":[{"status":"dropped","show":{"title":"Salt","year":2001,"ids":{"simkl":8,"mal":"227"}}}]}
      """#
    ),
    (
      "spotify",
      #"""
      [{"endTime":"2024-04-20 18:15","artistName":"Li Wei","trackName":"Salt","msPlayed":174424}]
      """#
    ),
    (
      "spotify",
      #"""
      [{"ts":"2024-04-20T18:15:22Z","platform":"android","ms_played":174424,"ip_addr":"192.0.2.1","master_metadata_track_name":"Salt","master_metadata_album_artist_name":"Li Wei","master_metadata_album_album_name":"Train","spotify_track_uri":"spotify:track:1","episode_name":null,"episode_show_name":null,"skipped":null,"offline_timestamp":1679249719,"incognito_mode":false}]
      """#
    ),
    (
      "spotify",
      #"""
      {"tracks":[{"artist":"Li Wei","album":"Train","track":"Salt","uri":"spotify:track:1"}],"albums":[{"artist":"Li Wei","album":"Train","uri":"spotify:album:2"}],"shows":[],"episodes":[]}
      """#
    ),
    (
      "trakt",
      #"""
      [{"id":1,"watched_at":"2024-03-07T19:37:27.000Z","action":"watch","type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":5,"slug":"heat-1995","imdb":"tt0113277","tmdb":949,"plex":{"guid":"x","slug":"heat"}}}}]
      """#
    ),
    (
      "trakt",
      #"""
      [{"rated_at":"2024-03-07T19:37:27.000Z","rating":8,"type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":5}}}]
      """#
    ),
    (
      "watcharr",
      #"""
      [{"id":1,"createdAt":"2024-03-07T19:37:27Z","deletedAt":null,"status":"FINISHED","rating":0,"thoughts":"loud","content":{"id":9,"tmdbId":949,"title":"Heat","type":"movie","release_date":"1995-12-15"},"activity":[]}]
      """#
    ),
  ]
}
