import BookmarkModel
import FoundationEssentials
import Localization
import Testing

@Suite("Weekdays")
struct WeekdayTests {
  @Test(
    "are read from names, short names and numbers in every language",
    arguments: [
      ("monday", .monday), ("Mon", .monday), ("MONDAY", .monday), ("1", .monday), ("１", .monday),
      ("周一", .monday), ("週一", .monday), ("星期一", .monday), ("礼拜一", .monday),
      ("禮拜一", .monday), ("tues", .tuesday), ("Thu", .thursday), ("7", .sunday),
      ("星期日", .sunday), ("星期天", .sunday), ("周天", .sunday), ("0", nil), ("8", nil), ("", nil),
      ("someday", nil), ("99999999999999999999", nil),
    ] as [(String, Weekday?)])
  func labels(label: String, day: Weekday?) {
    #expect(Weekday.labelled(label) == day)
  }

  @Test("have a name and a short name in every language, which mean them again")
  func titles() {
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for day in Weekday.allCases {
        #expect(messages.text(forKey: "weekday.\(day.name)") != nil)
        #expect(messages.text(forKey: "weekday.\(day.name).short") != nil)
        #expect(Weekday.labelled(day.title(in: messages)) == day)
        #expect(Weekday.labelled(day.shortTitle(in: messages)) == day)
      }
    }
    #expect(Weekday.sunday.shortTitle(in: Messages(.simplifiedChinese)) == "周日")
    #expect(Weekday.sunday.title(in: Messages(.english)) == "Sunday")
  }

  @Test(
    "are known of every full date",
    arguments: [
      ("2026-12-01", .tuesday), ("2000-02-29", .tuesday), ("1900-03-01", .thursday),
      ("2024-01-01", .monday), ("2023-12-31", .sunday), ("2024-05", nil), ("-44-03-15", nil),
    ] as [(String, Weekday?)])
  func dates(text: String, day: Weekday?) throws {
    let date = try #require(PartialDate(text))
    #expect(Weekday(of: date) == day)
  }

  @Test("are names on the wire, in the order of the week")
  func wire() throws {
    let data = try JSONEncoder().encode(Weekday.allCases.shuffled().sorted())
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]"#)
    #expect(try JSONDecoder().decode([Weekday].self, from: data) == Weekday.allCases)
    #expect(try JSONDecoder().decode([Weekday].self, from: Data("[7]".utf8)) == [.sunday])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Weekday].self, from: Data("[\"someday\"]".utf8))
    }
  }
}
