import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import Testing

@Suite("likely duplicates")
struct DuplicateSearchTests {
  /// A work as `title | creator | year | fields`, of which only the title is needed.
  private static func content(_ text: String) throws -> BookmarkContent {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    }.map { String($0) }
    var content = BookmarkContent(type: .book)
    content.titles = [Title(parts[0])]
    if parts.count > 1, !parts[1].isEmpty { content.creators = [Creator(parts[1])] }
    if parts.count > 2 { content.published = Int(parts[2]).flatMap { PartialDate(year: $0) } }
    for part in parts.dropFirst(3) {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if let field = BookmarkField(rawValue: pair[0]) {
        try content.set(field, to: pair[1], scale: 5)
      } else if let identifier = Identifier(pair[0], pair[1]) {
        content.identifiers.append(identifier)
      }
    }
    content.normalize()
    return content
  }

  private func engine(_ works: [String]) throws -> BookmarkEngine {
    let time = Timestamp(milliseconds: 0)
    let bookmarks = try works.enumerated().map { index, work in
      Bookmark(
        id: Int64(index + 1), uid: .version7(), content: try Self.content(work), created: time,
        changed: time, change: 1)
    }
    return BookmarkEngine(ArrayStore(bookmarks))
  }

  private func find(_ works: [String]) async throws -> [String] {
    let engine = try engine(works)
    return try await engine.perform(FindDuplicates(), in: .english()).pairs.map { pair in
      let reasons = pair.reasons.map(\.rawValue).joined(separator: " ")
      return "\(pair.first.id)-\(pair.second.id) \(pair.score) \(reasons)"
    }
  }

  @Test(
    "are told with what speaks for them",
    arguments: [
      (
        "Dune | Frank Herbert | 1965", "Dune | F. Herbert | 1965",
        "88 sameTitle nearCreator sameYear"
      ),
      ("三体 | 刘慈欣 | 2008", "三体 | Liu Cixin | 2008", "88 sameTitle nearCreator sameYear"),
      ("Emma | Austen, Jane", "Emma | Jane Austen", "75 sameTitle nearCreator"),
      ("Emma | Jane Austen | 1815", "Emma | Jane Austen | 1816", "80 sameTitle sameCreator"),
      ("Emma | Jane Austen", "Emma", "65 sameTitle"),
      (
        "Sapiens: A Brief History | Harari | 2011", "Sapiens | Harari | 2011",
        "82 sameMainTitle sameCreator sameYear"
      ),
      (
        "The Hobbit (Illustrated) | Tolkien | 1937", "Hobbit | Tolkien | 1937",
        "82 sameMainTitle sameCreator sameYear"
      ),
      (
        "Norwegian Wod | Murakami | 1987", "Norwegian Wood | Murakami | 1987",
        "80 nearTitle sameCreator sameYear"
      ),
      (
        "Dune | Herbert | 1965 | isbn=9780441013593", "Arrakis | Herbert || asin=0441013597",
        "95 sameIdentifier sameCreator"
      ),
      (
        "Alien | Scott | 1979 | imdb=tt0078748",
        "Alien 1979 | Scott || url=https://www.imdb.com/title/tt0078748/", nil
      ),
      (
        "Alien | Scott | 1979 | imdb=tt0078748",
        "異形 | Scott || url=https://www.imdb.com/title/tt0078748/?ref=1",
        "95 sameIdentifier sameCreator"
      ),
    ] as [(String, String, String?)])
  func likely(first: String, second: String, reasons: String?) async throws {
    let found = try await find([first, second])
    #expect(found == [reasons.map { "1-2 " + $0 }].compactMap(\.self))
  }

  @Test(
    "are no volumes, parts, editions, remakes or different works",
    arguments: [
      ("Fables Vol. 1 | Willingham | 2002", "Fables Vol. 2 | Willingham | 2002"),
      ("三体 | 刘慈欣 | 2008", "三体II | 刘慈欣 | 2008"),
      ("平凡的世界 上 | 路遥 | 1986", "平凡的世界 下 | 路遥 | 1986"),
      ("红楼梦 第一卷 | 曹雪芹", "红楼梦 第二卷 | 曹雪芹"),
      ("Dune: Part One | Villeneuve | 2021", "Dune: Part Two | Villeneuve | 2023"),
      (
        "Foundation | Asimov || series=Foundation #1", "Foundation | Asimov || series=Foundation #2"
      ),
      ("Star Wars: A New Hope | Lucas", "Star Wars: The Clone Wars | Lucas"),
      ("Suspiria | Argento | 1977", "Suspiria | Argento | 2018"),
      ("Emma | Austen || isbn=9780141439587", "Emma | Austen || isbn=9780199535521"),
      ("Emma | Jane Austen | 1815", "Emma | Howard Jones | 1815"),
      ("Dust | Adams | 2001", "Rust | Adams | 2001"),
    ])
  func unlikely(first: String, second: String) async throws {
    #expect(try await find([first, second]) == [])
  }

  @Test("come in order of likelihood, at most as many as asked for, and not again once kept apart")
  func order() async throws {
    let engine = try engine([
      "Emma | Jane Austen | 1815", "Emma | Jane Austen | 1816", "Dune | Frank Herbert | 1965",
      "Dune | F. Herbert | 1965", "Solaris",
    ])
    func find(_ command: FindDuplicates = FindDuplicates()) async throws -> ([[Int64]], Int) {
      let reply = try await engine.perform(command, in: .english())
      return (reply.pairs.map { [$0.first.id, $0.second.id] }, reply.total)
    }
    #expect(try await find() == ([[3, 4], [1, 2]], 2))
    #expect(try await find(FindDuplicates(limit: 1)) == ([[3, 4]], 2))
    let emma = FindDuplicates(.field(.title, .contains("emma")))
    #expect(try await find(emma) == ([[1, 2]], 1))
    let pair = try #require(BookmarkPair(4, 3))
    _ = try await engine.perform(SettleDuplicates(apart: [pair]), in: .english())
    #expect(try await find() == ([[1, 2]], 1))
    _ = try await engine.perform(SetAlias(["J. A.", "Jane Austen"]), in: .english())
    _ = try await engine.perform(UndoChange(), in: .english())
    _ = try await engine.perform(UndoChange(), in: .english())
    #expect(try await find() == ([[3, 4], [1, 2]], 2))
  }

  @Test("are found among many of one creator and one title without comparing all with all")
  func many() async throws {
    var works = (0..<300).map { "Best \($0) | Various | 2000" }
    works += ["Greatest Hits | Abba | 1976", "Greatest Hits | A. Abba | 1976"]
    works += (0..<300).map { "Greatest Hits | Band \($0) | \(1950 + $0 % 60)" }
    let found = try await find(works)
    #expect(found.filter { $0.hasPrefix("301-302 ") }.count <= 1)
    #expect(!found.contains { $0.contains("sameTitle sameCreator") })
  }
}
