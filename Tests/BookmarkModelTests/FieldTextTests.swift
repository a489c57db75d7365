import BookmarkModel
import FoundationEssentials
import Testing

@Suite("The text of a field")
struct FieldTextTests {
  @Test("reads back as the same value, whatever it holds", arguments: 0..<8)
  func roundTrip(seed: UInt64) throws {
    var random = RandomContent(seed: seed)
    for _ in 0..<150 {
      let content = random.next()
      var copy = BookmarkContent()
      for field in BookmarkField.content {
        try copy.set(field, to: content.text(of: field))
        var again = content
        try again.set(field, to: content.text(of: field))
        again.normalize()
        #expect(again == content, "\(field): \(content.text(of: field))")
      }
      copy.normalize()
      for field in BookmarkField.content {
        #expect(copy.text(of: field) == content.text(of: field))
      }
      #expect(copy == content)
    }
  }

  @Test("survives the wire", arguments: 0..<4)
  func wire(seed: UInt64) throws {
    var random = RandomContent(seed: seed)
    for _ in 0..<50 {
      var content = random.next()
      content.extras = [ExtraColumn("Shelf Location", "attic"), ExtraColumn("", "")]
      let draft = BookmarkDraft(content, uid: UUID(), line: 3, isEvent: true)
      let data = try JSONEncoder().encode(draft)
      #expect(try JSONDecoder().decode(BookmarkDraft.self, from: data) == draft)
    }
  }

  @Test(
    "is read as people write it and written in one form",
    arguments: [
      (.type, "Livre", "book"), (.type, "Podcast", "Podcast"), (.title, "  三体 ", "三体"),
      (
        .titles, "地球往事; \"The Three-Body Problem\" role=translated language=en",
        "地球往事; \"The Three-Body Problem\" role=translated language=en"
      ),
      (.creator, "刘慈欣; Ken Liu (translator)", "刘慈欣; \"Ken Liu\" role=translator"),
      (.creator, "Kate Atkinson (novelist)", "\"Kate Atkinson (novelist)\""),
      (.creator, "\"Ken Liu (translator)\"", "\"Ken Liu (translator)\""),
      (.author, "A; B", "A; B"), (.year, "公元前600年", "-600"), (.year, "0000-00-00", ""),
      (.status, "想读", "wish"), (.status, "rewatching", "rewatching"), (.rating, "4,5", "4,5"),
      (.rating, "8/10", "8/10"), (.favourite, "♥", "yes"), (.favourite, "No", ""),
      (.series, "Discworld #8; Watch", "\"Discworld\" position=8; Watch"),
      (.series, "Discworld #8 and more", "\"Discworld #8 and more\""),
      (.format, "LP, Kindle Edition", "ebook; vinyl"), (.format, "12\"", "vinyl"),
      (.plan, "周三 Mon; 1", "monday; wednesday"),
      (.identifier, "isbn:0-441-47812-3; IMDB:78748", "isbn:9780441478125; imdb:tt0078748"),
      (
        .experience, "2024-05-01; started=2020 rating=4",
        "finished=2024-05-01; started=2020 rating=4"
      ),
      (.copy, "vinyl; location=\"the attic\"", "format=vinyl; location=\"the attic\""),
      (.tag, "sf, classic", "sf; classic"), (.tag, "sf|classic", "sf; classic"),
      (.tag, "科幻、经典", "科幻; 经典"), (.tag, "a, b; c", "\"a, b\"; c"),
      (.tag, "\"science, fiction\"", "\"science, fiction\""), (.tag, "sf;;sf; ", "sf"),
      (.tag, "5\" x, y", "5\" x; y"),
      (
        .shelf, "Best; \"To do\" position=3 note=\"a b\"",
        "Best; \"To do\" position=3 note=\"a b\""
      ),
      (.started, "2024-05", "2024-05"), (.finished, "~2024", "~2024"),
      (.location, "attic", "attic"), (.lent, "Anna", "Anna"), (.note, " a\n", " a\n"),
    ] as [(BookmarkField, String, String)])
  func forms(field: BookmarkField, given: String, written: String) throws {
    var content = BookmarkContent(type: .book)
    content.titles = [Title("x")]
    try content.set(field, to: given)
    content.normalize()
    #expect(content.text(of: field) == written)
    try content.set(field, to: "")
    content.normalize()
    #expect(content.text(of: field) == "")
  }

