import BookmarkExchange
import Testing

@Suite("exports of works of all kinds")
struct MixedServiceTests {
  @Test(
    "Douban: other titles behind slashes, everybody's rating is not one's own, times stay those of Shanghai"
  )
  func douban() {
    let text = """
      标题,简介,豆瓣评分,链接,创建时间,我的评分,标签,评论
      千与千寻 / 千と千尋の神隠し / Spirited Away,2001-07-20(日本) / 柊瑠美 / 日本 / 宫崎骏 / 125分钟,9.4,https://movie.douban.com/subject/1291561/,2018-01-01 00:30:00,5,"动画,宫崎骏",重看
      红楼梦,[清] 曹雪芹 著 / 高鹗 续 / 人民文学出版社 / 1996-12,9.6,https://book.douban.com/subject/1007305/,2023-11-11 00:05:00,,,
      """
    #expect(
      SourcePicture.of(text, name: "看过.csv") == """
        2 type: movie | title: 千与千寻 | titles: 千と千尋の神隠し; Spirited Away | year: 2001-07-20 | status: done | rating: 5 | identifier: douban:1291561 | tag: 动画; 宫崎骏 | url: https://movie.douban.com/subject/1291561/ | review: 重看 | added: 2018-01-01 | 简介 = 2001-07-20(日本) / 柊瑠美 / 日本 / 宫崎骏 / 125分钟 | 豆瓣评分 = 9.4
        3 type: book | title: 红楼梦 | creator: 曹雪芹 | year: 1996-12 | status: done | identifier: douban:1007305 | url: https://book.douban.com/subject/1007305/ | added: 2023-11-11 | 简介 = [清] 曹雪芹 著 / 高鹗 续 / 人民文学出版社 / 1996-12 | 豆瓣评分 = 9.6
        """)
  }

  @Test("Douban: a sheet's name says the status, a page without a host of its own the type")
  func doubanWish() {
    let text = """
      标题,简介,豆瓣评分,链接,创建时间,我的评分,标签,评论
      茶馆,,9.4,https://www.douban.com/location/drama/1/,2020-10-04 20:00:00,,,
      """
    #expect(
      SourcePicture.of(text, name: "豆瓣/想看的舞台剧.csv") == """
        2 type: performance | title: 茶馆 | status: wish | identifier: douban:1 | url: https://www.douban.com/location/drama/1/ | added: 2020-10-04 | 豆瓣评分 = 9.4
        """)
  }

  @Test("Douban: a long review stands beside the short comment")
  func doubanReview() {
    let text = """
      标题,评论标题,链接,创建时间,我的评分,内容
      三体,读《三体》,https://book.douban.com/subject/2567698/,2019-07-21 09:00:00,5,宇宙很大。
      """
    #expect(
      SourcePicture.of(text, name: "书评.csv") == #"""
        2 type: book | title: 三体 | rating: 5 | identifier: douban:2567698 | experience: note="读《三体》\n\n宇宙很大。" | url: https://book.douban.com/subject/2567698/ | added: 2019-07-21
        """#)
  }

  @Test("Douban by a script: names, dates with countries, and a 豆列 that is a shelf")
  func doubanScript() {
    let text = """
      书名,封面,作者,译者,出版社,出版日期,ISBN,个人评分,打分日期,我的短评,条目链接,豆列
      百年孤独 / One Hundred Years,a.jpg,加西亚·马尔克斯,范晔,南海,2011-6,9787544253994,4,2018/1/1,好,https://book.douban.com/subject/6082808/,拉美
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: 百年孤独 | titles: One Hundred Years | creator: 加西亚·马尔克斯; "范晔" role=translator | year: 2011-06 | rating: 4 | publisher: 南海 | identifier: isbn:9787544253994; douban:6082808 | shelf: 拉美 | url: https://book.douban.com/subject/6082808/ | review: 好 | added: 2018-01-01
        """)
  }

  @Test("Douban by a script: films")
  func doubanFilms() {
    let text = """
      电影名,导演,上映日期,我的评分,条目链接
      霸王别姬,陈凯歌,1993-01-01(中国香港) / 1993-07-26(中国大陆),5,https://movie.douban.com/subject/1291546/
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: 霸王别姬 | creator: 陈凯歌 | year: 1993-01-01 | rating: 5 | identifier: douban:1291546 | url: https://movie.douban.com/subject/1291546/ | 上映日期 = 1993-01-01(中国香港) / 1993-07-26(中国大陆)
        """)
  }

  @Test("NeoDB: names with spaces inside the information, links of other services")
  func neoDB() {
    let text = """
      title,info,links,timestamp,status,rating,comment,tags
      In the Mood,imdb:tt0118694 year:2000 director:Wong Kar-wai actor:A B/C,https://neodb.example/movie/1 https://movie.douban.com/subject/1291557/,2023-12-31T23:30:00+00:00,complete,10,slow,hk|old
      Sky,year:2019,https://neodb.example/tv/season/1,2022-06-06T12:00:00+00:00,dropped,,,
      """
    #expect(
      SourcePicture.of(text, name: "movie_mark.csv") == """
        2 type: movie | title: In the Mood | creator: Wong Kar-wai; "A B" role=actor; "C" role=actor | year: 2000 | status: done | rating: 10/10 | identifier: douban:1291557; imdb:tt0118694 | tag: hk; old | url: https://neodb.example/movie/1 | review: slow | added: 2023-12-31
        3 type: tv-series | title: Sky | year: 2019 | status: dropped | url: https://neodb.example/tv/season/1 | added: 2022-06-06
        """)
  }

  @Test("NeoDB: the second column called title is the review's own")
  func neoDBReview() {
    let text = """
      title,info,links,timestamp,title,content
      Emma,isbn:9780141439587,https://neodb.example/book/1,2024-01-06T10:00:00+00:00,Cold,"One.

      Two."
      """
    #expect(
      SourcePicture.of(text, name: "book_review.csv") == #"""
        2 type: book | title: Emma | identifier: isbn:9780141439587 | experience: note="Cold\n\nOne.\n\nTwo." | url: https://neodb.example/book/1
        """#)
  }

  @Test("NeoDB: a note stands at its place and ends no reading")
  func neoDBNote() {
    let text = """
      title,info,links,timestamp,progress,title,content
      Emma,isbn:9780141439587,https://neodb.example/book/1,2024-02-03T08:30:00+00:00,p. 40,Statues,The tides.
      """
    #expect(
      SourcePicture.of(text, name: "book_note.csv") == #"""
        2 type: book | title: Emma | identifier: isbn:9780141439587 | experience: started=2024-02-03 time=08:30:00+00:00 note="Statues\n\nThe tides." part="p. 40" | url: https://neodb.example/book/1
        """#)
  }

  @Test("Yamtrack: seasons and episodes are times of their show and say nothing of the whole")
  func yamtrack() {
    let text = """
      "media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","repeats","start_date","end_date","notes","watch_date"
      "1668","tmdb","tv","Sky","https://example.com/x.jpg","","","","24","In progress","0","2024-02-09","","",""
      "1668","tmdb","season","Sky","","1","","8.0","24","Completed","0","2024-02-09","2024-02-10","fine",""
      "1668","tmdb","episode","Sky","","1","24","","","","0","","","","2024-02-09"
      "949","tmdb","movie","Heat","","","","9.0","1","Completed","1","","2024-02-09","",""
      "1","manual","game","Quest","","","","","3h 00min","Planning","0","","","",""
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: tv-series | title: Sky | status: active | identifier: tmdb:1668 | experience: started=2024-02-09 | progress = 24
        3 type: tv-series | title: Sky | identifier: tmdb:1668 | experience: started=2024-02-09 finished=2024-02-10 rating=8/10 note=fine part=S1
        4 type: tv-series | title: Sky | identifier: tmdb:1668 | experience: finished=2024-02-09 part=S1E24
        5 type: movie | title: Heat | status: done | rating: 9/10 | identifier: tmdb:949 | experience: finished=""; finished=2024-02-09 | progress = 1
        6 type: video-game | title: Quest | status: wish | progress = 3h 00min
        """)
  }

  @Test("Ryot: five stars are 100, and collections say the status")
  func ryot() {
    let text = """
      {"metadata":[{"lot":"book","source_id":"Emma","source":"openlibrary","identifier":"OL1W","seen_history":[{"started_on":"2024-01-02","ended_on":"2024-01-09","progress":"100"}],"reviews":[{"rating":"100","review":{"text":"good","date":"2024-01-10T00:00:00Z"}}],"collections":["Completed","Attic"]},
      {"lot":"show","source_id":"Sky","source":"tmdb","identifier":"7","seen_history":[{"ended_on":"2024-01-09","show_season_number":1,"show_episode_number":2}],"reviews":[],"collections":["Watchlist"]}]}
      """
    #expect(
      SourcePicture.of(text, name: "ryot.json") == """
        1 type: book | title: Emma | status: done | rating: 100/100 | identifier: openlibrary:OL1W | experience: started=2024-01-02 finished=2024-01-09 | shelf: Attic | review: good
        1 type: tv-series | title: Sky | status: wish | identifier: tmdb:7 | experience: finished=2024-01-09 part=S1E2
        """)
  }

  @Test("MyAnimeList: 0 is unrated, what was seen again was seen before")
  func myAnimeList() {
    let text = """
      {"data":[{"node":{"id":227,"title":"Salt","main_picture":{"large":"x"}},"list_status":{"status":"completed","score":0,"num_episodes_watched":6,"num_times_rewatched":1,"start_date":"2020-03-04","finish_date":"2021-02","comments":""}},
      {"node":{"id":2,"title":"Sea"},"list_status":{"status":"plan_to_read","score":9,"num_chapters_read":0}}],"paging":{}}
      """
    #expect(
      SourcePicture.of(text, name: "mal.json") == """
        1 type: anime | title: Salt | status: done | identifier: myanimelist:227 | experience: finished=""; started=2020-03-04 finished=2021-02 | list_status.num_episodes_watched = 6
        1 type: manga | title: Sea | status: wish | rating: 9/10 | identifier: myanimelist:2 | list_status.num_chapters_read = 0
        """)
  }

  @Test("AniList: dates with holes, and a scale that the highest score tells")
  func aniList() {
    let text = """
      {"data":{"anime":{"lists":[{"entries":[{"status":"REPEATING","score":85,"repeat":1,"progress":3,"startedAt":{"year":2022,"month":12,"day":null},"completedAt":{"year":null,"month":null,"day":null},"media":{"idMal":227,"title":{"userPreferred":"Salt","native":"塩"}},"notes":""},{"status":"CURRENT","score":0,"media":{"idMal":1,"title":{"userPreferred":"Rain"}}}]}]},"manga":{"lists":[{"entries":[{"status":"PAUSED","score":40,"media":{"idMal":2,"title":{"romaji":"Umi"}}}]}]}}}
      """
    #expect(
      SourcePicture.of(text, name: "anilist.json") == """
        1 type: anime | title: Salt | titles: "塩" role=original | status: active | rating: 85/100 | identifier: myanimelist:227 | experience: finished=""; started=2022-12
        1 type: anime | title: Rain | status: active | identifier: myanimelist:1
        1 type: manga | title: Umi | status: paused | rating: 40/100 | identifier: myanimelist:2
        """)
  }

  @Test("AniList: scores up to 5 may be out of 5 or of 10, so they are kept as they are")
  func aniListUndecided() {
    let text = """
      {"data":{"anime":{"lists":[{"entries":[{"status":"COMPLETED","score":4,"media":{"title":{"userPreferred":"Salt"}}}]}]}}}
      """
    #expect(
      SourcePicture.of(text, name: "anilist.json") == """
        1 type: anime | title: Salt | status: done | score = 4
        """)
  }

  @Test("Kitsu: titles stand apart, ratings are out of 20")
  func kitsu() {
    let text = """
      {"data":[{"id":"9","type":"libraryEntries","attributes":{"status":"on_hold","reconsumeCount":0,"notes":"later","startedAt":"2023-07-01T00:00:00.000Z","finishedAt":null,"rating":"0.0","ratingTwenty":null},"relationships":{"anime":{"data":{"type":"anime","id":"4"}}}},
      {"id":"10","type":"libraryEntries","attributes":{"status":"completed","ratingTwenty":18},"relationships":{"manga":{"data":{"type":"manga","id":"4"}}}}],
      "included":[{"id":"4","type":"anime","attributes":{"canonicalTitle":"Salt"}},{"id":"4","type":"manga","attributes":{"canonicalTitle":"Sea"}}]}
      """
    #expect(
      SourcePicture.of(text, name: "kitsu.json") == """
        1 type: anime | title: Salt | status: paused | identifier: kitsu:4 | experience: started=2023-07-01 | note: later
        1 type: manga | title: Sea | status: done | rating: 18/20 | identifier: kitsu:4
        """)
  }

  @Test("HowLongToBeat: a year may stand as a date with zeros")
  func howLongToBeat() {
    let text = """
      "Title","Platform","Playing","Backlog","Completed","Retired","Start Date","Completion Date","Completionist","Review","Added"
      Quest,"PC","","","X","",2012-00-00,2012-03-00,"--",70,2024-02-09 15:54:48
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: video-game | title: Quest | status: done | rating: 70/100 | experience: started=2012 finished=2012-03 | added: 2024-02-09 | Platform = PC | Completionist = --
        """)
  }

  @Test("Grouvee: JSON inside cells")
  func grouvee() {
    let text = """
      id,name,shelves,rating,dates,release_date,url,giantbomb_id
      5,Quest,"{""Played"": {""date_added"": ""2020-01-02T00:00:00Z""}, ""Attic"": {""date_added"": ""2019-05-06T00:00:00Z""}}",4,"[{""date_started"": ""2020-01-03"", ""date_finished"": ""2020-02-04""}]",2012-03-06,https://example.com/5,77
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: video-game | title: Quest | year: 2012-03-06 | status: done | rating: 4 | identifier: grouvee:5; giantbomb:77 | experience: started=2020-01-03 finished=2020-02-04 | shelf: Attic | url: https://example.com/5 | added: 2019-05-06
        """)
  }

  @Test("OnMyShelf: one collection of one type, and who has borrowed what")
  func onMyShelf() {
    let text = """
      {"id":6,"name":{"en_US":"Mine"},"type":"books","properties":{"title":{"type":"text"}},"items":[{"id":1,"collectionId":6,"properties":{"author":["Ann Roe","Jo Poe"],"isbn":"0141439580","pub_year":"1999","read":"1","series":"Works","series_number":"4","title":"Emma"},"quantity":1,"created":"2025-08-30 19:47:01","lent":true,"loans":[{"lent":1756604340,"borrower":"Bob"}]}]}
      """
    #expect(
      SourcePicture.of(text, name: "shelf.json") == """
        1 type: book | title: Emma | creator: Ann Roe; Jo Poe | year: 1999 | status: done | series: "Works" position=4 | identifier: isbn:9780141439587 | copy: lent=Bob since=2025-08-31 | added: 2025-08-30
        """)
  }
}
