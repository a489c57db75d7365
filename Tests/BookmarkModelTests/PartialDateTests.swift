import BookmarkModel
import Testing

@Suite("Partial dates")
struct PartialDateTests {
  @Test(
    "are written so that nothing unknown is invented",
    arguments: [
      (2015, nil, nil, false, "2015"), (2015, 1, nil, false, "2015-01"),
      (2015, 1, 1, false, "2015-01-01"), (1965, 5, nil, true, "~1965-05"),
      (600, nil, nil, false, "0600"), (8, 12, 31, false, "0008-12-31"),
      (-600, nil, nil, false, "-600"), (-44, 3, 15, false, "-44-03-15"),
      (-5, nil, nil, true, "~-5"), (-9999, 1, 1, false, "-9999-01-01"),
      (9999, 12, 31, true, "~9999-12-31"),
    ] as [(Int, Int?, Int?, Bool, String)])
  func form(year: Int, month: Int?, day: Int?, isApproximate: Bool, text: String) {
    let date = PartialDate(year: year, month: month, day: day, isApproximate: isApproximate)
    #expect(date?.description == text)
    #expect(PartialDate(text) == date)
  }

  @Test("survive text and sort value, whatever is known of them")
  func roundTrips() {
    for year in [-9999, -4713, -600, -101, -44, -5, -1, 1, 5, 44, 99, 100, 1582, 1900, 2024, 9999] {
      for month in [nil, 1, 2, 9, 10, 12] as [Int?] {
        for day in [nil, 1, 9, 10, 28] as [Int?] where month != nil || day == nil {
          for isApproximate in [false, true] {
            let date = PartialDate(
              year: year, month: month, day: day, isApproximate: isApproximate)
            #expect(date != nil)
            guard let date else { continue }
            #expect(PartialDate(sortValue: date.sortValue) == date)
            #expect(PartialDate(date.description) == date)
          }
        }
      }
    }
  }

  @Test(
    "follow the Gregorian calendar, in which the year 1 before Christ is a leap year",
    arguments: [
      (1900, 2, 28), (2000, 2, 29), (2023, 2, 28), (2024, 2, 29), (-1, 2, 29), (-4, 2, 28),
      (-5, 2, 29), (-101, 2, 28), (-401, 2, 29), (4, 2, 29), (2023, 4, 30), (2023, 12, 31),
    ])
  func calendar(year: Int, month: Int, days: Int) {
    #expect(PartialDate.days(in: month, of: year) == days)
    #expect(PartialDate(year: year, month: month, day: days) != nil)
    #expect(PartialDate(year: year, month: month, day: days + 1) == nil)
  }

  @Test(
    "that can't be are refused",
    arguments: [
      (0, nil, nil), (10_000, nil, nil), (-10_000, nil, nil), (2015, 0, nil), (2015, 13, nil),
      (2015, nil, 1), (2015, 1, 0), (2015, 1, 32), (Int.min, nil, nil), (2015, Int.max, 1),
    ] as [(Int, Int?, Int?)])
  func refusals(year: Int, month: Int?, day: Int?) {
    #expect(PartialDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "are not read from other numbers",
    arguments: [
      0, 20_151_301, 20_150_132, 20_150_001, 20_150_131.25, 100_000_000, 1e300, .nan, .infinity,
    ] as [Double])
  func badSortValues(value: Double) {
    #expect(PartialDate(sortValue: value) == nil)
  }

  @Test("stand in the order of time, the less precise before the dates within")
  func order() {
    let sorted = [
      "-600", "~-600", "-600-05", "-44-03-15", "-1", "0001", "1999-12-31", "2015", "~2015",
      "2015-01", "~2015-01", "2015-01-01", "2015-01-31", "2015-02", "2016",
    ].compactMap { PartialDate($0) }
    #expect(sorted.count == 15)
    #expect(sorted.reversed().sorted() == sorted)
    for (index, left) in sorted.enumerated() {
      for (place, right) in sorted.enumerated() { #expect((left < right) == (index < place)) }
    }
  }

  @Test(
    "lie within a less precise one",
    arguments: [
      ("2015", "2015-12-31", true), ("2015", "~2015", true), ("2015-02", "2015-02-28", true),
      ("2015-02", "2015-03", false), ("2015", "2016", false), ("-600", "-600-12-31", true),
      ("-600", "-599", false), ("2015-01-31", "2015-01-31", true), ("2015-01-31", "2015", false),
    ])
  func ranges(outer: String, inner: String, isWithin: Bool) throws {
    let outer = try #require(PartialDate(outer))
    let inner = try #require(PartialDate(inner))
    #expect(outer.sortRange.contains(inner.sortValue) == isWithin)
  }
}
