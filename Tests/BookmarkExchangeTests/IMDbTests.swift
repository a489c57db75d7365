import BookmarkExchange
import Testing

@Suite("IMDb exports")
struct IMDbTests {
  @Test("ratings since 2024: seen, on ten, dated by the rating")
  func ratings() {
    let text = """
      Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
      tt0047478,9,2025-02-02,Seven Samurai,Shichinin no samurai,https://www.imdb.com/title/tt0047478/,Movie,8.6,207,1954,"Action, Drama",380000,1954-04-26,Akira Kurosawa
      tt2301451,10,2025-02-03,Breaking Bad: Ozymandias,Breaking Bad: Ozymandias,https://www.imdb.com/title/tt2301451/,TV Episode,10,47,2013,Crime,253408,2013-09-15,"Rian Johnson, B. Two"
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: Seven Samurai | titles: "Shichinin no samurai" role=original | creator: Akira Kurosawa | year: 1954-04-26 | status: done | rating: 9/10 | identifier: imdb:tt0047478 | url: https://www.imdb.com/title/tt0047478/ | added: 2025-02-02 | IMDb Rating = 8.6 | Runtime (mins) = 207 | Genres = Action, Drama | Num Votes = 380000
        3 type: tv-episode | title: Breaking Bad: Ozymandias | creator: "Rian Johnson" role=director; "B. Two" role=director | year: 2013-09-15 | status: done | rating: 10/10 | identifier: imdb:tt2301451 | url: https://www.imdb.com/title/tt2301451/ | added: 2025-02-03 | IMDb Rating = 10 | Runtime (mins) = 47 | Genres = Crime | Num Votes = 253408
        """)
  }

  @Test("a list: wanted unless rated, also without tt and with a range of years")
  func list() {
    let text = """
      Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
      1,78748,2023-07-09,2024-02-01,with Tom,Alien,Alien,,Movie,8.5,117,1979,Horror,900000,1979-05-25,Ridley Scott,,
      2,tt0944947,2023-07-12,2023-07-12,,Game of Thrones,Game of Thrones,,TV Series,9.2,60,2011–2019,Drama,2452496,2010-12-05,,8,2024-01-01
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: Alien | creator: Ridley Scott | year: 1979-05-25 | status: wish | identifier: imdb:tt0078748 | note: with Tom | added: 2023-07-09 | Position = 1 | Modified = 2024-02-01 | IMDb Rating = 8.5 | Runtime (mins) = 117 | Genres = Horror | Num Votes = 900000
        3 type: tv-series | title: Game of Thrones | year: 2011 | status: done | rating: 8/10 | identifier: imdb:tt0944947 | added: 2024-01-01 | Year = 2011–2019 | Release Date = 2010-12-05 | Created = 2023-07-12 | Position = 2 | Modified = 2023-07-12 | IMDb Rating = 9.2 | Runtime (mins) = 60 | Genres = Drama | Num Votes = 2452496
        """)
  }

  @Test("the older headers of 2017 and before")
  func older() {
    let middle = """
      Const,Your Rating,Date Added,Title,Title Type,Directors,IMDb Rating,Runtime (mins),Year,Genres,Num Votes
      tt0034583,10,2017-11-05,Casablanca,movie,Michael Curtiz,8.5,102,1942,Drama,500000
      """
    #expect(
      SourcePicture.of(middle) == """
        2 type: movie | title: Casablanca | creator: Michael Curtiz | year: 1942 | status: done | rating: 10/10 | identifier: imdb:tt0034583 | added: 2017-11-05 | IMDb Rating = 8.5 | Runtime (mins) = 102 | Genres = Drama | Num Votes = 500000
        """)
    let oldest = """
      position,const,created,modified,description,Title,Title type,Directors,You rated,IMDb Rating,Runtime (mins),Year,Genres,Num. Votes,Release Date (month/day/year),URL
      1,tt0078748,2012-01-31,,,Alien,Feature Film,Ridley Scott,9,8.5,117,1979,Horror,400000,1979-05-25,http://www.imdb.com/title/tt0078748/
      """
    #expect(
      SourcePicture.of(oldest) == """
        2 type: movie | title: Alien | creator: Ridley Scott | year: 1979-05-25 | status: done | rating: 9/10 | identifier: imdb:tt0078748 | url: http://www.imdb.com/title/tt0078748/ | added: 2012-01-31 | position = 1 | IMDb Rating = 8.5 | Runtime (mins) = 117 | Genres = Horror | Num. Votes = 400000
        """)
  }

  @Test(
    "kinds have one name in all generations and languages",
    arguments: [
      ("Movie", "movie"), ("movie", "movie"), ("tvMovie", "movie"), ("TV Movie", "movie"),
      ("Film", "movie"), ("tvSeries", "tv-series"), ("TV Series", "tv-series"),
      ("Serie TV", "tv-series"),
      ("Mini serie TV", "tv-mini-series"), ("tvMiniSeries", "tv-mini-series"),
      ("videoGame", "video-game"),
      ("Podcast Series", "podcast-series"), ("Short", "short"), ("Hologram Show", "hologram-show"),
    ])
  func kinds(_ kind: String, _ type: String) {
    let text = "Const,Your Rating,Title Type,Title\ntt0000001,,\(kind),A\n"
    #expect(
      SourcePicture.of(text)
        == "2 type: \(type) | title: A | status: done | identifier: imdb:tt0000001")
  }
}
