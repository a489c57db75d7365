import BookmarkKit
import BookmarkTesting
import FoundationEssentials
import Testing

@Suite("Filters from #Predicate")
struct PredicateTranslationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var predicate: Predicate<Bookmark>

    init(_ text: String, _ predicate: Predicate<Bookmark>) {
      testDescription = text
      self.predicate = predicate
    }
  }

  static let translated: [Row] = {
    let (movie, podcast) = (BookmarkType.movie, BookmarkType(rawValue: "podcast"))
    let (done, author) = (BookmarkStatus.done, CreatorRole.author)
    let (vinyl, saturday) = (MediaFormat.vinyl, Weekday.saturday)
    let types: [BookmarkType] = [.movie, .music]
    let nineties = 1990...1999
    let (day, june) = (Samples.date("2024-05-03"), Samples.date("2024-06"))
    let good = Samples.rating("4")
    let wanted: [BookmarkStatus?] = [.wish, nil]
    return [
      Row("enum", #Predicate { $0.type == movie }),
      Row("enum on the right", #Predicate { movie == $0.type }),
      Row("another enum", #Predicate { $0.type != movie }),
      Row("unknown raw value", #Predicate { $0.type == podcast }),
      Row("enum of the content", #Predicate { $0.content.type == movie }),
      Row("optional enum", #Predicate { $0.status == done }),
      Row("not an optional enum", #Predicate { $0.status != done }),
      Row("nil", #Predicate { $0.status == nil }),
      Row("not nil", #Predicate { $0.rating != nil }),
      Row("list of enums", #Predicate { $0.formats.contains(vinyl) }),
      Row("list of days", #Predicate { !$0.weekdays.contains(saturday) }),
      Row("empty list", #Predicate { $0.weekdays.isEmpty }),
      Row("tag", #Predicate { $0.tags.contains("jazz") }),
      Row("one of several enums", #Predicate { types.contains($0.type) }),
      Row("one of several or nil", #Predicate { wanted.contains($0.status) }),
      Row("one of several numbers", #Predicate { [1, 3].contains($0.id) }),
      Row("number", #Predicate { $0.year == 1999 }),
      Row("bookmark number", #Predicate { $0.id > 3 }),
      Row("times", #Predicate { $0.timesFinished == 0 }),
      Row("coalesced number", #Predicate { ($0.year ?? 0) >= 2004 }),
      Row("coalesced to what passes", #Predicate { ($0.year ?? 3000) > 2004 }),
      Row("coalesced and negated", #Predicate { !(($0.year ?? 0) > 2004) }),
      Row("rating by value", #Predicate { ($0.rating?.value ?? 0) >= 90 }),
      Row("rating equal by value", #Predicate { $0.rating?.value == 80 }),
      Row("if let", #Predicate { if let rating = $0.rating { rating >= good } else { false } }),
      Row(
        "if let with else",
        #Predicate { if let year = $0.year { !(year < 2004) } else { $0.type == podcast } }),
      Row("flat map", #Predicate { $0.year.flatMap { $0 < 2000 } ?? true }),
      Row("year of a date", #Predicate { $0.published?.year == 2004 }),
      Row("range", #Predicate { (1990...1999).contains($0.year ?? 0) }),
      Row("half-open range", #Predicate { (1999..<2008).contains($0.year ?? 0) }),
      Row("captured range", #Predicate { nineties.contains($0.year ?? 0) }),
      Row("since a date", #Predicate { if let added = $0.added { added >= june } else { false } }),
      Row("before a date", #Predicate { if let added = $0.added { added < june } else { false } }),
      Row("until a day", #Predicate { if let added = $0.added { added <= day } else { false } }),
      Row("flag", #Predicate { $0.isFavourite }),
      Row("flag compared", #Predicate { $0.isFavourite == false && $0.type == movie }),
      Row("text", #Predicate { $0.publisher == "Warner" }),
      Row("text holds", #Predicate { $0.note?.contains("season") ?? false }),
      Row("any title", #Predicate { $0.titles.contains { $0.text == "The Three-Body Problem" } }),
      Row("any title holds", #Predicate { $0.titles.contains { $0.text.contains("Body") } }),
      Row(
        "creator in a role",
        #Predicate { $0.creators.contains { $0.role == author && $0.name == "刘慈欣" } }),
      Row(
        "identifier",
        #Predicate {
          $0.identifiers.contains { $0.scheme == "isbn" && $0.value == "9787536692930" }
        }),
      Row("lent", #Predicate { $0.copies.contains { $0.lentTo == "Ann" } }),
      Row("choice", #Predicate { $0.type == movie ? $0.year == 1999 : $0.status == nil }),
      Row("or", #Predicate { $0.type == movie || ($0.year == 1959 && $0.formats.contains(vinyl)) }),
      Row("always", #Predicate { _ in true }),
      Row("never", #Predicate { _ in false }),
    ]
  }()

  @Test(
    "a translated predicate passes the bookmarks that the predicate passes", arguments: translated)
  func agrees(_ row: Row) throws {
    let filter = try BookmarkFilter(row.predicate)
    for bookmark in Samples.bookmarks {
      let expected = try row.predicate.evaluate(bookmark)
      #expect(
        FilterEvaluator().matches(filter, bookmark) == expected,
        "\(bookmark.mainTitle?.text ?? "") \(filter)")
    }
  }

  @Test("a store finds them too", arguments: StoreKind.allCases)
  func stores(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let all = try await collection.fetch()
      for row in Self.translated {
        let found = try await collection.fetch(BookmarkFilter(row.predicate))
        let expected = try all.filter { try row.predicate.evaluate($0) }
        #expect(found == expected, "\(row.testDescription)")
      }
    }
  }

  @Test("the tree is the one that operators give")
  func sameTree() throws {
    let movie = BookmarkType.movie
    let filter = try BookmarkFilter(
      #Predicate { $0.type == movie && (1990...1999).contains($0.year ?? 0) && $0.id == 3 })
    let expected: BookmarkFilter = \.type == .movie && \.year ~= 1990...1999 && \.id == 3
    #expect(filter == expected)
  }

  @Test("text compares folded, as everywhere in a collection")
  func foldedText() throws {
    let filter = try BookmarkFilter(#Predicate { $0.publisher == "WARNER" })
    #expect(filter == .field(.publisher, .exactly("WARNER")))
    #expect(Samples.bookmarks.filter { FilterEvaluator().matches(filter, $0) }.map(\.id) == [3])
  }

  @Test("what no column answers is an error that names the part", arguments: refused)
  func refuses(_ row: Row) {
    #expect {
      try BookmarkFilter(row.predicate)
    } throws: { error in
      "\(error)".hasPrefix(row.testDescription)
    }
  }

  private static let refused: [Row] = {
    let (good, june) = (Samples.rating("4"), Samples.date("2024-06"))
    let formats: [MediaFormat] = [.cd]
    // swift-format-ignore: NeverForceUnwrap
    return [
      Row("unsupportedProperty: KeyPath(", #Predicate { $0.tags.count > 1 }),
      Row("unsupportedValue: Equal(", #Predicate { $0.rating == good }),
      Row("unsupportedValue: Equal(", #Predicate { $0.formats == formats }),
      Row("notAPropertyAndAValue: Equal(", #Predicate { $0.id == $0.change }),
      Row(
        "unsupportedOperation: SequenceStartsWith",
        #Predicate { $0.publisher?.starts(with: "W") ?? false }),
      Row("unsupportedOperation: ForcedUnwrap(", #Predicate { $0.year! == 1999 }),
      Row("unsupportedOperation: Arithmetic(", #Predicate { $0.timesFinished + 1 == 2 }),
      Row(
        "unsupportedValue: Comparison(",
        #Predicate { if let added = $0.added { added <= june } else { false } }),
      Row(
        "unsupportedOperation: NotEqual(", #Predicate { $0.titles.contains { $0.text != "2046" } }),
      Row(
        "unsupportedProperty: KeyPath(", #Predicate { $0.titles.contains { $0.language == "en" } }),
      Row("unsupportedProperty: KeyPath(", #Predicate { $0.typed.isEmpty }),
    ]
  }()

  @Test("the named part says nothing of memory")
  func namesPart() {
    let predicate = #Predicate<Bookmark> { $0.type == $0.type && $0.tags.count > 1 }
    #expect {
      try BookmarkFilter(predicate)
    } throws: { error in
      let text = "\(error)"
      return text.contains("keyPath: \\Bookmark.<(BookmarkType)>") && !text.contains("0x")
    }
  }
}
