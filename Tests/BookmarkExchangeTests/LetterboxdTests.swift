import BookmarkExchange
import BookmarkModel
import Testing

@Suite("Letterboxd exports")
struct LetterboxdTests {
  @Test("a diary lists viewings, and a review belongs to its viewing")
  func diary() {
    let diary = """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
      2026-08-18,The Godfather,1972,https://boxd.it/fTOIj7,3,Yes,"a, b c",2025-02-24
      2026-08-18,The Godfather,1972,https://boxd.it/fTOKU5,,,,2026-08-18
      """
    #expect(
      SourcePicture.of(diary, name: "anything.csv") == """
        event 2 type: movie | title: The Godfather | year: 1972 | status: done | experience: finished=2025-02-24 rating=3 link=https://boxd.it/fTOIj7 | tag: a; b c | added: 2026-08-18 | Rewatch = Yes
        event 3 type: movie | title: The Godfather | year: 1972 | status: done | experience: finished=2026-08-18 link=https://boxd.it/fTOKU5 | added: 2026-08-18
        """)
    let reviews = """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
      2026-08-18,Boiling Point,2023,https://boxd.it/fTRL33,0.5,,"Two
      lines",,2026-08-13
      2026-08-19,Undated,,https://boxd.it/fU0Py3,4,,Fine,,
      """
    #expect(
      SourcePicture.of(reviews) == """
        event 2 type: movie | title: Boiling Point | year: 2023 | status: done | experience: finished=2026-08-13 rating=0.5 note="Two\\nlines" link=https://boxd.it/fTRL33 | added: 2026-08-18
        event 4 type: movie | title: Undated | status: done | rating: 4 | url: https://boxd.it/fU0Py3 | review: Fine | added: 2026-08-19
        """)
  }

  @Test("ratings stay as they are, and the film's address is its identifier")
  func ratings() {
    let text = """
      Date,Name,Year,Letterboxd URI,Rating
      2026-08-18,The Godfather,1972,https://boxd.it/2aNK,5
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: movie | title: The Godfather | year: 1972 | status: done | rating: 5 | identifier: letterboxd:2aNK | url: https://boxd.it/2aNK | added: 2026-08-18
        """)
  }

  @Test(
    "films of one header are seen, wanted or liked by the file's name, unless a status is given",
    arguments: [
      ("watched.csv", nil, "status: done", Recognition.Note.watchedByName),
      ("my-Watchlist.csv", nil, "status: wish", .watchlistByName),
      ("likes/films.csv", nil, "status: done | favourite: yes", .likesByName),
      ("films.csv", nil, "", .watchedOrWatchlist),
      ("watched.csv", BookmarkStatus.wish, "status: wish", nil),
    ] as [(String, BookmarkStatus?, String, Recognition.Note?)])
  func films(
    _ name: String, _ status: BookmarkStatus?, _ picture: String, _ note: Recognition.Note?
  ) throws {
    let text = "Date,Name,Year,Letterboxd URI\n2026-08-18,Alien,1979,https://boxd.it/29LM\n"
    var options = SourceOptions(service: "letterboxd")
    options.defaults.status = status
    let middle = picture.isEmpty ? "" : " | \(picture)"
    #expect(
      SourcePicture.of(text, name: name, options: options)
        == "2 type: movie | title: Alien | year: 1979\(middle) | identifier: letterboxd:29LM | url: https://boxd.it/29LM | added: 2026-08-18"
    )
    var reader = SourceReader(name: name, options: options)
    reader.append(Array(text.utf8))
    reader.finish()
    _ = try reader.next()
    #expect(reader.recognition?.note == note)
    #expect(reader.recognition?.service == "letterboxd")
  }

  @Test("a list is a shelf, its films have their places and notes")
  func list() {
    let text = """
      Letterboxd list export v7
      Date,Name,Tags,URL,Description
      2025-01-02,"Rain, mostly",noir,https://boxd.it/abc,"Two
      lines"

      Position,Name,Year,URL,Description
      1,Heat,1995,https://boxd.it/29Lk,
      2,Seven Samurai,1954,https://boxd.it/2aXs,"the last
      battle"
      """
    #expect(
      SourcePicture.of(text) == """
        7 type: movie | title: Heat | year: 1995 | identifier: letterboxd:29Lk | shelf: "Rain, mostly" position=1 | url: https://boxd.it/29Lk
        8 type: movie | title: Seven Samurai | year: 1954 | identifier: letterboxd:2aXs | shelf: "Rain, mostly" position=2 note="the last\\nbattle" | url: https://boxd.it/2aXs
        """)
  }
}
