import BookmarkExchange
import BookmarkModel
import Testing

@Suite("what services are given")
struct ServiceExportTests {
  private func text(_ id: String) throws -> String {
    let service = try #require(ServiceExportList.named(id))
    return String(decoding: ServiceSample.export(service).bytes, as: UTF8.self)
  }

  @Test("Goodreads: its columns, guarded ISBNs, series behind titles, shelves")
  func goodreads() throws {
    #expect(
      try text("goodreads") == #"""
        Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies
        18423,"The Left Hand of Darkness (Hainish Cycle, #4)",Ursula K. Le Guin,"Guin, Ursula K. Le",Anna Z,"=""0441478123""","=""9780441478125""",4,,Ace & Sons,Paperback,,1969,1969,2024/05/06,2018/12/31,"sf, winter cold, best",best (#2),read,First line<br/>second <b>line</b>,,=mine,2,1
        ,三体,刘慈欣,刘慈欣,,"=""7536692935""","=""9787536692930""",5,,,,,2008,2008,,,currently-reading,,currently-reading,,,,0,0
        ,Emma,Jane Austen,"Austen, Jane",,"=""""","=""""",0,4.05,,,,,,,,to-read,,to-read,,,,0,0

        """#)
  }

  @Test("The StoryGraph: readings as spans, quarters of stars")
  func storyGraph() throws {
    #expect(
      try text("storygraph") == #"""
        Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?
        The Left Hand of Darkness,Ursula K. Le Guin,Anna Z (Translator),9780441478125,paperback,read,2018/12/31,2024/05/06,"2019/01/02-2019/02/03, 2024/05/06",2,,,,,,,,4,First line<br/>second <b>line</b>,,,"sf, winter cold",Yes
        三体,刘慈欣,,9787536692930,,currently-reading,,,,0,,,,,,,,4.5,,,,,No
        Emma,Jane Austen,,,,to-read,,,,0,,,,,,,,,,,,,No

        """#)
  }

  @Test("Letterboxd: a row for each viewing, the earliest first, and the watchlist apart")
  func letterboxd() throws {
    #expect(
      try text("letterboxd") == """
        LetterboxdURI,tmdbID,imdbID,Title,Year,Directors,WatchedDate,CreatedDate,Rating10,Tags,Review,Rewatch
        ,348,tt0078748,Alien,1979,Ridley Scott,2009-07-08,2009-07-09,,"horror, space",,
        ,348,tt0078748,Alien,1979,Ridley Scott,2021-10-31,2009-07-09,8,"horror, space",on the couch,true

        """)
    #expect(
      try text("letterboxd-watchlist") == """
        LetterboxdURI,tmdbID,imdbID,Title,Year,Directors
        https://boxd.it/29Lk,,tt0113277,Heat,1995,

        """)
  }

  @Test("IMDb: the columns of a list")
  func imdb() throws {
    #expect(
      try text("imdb") == """
        Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
        1,tt0078748,2009-07-09,,,Alien,,https://www.imdb.com/title/tt0078748/,Movie,,,1979,,,1979-05-25,Ridley Scott,9,
        2,tt0113277,,,,Heat,,https://www.imdb.com/title/tt0113277/,Movie,,,1995,,,,,,

        """)
  }

  @Test("Discogs: a row for each copy, and the wantlist apart")
  func discogs() throws {
    #expect(
      try text("discogs") == """
        Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,Collection Media Condition,Collection Sleeve Condition,Collection Notes
        ,John Coltrane,Blue Train,Blue Note,LP,5,1958,123456,attic,2020-11-12,Mint (M),Generic,
        ,John Coltrane,Blue Train,Blue Note,LP,5,1958,123456,/music/blue.m3u,2020-11-12,,,

        """)
    #expect(
      try text("discogs-wantlist") == """
        Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,Notes
        ,Miles Davis,Kind of Blue,,,,,55,

        """)
  }

  @Test("Yamtrack: a row for each time, with the number of the service where it was found")
  func yamtrack() throws {
    #expect(
      try text("yamtrack") == """
        media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,start_date,end_date,notes,progressed_at
        ,openlibrary,book,The Left Hand of Darkness,,,,,,Completed,2019-01-02,2019-02-03,,
        ,openlibrary,book,The Left Hand of Darkness,,,,8,,Completed,,2024-05-06,=mine,
        ,openlibrary,book,三体,,,,9,,In progress,,,,
        ,openlibrary,book,Emma,,,,,,Planning,,,,
        348,tmdb,movie,Alien,,,,,,Completed,,2009-07-08,,
        348,tmdb,movie,Alien,,,,8,,Completed,,2021-10-31,on the couch,
        ,tmdb,movie,Heat,,,,,,Planning,,,,

        """)
  }

  @Test("BibTeX: what means something to TeX is written out, each key once")
  func bibTeX() throws {
    let text = try text("bibtex")
    #expect(
      text.hasPrefix(
        #"""
        @book{guin1969,
          author = {Ursula K. Le Guin},
          translator = {{Anna, Z}},
          title = {{The Left Hand of Darkness}},
          year = {1969},
          publisher = {Ace \& Sons},
          series = {Hainish Cycle},
          number = {4},
          isbn = {9780441478125},
          language = {en},
          keywords = {sf, winter cold}
        }

        @book{liucixin2008,
          author = {{刘慈欣}},
        """#))
    let service = try #require(ServiceExportList.named("bibtex"))
    let odd = ServiceSample.bookmark(1, .book, #"50% of {C:\_#}$~^"#) { $0.published = nil }
    let twins = String(decoding: ServiceSample.export(service, [odd, odd]).bytes, as: UTF8.self)
    #expect(
      twins == ##"""
        @book{anon,
          title = {{50\% of \textbraceleft{}C:\textbackslash{}\_\#\textbraceright{}\$\textasciitilde{}\textasciicircum{}}}
        }

        @book{anon-2,
          title = {{50\% of \textbraceleft{}C:\textbackslash{}\_\#\textbraceright{}\$\textasciitilde{}\textasciicircum{}}}
        }

        """##)
  }

  @Test("CSL JSON: names as they are written, dates as parts")
  func cslJSON() throws {
    #expect(
      try text("csl-json") == #"""
        [
        {"id":"guin1969","type":"book","title":"The Left Hand of Darkness","author":[{"literal":"Ursula K. Le Guin"}],"translator":[{"literal":"Anna, Z"}],"issued":{"date-parts":[[1969]]},"publisher":"Ace & Sons","ISBN":"9780441478125","language":"en","collection-title":"Hainish Cycle","collection-number":"4","keyword":"sf, winter cold"},
        {"id":"liucixin2008","type":"book","title":"三体","author":[{"literal":"刘慈欣"}],"issued":{"date-parts":[[2008,1]]},"ISBN":"9787536692930"},
        {"id":"austen","type":"book","title":"Emma","author":[{"literal":"Jane Austen"}]}
        ]

        """#)
  }

  @Test("M3U: files and addresses of music")
  func m3u() throws {
    #expect(
      try text("m3u") == """
        #EXTM3U
        #EXTINF:-1,John Coltrane - Blue Train
        /music/blue.m3u
        #EXTINF:-1,Miles Davis - Kind of Blue
        https://www.discogs.com/release/55

        """)
  }

  @Test("links: addresses that were given or that identifiers lead to, escaped")
  func netscape() throws {
    let text = try text("netscape")
    #expect(
      text.contains(
        """
        <DT><A HREF="https://www.goodreads.com/book/show/18423" ADD_DATE="1546214400" \
        TAGS="sf,winter cold">The Left Hand of Darkness</A>
        <DD>=mine

        """) == false)
    #expect(
      text.contains(
        """
        <DT><A HREF="https://openlibrary.org/isbn/9780441478125" ADD_DATE="1546214400" \
        TAGS="sf,winter cold">The Left Hand of Darkness</A>
        <DD>=mine

        """))
    #expect(text.contains("<A HREF=\"https://example.org/a?b=1&amp;c=%222%22\""))
    let service = try #require(ServiceExportList.named("netscape"))
    let evil = ServiceSample.bookmark(1, .book, "<script>alert(1)</script>&amp;") {
      $0.url = "http://x/\"><script>"
    }
    let script = ServiceSample.bookmark(2, .book, "x") { $0.url = "JavaScript:alert(1)" }
    let (bytes, report) = ServiceSample.export(service, [evil, script])
    let links = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("<DT>")
    }
    #expect(
      links == [
        "<DT><A HREF=\"http://x/%22%3E%3Cscript%3E\">&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</A>"
      ])
    #expect(report.leftOut == [.init(type: .book, reason: .address): 1])
  }

  @Test("what has no place is counted, works and parts of works")
  func report() throws {
    let goodreads = try #require(ServiceExportList.named("goodreads"))
    let report = ServiceSample.export(goodreads).report
    #expect(
      report.leftOut == [
        .init(type: .movie, reason: .type): 2, .init(type: .music, reason: .type): 2,
        .init(type: .book, reason: .title): 1,
      ])
    #expect(report.leftOutCount == 5)
    #expect(
      report.lost == [
        .titles: 1, .creator: 1, .year: 1, .language: 1, .experience: 2, .copy: 1, .tag: 1,
        .added: 1,
      ])
    #expect(report.roundedRatings == 1)
    // The guards of ISBNs are formulas on purpose.
    #expect(report.formulaCells == 1)
    let letterboxd = try #require(ServiceExportList.named("letterboxd"))
    #expect(
      ServiceSample.export(letterboxd, [ServiceSample.heat]).report.leftOut
        == [.init(type: .movie, reason: .unfinished(wishes: "letterboxd-watchlist")): 1])
    // The last viewing has an opinion of its own, which is what is written.
    #expect(
      ServiceSample.export(letterboxd, [ServiceSample.alien]).report.lost == [.year: 1, .rating: 1])
    let discogs = try #require(ServiceExportList.named("discogs"))
    #expect(
      ServiceSample.export(discogs, [ServiceSample.kindOfBlue]).report.leftOut
        == [.init(type: .music, reason: .copy): 1])
  }

  @Test("the same bookmarks give the same bytes", arguments: ServiceExportList.all.map(\.id))
  func same(_ id: String) throws {
    let service = try #require(ServiceExportList.named(id))
    let first = ServiceSample.export(service).bytes
    #expect(!first.isEmpty)
    #expect(ServiceSample.export(service).bytes == first)
  }

  @Test("ids are unique, and no writer stumbles over difficult bookmarks")
  func all() {
    #expect(Set(ServiceExportList.all.map(\.id)).count == ServiceExportList.all.count)
    var source = RandomBookmarks(seed: 31)
    let bookmarks = (0..<200).map { _ in source.next() }
    for service in ServiceExportList.all {
      let (bytes, report) = ServiceSample.export(service, bookmarks)
      #expect(report.leftOutCount <= bookmarks.count)
      if service.suffix != "zip" { #expect(String(validating: bytes, as: UTF8.self) != nil) }
    }
  }
}
