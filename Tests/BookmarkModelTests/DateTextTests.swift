import BookmarkModel
import BookmarkTesting
import Testing

@Suite("The text of a date")
struct DateTextTests {
  @Test(
    "is read in every usual form",
    arguments: [
      ("2015", "2015"), ("2015-01", "2015-01"), ("2015-1-31", "2015-01-31"),
      ("2015/1/31", "2015-01-31"), ("2015.01.31", "2015-01-31"), ("01/2015", "2015-01"),
      ("2015年", "2015"), ("2015年1月", "2015-01"), ("2024年2月29日", "2024-02-29"),
      ("2024年 2月 29日", "2024-02-29"), ("２０１５－０１－３１", "2015-01-31"),
      ("２０２４年２月", "2024-02"), ("31.12.2015", "2015-12-31"), ("31. 12. 2015", "2015-12-31"),
      ("12/31/15", "2015-12-31"), ("13/04/2019", "2019-04-13"), ("04/13/2019", "2019-04-13"),
      ("04/04/2019", "2019-04-04"), ("20240209", "2024-02-09"), (" 2015 ", "2015"),
      ("2024-05-01T10:00:00Z", "2024-05-01"), ("2024-05-01T23:59:59.123+08:00", "2024-05-01"),
      ("2024-05-01 10:00", "2024-05-01"), ("2024年2月29日 10:30", "2024-02-29"),
      ("20240501T101500Z", "2024-05-01"), ("13/04/2019 1:02:03 PM", "2019-04-13"),
      ("-600", "-600"), ("−600", "-600"), ("600 BC", "-600"), ("600 BCE", "-600"),
      ("600bc", "-600"), ("362 B.C.", "-362"), ("公元前600年", "-600"), ("前600年", "-600"),
      ("-44-03-15", "-44-03-15"), ("15.3.44 BC", "-44-03-15"), ("~600 BC", "~-600"),
      ("~1450", "~1450"), ("c. 1450", "~1450"), ("C.1450", "~1450"), ("ca. 1450", "~1450"),
      ("circa 1450", "~1450"), ("about 1450", "~1450"), ("约1450年", "~1450"),
      ("約1450年", "~1450"), ("大约1450年", "~1450"), ("～1450", "~1450"), ("1450?", "~1450"),
      ("600 BC?", "~-600"), ("~31.12.2015", "~2015-12-31"), ("8", "0008"),
    ])
  func forms(text: String, date: String) {
    #expect(DateText.read(text) == PartialDate(date).map(DateText.date))
    #expect(PartialDate(text)?.description == date)
  }

  @Test(
    "with two digits for the year means 1970 to 2069",
    arguments: [
      ("4/15/91", "1991-04-15"), ("4/15/26", "2026-04-15"), ("15.4.70", "1970-04-15"),
      ("15.4.69", "2069-04-15"), ("12/31/00", "2000-12-31"),
    ])
  func centuries(text: String, date: String) {
    #expect(DateText.read(text) == PartialDate(date).map(DateText.date))
  }

  @Test(
    "of which day and month can't be told gives both readings",
    arguments: [
      ("03/04/2019", "2019-04-03", "2019-03-04"), ("3.4.2019", "2019-04-03", "2019-03-04"),
      ("05/06/92", "1992-06-05", "1992-05-06"),
      ("~01-02-2015 10:00", "~2015-02-01", "~2015-01-02"),
    ])
  func ambiguous(text: String, dayFirst: String, monthFirst: String) throws {
    let left = try #require(PartialDate(dayFirst))
    let right = try #require(PartialDate(monthFirst))
    #expect(DateText.read(text) == .dayOrMonthFirst(dayFirst: left, monthFirst: right))
    #expect(PartialDate(text) == nil)
  }

  @Test(
    "may have zeros for what is unknown",
    arguments: [
      ("2019-00-00", "2019"), ("2015-00", "2015"), ("2015-05-00", "2015-05"),
      ("00/00/2019", "2019"), ("00/05/2019", "2019-05"), ("20190000", "2019"),
      ("2015.0", "2015"),
    ])
  func zeros(text: String, date: String) {
    #expect(DateText.read(text) == PartialDate(date).map(DateText.date))
  }

  @Test(
    "may say that there is none",
    arguments: [
      "", "  ", "\u{3000}", "0000-00-00", "0000-00-00 00:00:00", "00/00/00", "0", "00000000",
    ]
  )
  func none(text: String) { #expect(DateText.read(text) == .none) }

  @Test(
    "that is no date is refused, never bent into one",
    arguments: [
      "2024-02-30", "2023-02-29", "1900-02-29", "2023年2月29日", "30.02.2024", "99999", "10000",
      "2015-13", "2015-1-1-1", "2019/2020", "2015-16", "3/4", "15/91", "1/2/3", "2015-", "/2015",
      "--2015", "spring 2015", "2015 spring", "12 May 2015", "2015-05-01 note: x", "t", "T10:00",
      "10:00", ":", "~", "-", "BC", "年", "20240230", "123456789", "99999999999999999999", "½",
      "٢٠١٥", "1-2-3 BC", "31/31/2015", "202402",
    ])
  func invalid(text: String) { #expect(DateText.read(text) == .invalid) }

  @Test("never stops the program")
  func anyBytes() {
    let pieces = [
      "0", "9", "99", "2024", "-", "/", ".", "年", "月", " ", "~", "t", ":", "bc", "?", "前",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...7, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      if case .date(let date) = DateText.read(text) {
        #expect(PartialDate(date.description) == date)
      }
    }
  }
}
