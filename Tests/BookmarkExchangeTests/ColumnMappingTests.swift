import BookmarkExchange
import Testing

@Suite("What a person says of columns")
struct ColumnMappingTests {
  @Test(
    "words become mappings",
    arguments: [
      ("title=Titel", ["Titel title"]),
      ("title=Titel, rating=Wertung/10", ["Titel title", "Wertung rating 10.0"]),
      ("title=\"Name, long\",tag=A/B", ["Name, long title", "A/B tag"]),
      ("标题=书名，评分=打分/100", ["书名 标题", "打分 评分 100.0"]),
      ("extra=Note,isbn=#3", ["Note extra", "#3 isbn"]),
    ])
  func words(text: String, expected: [String]) throws {
    let mappings = try ColumnMapping.list(text).map { mapping in
      "\(mapping.column) \(mapping.field)" + (mapping.scale.map { " \($0)" } ?? "")
    }
    #expect(mappings == expected)
  }

  @Test("words that are none say which part is wrong")
  func problems() {
    #expect(throws: ColumnMapping.Problem.noEqualsSign("Titel")) {
      try ColumnMapping.list("year=J,Titel")
    }
    #expect(throws: ColumnMapping.Problem.unknownField("tilte", nearest: "title")) {
      try ColumnMapping.list("tilte=A")
    }
    #expect(throws: ColumnMapping.Problem.unknownField("", nearest: nil)) {
      try ColumnMapping(answer: "", column: "A")
    }
  }

  private func picture(
    _ text: String, _ mappings: String, profiles: [PersonalProfile] = []
  ) throws -> String {
    var options = SourceOptions()
    options.mappings = try ColumnMapping.list(mappings)
    options.profiles = profiles
    return SourcePicture.of(text, name: "a.csv", options: options)
  }

  @Test("a mapping counts more than a column's name, and more than a service")
  func named() throws {
    let text = "Title,Book Id,Exclusive Shelf,Bookshelves with positions,Note\nX,7,read,,8\n"
    let picture = try picture(text, "rating=Note/10,title=Title")
    #expect(picture.contains("rating: 8/10") && !picture.contains("goodreads"))
  }

  @Test("a table without a header is read by the numbers of its columns")
  func numbered() throws {
    let picture = try picture("Dune,1965\nEmma,1815\n", "title=#1,year=#2")
    #expect(picture.contains("1 title: Dune") && picture.contains("2 title: Emma"))
  }

  @Test("a kind of table that was described is known by its columns in any order")
  func profile() throws {
    let columns = try ColumnMapping.list("title=Werk,author=Von")
    let profile = PersonalProfile(name: "mine", columns: columns)
    let known = try picture("von,WERK\nHerbert,Dune\n", "", profiles: [profile])
    #expect(known.contains("title: Dune") && known.contains("Herbert"))
    let other = try picture("Werk,Von,More\nDune,Herbert,x\n", "", profiles: [profile])
    #expect(other.contains("noKnownColumn"))
  }

  @Test("columns that aren't there are named, with those that are")
  func missing() throws {
    var options = SourceOptions()
    options.mappings = try ColumnMapping.list("title=Wreck,year=Y")
    var reader = SourceReader(name: "a.csv", options: options)
    reader.append(Array("Werk,Y\nA,1\n".utf8))
    reader.finish()
    #expect(throws: SourceError.missingColumns(["Wreck"], columns: ["Werk", "Y"])) {
      try reader.next()
    }
  }

  @Test(
    "of a table in which nothing is known a field is proposed for each column, with examples",
    arguments: [
      (
        "Werk,Wann,Nr,Rest,Jahr\nDune,2024-05-01,9780441478125,,1965\nEmma,2024-05-02,,x,1815\n",
        [
          "Werk title Dune|Emma", "Wann finished 2024-05-01|2024-05-02", "Nr isbn 9780441478125",
          "Rest extra x", "Jahr year 1965|1815",
        ]
      ),
      ("A,Note\n1,x\n2,x\n", ["A extra 1|2", "Note note x"]),
      (
        "Dune,1999\nEmma,1998\nUbik,1998\nVox,1\n",
        ["#1 title Dune|Emma|Ubik", "#2 extra 1999|1998|1"]
      ),
    ])
  func unmatched(text: String, expected: [String]) throws {
    var reader = SourceReader(name: "a.csv")
    reader.append(Array(text.utf8))
    reader.finish()
    #expect(throws: SourceError.self) { try reader.next() }
    let columns = try #require(reader.unmatched).columns.map { column in
      "\(column.name) \(column.proposal) \(column.examples.joined(separator: "|"))"
    }
    #expect(columns == expected)
  }
}
