import BookmarkModel
import Testing

@Suite("Joining a source's row into the collection")
struct ContentMergeTests {
  private static func content(_ fields: KeyValuePairs<BookmarkField, String>) throws
    -> BookmarkContent
  {
    var content = BookmarkContent()
    for (field, text) in fields { try content.set(field, to: text) }
    content.normalize()
    return content
  }

  private static let dune: KeyValuePairs<BookmarkField, String> = [
    .type: "book", .title: "Dune", .creator: "Frank Herbert", .year: "1965", .rating: "4",
    .tag: "sf",
  ]

  @Test("the same row twice changes nothing")
  func unchanged() throws {
    let existing = try Self.content(Self.dune)
    var row = existing
    row.creators = [Creator("frank herbert")]
    row.titles = [Title("DUNE")]
    var claimed: Set<Int> = []
    let merge = ContentMerge(BookmarkDraft(row), into: existing, typed: [], claimed: &claimed)
    #expect(merge.isUnchanged && merge.kept.isEmpty)
    #expect(merge.content == existing)
  }

  private func expectEqual(_ left: BookmarkContent, _ right: BookmarkContent) {
    for field in BookmarkField.content { #expect(left.text(of: field) == right.text(of: field)) }
    #expect(left == right)
  }

  @Test("any content joined into itself stays as it is", arguments: 0..<4)
  func idempotent(seed: UInt64) {
    var random = RandomContent(seed: seed)
    for _ in 0..<100 {
      let (left, right) = (random.next(), random.next())
      for isEvent in [false, true] {
        var claimed: Set<Int> = []
        let same = ContentMerge(
          BookmarkDraft(left, isEvent: isEvent), into: left, typed: [], claimed: &claimed)
        #expect(same.changed == [])
        expectEqual(same.content, left)
        claimed = []
        let joined = ContentMerge(
          BookmarkDraft(right, isEvent: isEvent), into: left, typed: [], claimed: &claimed)
        claimed = []
        let again = ContentMerge(
          BookmarkDraft(right, isEvent: isEvent), into: joined.content, typed: [],
          claimed: &claimed)
        #expect(again.changed == [])
        expectEqual(again.content, joined.content)
      }
    }
  }

  @Test("what was typed stays and is named; tags of both sides are held")
  func typed() throws {
    var existing = try Self.content(Self.dune)
    try existing.set(.rating, to: "2")
    try existing.set(.note, to: "mine")
    var typed = BookmarkFieldSet(.rating)
    typed.insert(.note)
    let row = try Self.content([
      .type: "book", .title: "Dune", .creator: "Frank Herbert", .rating: "4", .tag: "classic",
      .note: "theirs", .publisher: "Chilton",
    ])
    var claimed: Set<Int> = []
    let merge = ContentMerge(BookmarkDraft(row), into: existing, typed: typed, claimed: &claimed)
    #expect(merge.changed == [.publisher, .tag])
    #expect(merge.kept == [.rating, .note])
    #expect(merge.content.text(of: .rating) == "2")
    #expect(merge.content.note == "mine")
    #expect(merge.content.tags == ["sf", "classic"])
  }

  @Test(
    "a less precise date never replaces one that lies within it",
    arguments: [
      ("2015", "2015-01-31", "2015-01-31"), ("2015-01-31", "2015", "2015-01-31"),
      ("2015-01", "2015", "2015-01"), ("~2015", "2015", "2015"), ("2015", "~2015", "2015"),
      ("~2015-05", "2015", "~2015-05"), ("2014", "2015", "2015"), ("", "2015", "2015"),
      ("2015", "", "2015"), ("-600-05", "-600", "-600-05"),
    ])
  func dates(existing: String, row: String, joined: String) throws {
    let existing = try Self.content([.title: "x", .year: existing])
    let row = try Self.content([.title: "x", .year: row])
    var claimed: Set<Int> = []
    let merge = ContentMerge(BookmarkDraft(row), into: existing, typed: [], claimed: &claimed)
    #expect(merge.content.text(of: .year) == joined)
    #expect(merge.isUnchanged == (joined == existing.text(of: .year)))
  }

  /// Joins rows one after the other, as an import does; twice, since the second time nothing may
  /// change.
  private static func joined(_ rows: [String], into existing: String, isEvent: Bool) throws
    -> String
  {
    var content = try content([.type: "movie", .title: "Alien", .experience: existing])
    for isFirst in [true, false] {
      var claimed: Set<Int> = []
      for row in rows {
        let row = try Self.content([.type: "movie", .title: "Alien", .experience: row])
        let merge = ContentMerge(
          BookmarkDraft(row, isEvent: isEvent), into: content, typed: [], claimed: &claimed)
        #expect(isFirst || merge.isUnchanged)
        content = merge.content
      }
    }
    return content.text(of: .experience)
  }

  @Test(
    "events are told apart by date, part and how often their source has them",
    arguments: [
      ("", ["2019-10-31", "2024-10-31"], true, "finished=2019-10-31; finished=2024-10-31"),
      ("2019-10-31", ["2019-10-31"], true, "finished=2019-10-31"),
      ("", ["2019-10-31", "2019-10-31"], true, "finished=2019-10-31; finished=2019-10-31"),
      ("", ["2019-10-31", "2019-10-31"], false, "finished=2019-10-31"),
      ("", ["2019; 2019"], false, "finished=2019; finished=2019"),
      ("2019", ["2019; 2019"], false, "finished=2019; finished=2019"),
      ("2019", ["2019-10-31"], true, "finished=2019; finished=2019-10-31"),
      (
        "", ["finished=2019 part=a", "finished=2019 part=b"], true,
        "finished=2019 part=a; finished=2019 part=b"
      ),
      ("2019", ["finished=2019 rating=4"], true, "finished=2019 rating=4"),
      ("2019; 2024", ["rating=4"], true, "finished=2019; finished=2024 rating=4"),
      ("2024; 2019", ["rating=4"], true, "finished=2024 rating=4; finished=2019"),
      ("2019", ["rating=4", "2019"], true, "finished=2019 rating=4"),
      ("", ["rating=4", "2019"], true, "finished=2019 rating=4"),
      ("", ["2019", "rating=4"], true, "finished=2019 rating=4"),
      ("", ["finished=2019 rating=3", "rating=4"], true, "finished=2019 rating=3"),
      ("", ["rating=4", "note=good"], true, "rating=4 note=good"),
      ("rating=4", ["rating=5"], false, "rating=5"),
      ("finished=\"\"", ["2019"], true, "finished=\"\"; finished=2019"),
      ("finished=2019 part=a", ["rating=4"], true, "finished=2019 part=a; rating=4"),
    ] as [(String, [String], Bool, String)])
  func events(existing: String, rows: [String], isEvent: Bool, joined: String) throws {
    #expect(try Self.joined(rows, into: existing, isEvent: isEvent) == joined)
  }

  @Test("a typed viewing is kept, and the source's other one is named as kept back")
  func typedExperience() throws {
    let existing = try Self.content([.type: "movie", .title: "Alien", .experience: "2019-10-31"])
    let row = try Self.content([.type: "movie", .title: "Alien", .experience: "2019-11-01"])
    var claimed: Set<Int> = []
    let merge = ContentMerge(
      BookmarkDraft(row), into: existing, typed: BookmarkFieldSet(.finished), claimed: &claimed)
    #expect(merge.isUnchanged)
    #expect(merge.kept == [.experience])
    #expect(merge.content == existing)
  }

  @Test("a new experience says status and rating, unless the row itself or a person did")
  func derived() throws {
    let existing = try Self.content([
      .type: "movie", .title: "Alien", .status: "wish", .rating: "3",
    ])
    let row = try Self.content([
      .type: "movie", .title: "Alien", .experience: "finished=2024 rating=4",
    ])
    var claimed: Set<Int> = []
    var merge = ContentMerge(BookmarkDraft(row), into: existing, typed: [], claimed: &claimed)
    #expect(merge.changed == [.experience, .status, .rating])
    #expect(merge.content.status == .done && merge.content.rating == Rating("4"))

    claimed = []
    merge = ContentMerge(
      BookmarkDraft(row), into: existing, typed: BookmarkFieldSet(.rating), claimed: &claimed)
    #expect(merge.changed == [.experience, .status])
    #expect(merge.kept == [.rating])

    var paused = row
    paused.status = .paused
    claimed = []
    merge = ContentMerge(BookmarkDraft(paused), into: existing, typed: [], claimed: &claimed)
    #expect(merge.content.status == .paused)
  }

  @Test(
    "status and rating follow from the latest experience of the whole work",
    arguments: [
      ("", "", ""), ("2019", "done", ""), ("started=2024", "active", ""),
      ("finished=2019 rating=4; started=2024", "active", "4"),
      ("started=2024; finished=2019 rating=4", "active", "4"),
      ("started=2018; finished=2019", "done", ""), ("finished=\"\"", "done", ""),
      ("rating=5", "done", "5"), ("finished=2024 rating=5; finished=2019 rating=1", "done", "5"),
      ("rating=1; rating=2", "done", "2"), ("finished=2019 part=a rating=5", "", ""),
      ("finished=2024 part=a; started=2019", "active", ""),
    ])
  func derivation(experiences: String, status: String, rating: String) throws {
    var content = try Self.content([.experience: experiences])
    content.deriveFromExperiences()
    #expect(content.text(of: .status) == status)
    #expect(content.text(of: .rating) == rating)

    var said = try Self.content([.experience: experiences, .status: "dropped", .rating: "3"])
    said.deriveFromExperiences()
    #expect(said.status == .dropped && said.rating == Rating("3"))
  }

  @Test(
    "a new time of the whole changes the status, a part or an opinion without a date does not",
    arguments: [
      ("finished=2024", "done"), ("started=2024", "active"), ("started=2024 part=a", "dropped"),
      ("finished=2024 part=a", "dropped"), ("note=x", "dropped"), ("rating=5 note=x", "dropped"),
    ])
  func parts(experience: String, status: String) throws {
    let existing = try Self.content([.title: "A", .status: "dropped"])
    let row = try Self.content([.title: "A", .experience: experience])
    var claimed: Set<Int> = []
    let merge = ContentMerge(BookmarkDraft(row), into: existing, typed: [], claimed: &claimed)
    #expect(merge.content.text(of: .status) == status)
    #expect(merge.changed.contains(.experience))
  }

  @Test("names, lists and unknown columns grow; nothing is taken away")
  func growth() throws {
    var existing = try Self.content([
      .type: "book", .title: "三体", .creator: "刘慈欣", .series: "地球往事 #1", .favourite: "yes",
      .identifier: "douban:2567698", .shelf: "\"Best\" position=1", .added: "2020-01-01",
    ])
    existing.extras = [ExtraColumn("Owned", "1"), ExtraColumn("Colour", "red")]
    var row = try Self.content([
      .title: "The Three-Body Problem", .creator: "刘慈欣; Ken Liu (translator)",
      .series: "地球往事", .identifier: "isbn:9787536692930", .format: "ebook", .plan: "Mon",
      .shelf: "best; Best", .added: "2024-01-01", .copy: "ebook",
    ])
    row.extras = [ExtraColumn("Colour", "blue"), ExtraColumn("Weight", "3")]
    var claimed: Set<Int> = []
    let merge = ContentMerge(BookmarkDraft(row), into: existing, typed: [], claimed: &claimed)
    #expect(
      merge.changed == [
        .titles, .creator, .format, .plan, .identifier, .copy, .shelf, .extra,
      ])
    #expect(merge.content.text(of: .title) == "三体")
    #expect(merge.content.text(of: .titles) == "The Three-Body Problem")
    #expect(merge.content.text(of: .creator) == "刘慈欣; \"Ken Liu\" role=translator")
    #expect(merge.content.text(of: .series) == "\"地球往事\" position=1")
    #expect(merge.content.text(of: .identifier) == "douban:2567698; isbn:9787536692930")
    #expect(merge.content.text(of: .shelf) == "\"Best\" position=1; best")
    #expect(merge.content.text(of: .added) == "2020-01-01")
    #expect(merge.content.type == .book && merge.content.isFavourite)
    #expect(
      merge.content.extras == [
        ExtraColumn("Owned", "1"), ExtraColumn("Colour", "blue"), ExtraColumn("Weight", "3"),
      ])
  }
}
