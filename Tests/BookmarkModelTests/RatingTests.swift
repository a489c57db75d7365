import BookmarkModel
import Testing

@Suite("Ratings")
struct RatingTests {
  private static let readable: [(given: String, scale: Double, value: Double, text: String)] = [
    ("0", 5, 0, "0"), ("0.5", 5, 10, "0.5"), ("4", 5, 80, "4"), ("4.5", 5, 90, "4.5"),
    ("4,5", 5, 90, "4,5"), (".5", 5, 10, ".5"), ("5", 5, 100, "5"), ("4.1", 5, 82, "4.1"),
    ("３．５", 5, 70, "３．５"), (" 4 ", 5, 80, "4"), ("8/10", 5, 80, "8/10"),
    ("8 / 10", 5, 80, "8 / 10"), ("57/100", 5, 57, "57/100"), ("8/10", 100, 80, "8/10"),
    ("4,5/5", 10, 90, "4,5/5"), ("80%", 5, 80, "80%"), ("80 %", 5, 80, "80 %"),
    ("80％", 10, 80, "80％"), ("9", 10, 90, "9/10"), ("7.5", 10, 75, "7.5/10"),
    ("75", 100, 75, "75/100"), ("0", 10, 0, "0/10"), ("3", 4, 75, "3/4"),
    ("★", 5, 20, "★"), ("★★★★½", 5, 90, "★★★★½"), ("½", 5, 10, "½"), ("★★★½☆", 5, 70, "★★★½☆"),
    ("★★★☆☆", 10, 60, "★★★☆☆"), ("⭐⭐⭐", 5, 60, "⭐⭐⭐"), ("⭐️⭐️", 5, 40, "⭐️⭐️"),
    ("★ ★ ★", 5, 60, "★ ★ ★"), (" ★★★★★ ", 5, 100, "★★★★★"), ("A+", 5, 100, "A+"),
    ("a-", 5, 90, "a-"), ("A−", 5, 90, "A−"), ("B", 10, 80, "B"), ("Ｃ", 5, 65, "Ｃ"),
    ("D-", 5, 45, "D-"), ("F", 5, 20, "F"),
  ]

  @Test("are read in every form, and their text reads as the same again", arguments: readable)
  func forms(given: String, scale: Double, value: Double, text: String) throws {
    let rating = try #require(Rating(given, scale: scale))
    #expect(rating.value == value)
    #expect(rating.text == text)
    #expect(Rating(rating.text) == rating)
  }

  @Test("of any number on any scale read as the same again")
  func roundTrip() throws {
    for scale in [4.0, 5, 6, 10, 20, 100, 3.3] {
      for step in 0...200 {
        let number = Rating.shortest(scale * Double(step) / 200)
        let rating = try #require(Rating(number, scale: scale))
        #expect(Rating(rating.text) == rating)
        #expect(abs(rating.value - Double(step) / 2) < 0.001)
      }
    }
  }

  @Test(
    "that can't be are refused, never clamped",
    arguments: [
      ("", 5), (" ", 5), ("5.5", 5), ("-1", 5), ("11/10", 5), ("11", 10), ("101%", 5), ("45", 5),
      ("five", 5), ("E", 5), ("A++", 5), ("AB", 5), ("☆☆☆☆☆", 5), ("★★★★★★", 5),
      ("★★★★½½½", 5), ("★★★★☆☆☆☆☆☆", 5), ("★4", 5), ("8/0", 5), ("8/", 5), ("/10", 5), ("/", 5),
      ("1/2/3", 5), ("1.2.3", 5), ("1 0", 10), ("nan", 5), ("inf", 5), ("1e1", 10), ("0x4", 5),
      ("4", 0), ("4", -5), ("4", .infinity), ("4", .nan), ("%", 5), (".", 5), ("+4", 5),
    ] as [(String, Double)])
  func refusals(given: String, scale: Double) {
    #expect(Rating(given, scale: scale) == nil)
  }

  @Test(
    "are shown as stars and halves",
    arguments: [
      ("0", "☆"), ("0.2", "☆"), ("0.25", "½"), ("0.5", "½"), ("3", "★★★"), ("3.5", "★★★½"),
      ("4.74", "★★★★½"), ("4.75", "★★★★★"), ("5", "★★★★★"), ("7/10", "★★★½"),
    ])
  func stars(text: String, stars: String) {
    #expect(Rating(text)?.stars == stars)
  }

  @Test("stand in order of value, on whatever scale, and convert between scales")
  func order() throws {
    let ratings = try ["F", "★★", "5/10", "60%", "4", "4.5"].map { try #require(Rating($0)) }
    #expect(ratings.reversed().sorted() == ratings)
    #expect(ratings.map { $0.on(scale: 10) } == [2, 4, 5, 6, 8, 9])
    #expect(Rating(stored: 90, text: "4.5") == Rating("4.5"))
    #expect(Rating(stored: 101, text: "x") == nil)
    #expect([0, 0.5, 3, 4.25, 100].map(Rating.shortest) == ["0", "0.5", "3", "4.25", "100"])
  }
}
