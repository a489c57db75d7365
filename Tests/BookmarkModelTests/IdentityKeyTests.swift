import BookmarkModel
import Testing

@Suite("What makes two descriptions the same work")
struct IdentityKeyTests {
  private static func content(
    _ title: String, by creators: [String] = [], year: Int? = nil, type: BookmarkType = .movie,
    _ identifiers: [(String, String)] = []
  ) -> BookmarkContent {
    var content = BookmarkContent(type: type)
    content.titles = [Title(title)]
    content.creators = creators.map { Creator($0) }
    content.published = year.flatMap { PartialDate(year: $0) }
    content.identifiers = identifiers.map { Identifier(scheme: $0.0, canonicalValue: $0.1) }
    content.normalize()
    return content
  }

  private static let alien = content(
    "Alien", by: ["Ridley Scott"], year: 1979,
    [("imdb", "tt0078748"), ("letterboxd", "alien"), ("isbn", "9780441478125")])

  @Test(
    "nothing known on both sides may differ",
    arguments: [
      ("the same", content("Alien", by: ["Ridley Scott"], year: 1979), true),
      ("other spelling", content("ALIEN", by: ["ridley scott"], year: 1979), true),
      ("other year", content("Alien", by: ["Ridley Scott"], year: 1980), false),
      ("no year", content("Alien", by: ["Ridley Scott"]), true),
      ("no creator", content("Alien", year: 1979), true),
      ("title only", content("Alien"), true),
      ("other creator", content("Alien", by: ["James Cameron"], year: 1979), false),
      ("a creator in common", content("Alien", by: ["Dan O'Bannon", "Ridley Scott"]), true),
      ("other type", content("Alien", by: ["Ridley Scott"], year: 1979, type: .book), false),
      ("no type", content("Alien", by: ["Ridley Scott"], type: .untyped), false),
      ("other isbn", content("Alien", [("isbn", "9780804429573")]), false),
      ("same isbn", content("Alien", [("isbn", "9780441478125")]), true),
      ("a scheme only one has", content("Alien", [("tmdb", "348")]), true),
      ("other letterboxd", content("Alien", [("letterboxd", "alien-1")]), false),
      (
        "other letterboxd, same imdb",
        content("Alien", [("letterboxd", "alien-1"), ("imdb", "tt0078748")]), true
      ),
      ("other barcode", content("Alien", [("barcode", "1")]), true),
    ] as [(String, BookmarkContent, Bool)])
  func compatibility(what: String, other: BookmarkContent, isCompatible: Bool) {
    let (key, otherKey) = (IdentityKey(Self.alien), IdentityKey(other))
    #expect(key.isCompatible(with: otherKey) == isCompatible)
    #expect(otherKey.isCompatible(with: key) == isCompatible)
  }

  @Test("creator and year agree exactly only when both are the same")
  func exactly() {
    let key = IdentityKey(Self.alien)
    #expect(
      key.agreesExactly(with: IdentityKey(Self.content("x", by: ["RIDLEY SCOTT"], year: 1979))))
    #expect(!key.agreesExactly(with: IdentityKey(Self.content("Alien", by: ["Ridley Scott"]))))
    #expect(!key.agreesExactly(with: IdentityKey(Self.content("Alien", year: 1979))))
  }

  @Test("every title and every main creator counts, a barcode and a translator don't")
  func key() {
    var content = Self.content("三体", by: ["刘慈欣"], year: 2008, type: .book, [("barcode", "1")])
    content.titles.append(Title("The Three-Body Problem", language: "en", role: .translated))
    content.creators.append(Creator("Ken Liu", role: .translator))
    let key = IdentityKey(content)
    #expect(key.titles == ["三体", "threebodyproblem"])
    #expect(key.creators == ["刘慈欣"])
    #expect(key.identifiers.isEmpty)
    #expect(key.year == 2008)
  }
}