  @Test(
    "that can't be says why",
    arguments: [
      (.year, "2023-02-29", .notADate), (.finished, "03/04/2019", .ambiguousDate),
      (.added, "soon", .notADate), (.rating, "6", .notARating), (.rating, "five", .notARating),
      (.favourite, "maybe", .notYesOrNo), (.plan, "monday; someday", .notAWeekday),
      (.identifier, "isbn:9780441478124", .notAnIdentifier), (.identifier, "x", .notAnIdentifier),
      (.tag, "\"never closed", .unclosedQuote), (.titles, "a; \"b", .unclosedQuote),
      (.experience, "finished=2024-02-30", .notADate), (.experience, "rating=9", .notARating),
      (.experience, "finished=03/04/2019", .ambiguousDate), (.copy, "since=x", .notADate),
      (.id, "3", .notWritable), (.times, "3", .notWritable), (.changed, "2024", .notWritable),
      (.text, "x", .notWritable), (.extra, "x", .notWritable),
    ] as [(BookmarkField, String, FieldError.Reason)])
  func errors(field: BookmarkField, text: String, reason: FieldError.Reason) {
    var content = BookmarkContent(type: .book)
    let before = content
    #expect(throws: FieldError(field, text, reason)) { try content.set(field, to: text) }
    #expect(content == before)
  }

  @Test("a number without a scale is on the given one, in text too")
  func scale() throws {
    var content = BookmarkContent()
    try content.set(.rating, to: "9", scale: 10)
    #expect(content.rating == Rating("9/10"))
    try content.set(.rating, to: content.text(of: .rating), scale: 100)
    #expect(content.rating == Rating("9/10"))
  }

  @Test(
    "grows and shrinks by single values",
    arguments: [
      (.tag, "sf", .add, "classic", "sf; classic"), (.tag, "sf", .add, "SF", "sf"),
      (.tag, "sf; classic", .remove, "Classic", "sf"), (.tag, "sf", .remove, "x", "sf"),
      (.creator, "A", .add, "B (translator)", "A; \"B\" role=translator"),
      (.creator, "A; \"B\" role=translator", .remove, "b", "A"),
      (.author, "A", .add, "B", "A; B"), (.series, "X #1", .remove, "X", ""),
      (.format, "vinyl", .add, "hardcover", "hardcover; vinyl"),
      (.plan, "monday", .add, "周日", "monday; sunday"),
      (.identifier, "isbn:080442957X", .remove, "isbn:9780804429573", ""),
      (.experience, "2019; 2024", .add, "2025", "finished=2019; finished=2024; finished=2025"),
      (.experience, "finished=2019 rating=4; finished=2024", .remove, "2019", "finished=2024"),
      (.experience, "finished=\"\"; 2024", .remove, "finished=\"\"", "finished=2024"),
      (.copy, "format=cd location=attic; vinyl", .remove, "cd", "format=vinyl"),
      (.shelf, "\"Best\" position=1", .remove, "best", ""),
      (.note, "a", .add, "b", "a\n\nb"), (.note, "a", .remove, "", ""),
      (.tag, "sf", .set, "", ""),
    ] as [(BookmarkField, String, BookmarkEdit.Operation, String, String)])
  func edits(
    field: BookmarkField, before: String, operation: BookmarkEdit.Operation, value: String,
    after: String
  ) throws {
    var content = BookmarkContent(type: .book)
    try content.set(field, to: before)
    try BookmarkEdit(field, operation, value).apply(to: &content)
    #expect(content.text(of: field) == after)
  }

  @Test("of the end of an experience belongs to the latest, whatever their order")
  func latestExperience() throws {
    var content = BookmarkContent(type: .book)
    try content.set(.experience, to: "started=2024-05-01; finished=2019")
    try content.set(.finished, to: "2024-06")
    #expect(
      content.text(of: .experience) == "started=2024-05-01 finished=2024-06; finished=2019")
    #expect(content.timesFinished == 2)
    #expect(content.lastFinished == PartialDate("2024-06"))
  }

  @Test("of the main title keeps the language that was known of it")
  func mainTitle() throws {
    var content = BookmarkContent(type: .book)
    content.titles = [Title("三体", language: "zh"), Title("地球往事", role: .alias)]
    #expect(content.text(of: .titles) == "\"三体\" role=main language=zh; 地球往事")
    try content.set(.title, to: "三体")
    #expect(content.titles.first?.language == "zh")
    try content.set(.title, to: "The Three-Body Problem")
    #expect(content.titles == [Title("The Three-Body Problem"), Title("地球往事", role: .alias)])
    #expect(content.displayTitle(preferring: "zh-Hans") == "The Three-Body Problem")
  }
}
