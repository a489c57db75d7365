import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension StoreContract {
  /// Order, sections and counts.
  static let listing: [ContractCheck] = [
    ContractCheck("sections come in order with full counts, missing values last") { subject in
      try await addSamples(to: subject)
      let wanted: [(BookmarkQuery, [String], [Int64])] = [
        (by(.type), ["book 2", "movie 2", "music 1", "zine 1"], [2, 1, 4, 3, 5, 6]),
        (
          by(.type, descending: true), ["zine 1", "music 1", "movie 2", "book 2"],
          [6, 5, 4, 3, 2, 1]
        ),
        (by(.status), ["wish 1", "done 2", "- 3"], [4, 2, 3, 1, 5, 6]),
        (by(.year, descending: true), ["1999 2", "1965 1", "-44 1", "- 2"], [3, 5, 2, 1, 4, 6]),
        (by(.decade), ["-50 1", "1960 1", "1990 2", "- 2"], [1, 2, 3, 5, 4, 6]),
        (by(.rating, descending: true), ["4.5 1", "0 1", "- 4"], [2, 3, 1, 4, 5, 6]),
        (by(.tag), ["b 2", "sf 2", "- 3"], [2, 3, 2, 4, 1, 5, 6]),
        (by(.finished, descending: true), ["2024-05 2", "2024 1", "-0044 1", "- 2"], []),
        (
          by(.type, .status),
          [
            "book/done 1", "book/- 1", "movie/wish 1", "movie/done 1",
            "music/- 1", "zine/- 1",
          ], [2, 1, 4, 3, 5, 6]
        ),
        (by(.creator), ["Caesar 1", "Herbert 1", "- 4"], [1, 2, 4, 3, 5, 6]),
        (by(.plan), ["monday 1", "sunday 1", "- 5"], [3, 3, 2, 1, 4, 5, 6]),
        (by(.series), ["Dune 1", "- 5"], [2, 1, 4, 3, 5, 6]),
      ]
      for (query, sections, ids) in wanted where query.sections.first?.property != .finished {
        let arrangement = try await arrange(query, subject)
        try expect(arrangement.sections, sections, "\(query.sections)")
        try expect(arrangement.ids, ids, "\(query.sections)")
      }
    },
    ContractCheck("months of the latest end are sections, before Christ too") { subject in
      for (title, date) in [
        ("A", "2024-05-03"), ("B", "~2024-05"), ("C", "2024"), ("D", "-44-03-15"),
      ] {
        try await subject.add(
          .work(title) { $0.experiences = [Experience(finished: PartialDate(date))] })
      }
      try await subject.add(.work("E"))
      let arrangement = try await arrange(by(.finished, descending: true), subject)
      try expect(arrangement.sections, ["2024-05 2", "2024 1", "-44-03 1", "- 1"])
      try expect(arrangement.ids, [1, 2, 3, 4, 5])
    },
    ContractCheck("a limit cuts the listing and not the counts") { subject in
      try await addSamples(to: subject)
      var query = by(.type)
      query.limit = 3
      let reply = try await subject.list(query)
      try expect(reply.total, 6)
      try expect(reply.sections.map(\.count), [2, 2, 1, 1])
      try expect(reply.bookmarks.map(\.section), [0, 0, 1])
      try expect(reply.bookmarks.map(\.bookmark.id), [2, 1, 4])
      query.limit = 0
      try expect(try await subject.list(query).bookmarks.count, 0)
    },
    ContractCheck("counts by section are the lengths of the sections") { subject in
      try await addSamples(to: subject)
      for property in SectionKey.Property.allCases {
        for second in [nil, SectionKey.Property.tag, .type] {
          let sections = [SectionKey(property)] + (second.map { [SectionKey($0)] } ?? [])
          let query = BookmarkQuery(sections: sections)
          let list = try await subject.list(query)
          let count = try await subject.perform(CountBookmarks(query))
          try expect(count.sections, list.sections, "\(sections)")
          try expect([count.total, list.total], [6, 6], "\(sections)")
          let lengths = list.sections.indices.map { index in
            list.bookmarks.count { $0.section == index }
          }
          try expect(lengths, list.sections.map(\.count), "\(sections)")
        }
      }
    },
    ContractCheck("a bookmark stands once in a section, whatever it names twice") { subject in
      try await subject.add(
        .work("A") {
          $0.series = [SeriesEntry("S", position: "1"), SeriesEntry("S", position: "2")]
          $0.creators = [Creator("X", role: .author), Creator("X", role: .artist)]
        })
      for property in [SectionKey.Property.series, .creator] {
        let reply = try await subject.list(BookmarkQuery(sections: [SectionKey(property)]))
        try expect(reply.sections.map(\.count), [1], "\(property)")
        try expect(reply.bookmarks.count, 1, "\(property)")
      }
    },
    ContractCheck("every order has the missing values last, both ways, and equals by number") {
      subject in
      try await addSamples(to: subject)
      let wanted: [BookmarkField: (up: [Int64], down: [Int64])] = [
        .title: ([2, 1, 4, 3, 5, 6], [5, 3, 4, 1, 2, 6]),
        .creator: ([1, 2, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]),
        .year: ([1, 2, 3, 5, 4, 6], [3, 5, 2, 1, 4, 6]),
        .rating: ([3, 2, 1, 4, 5, 6], [2, 3, 1, 4, 5, 6]),
        .status: ([4, 2, 3, 1, 5, 6], [2, 3, 4, 1, 5, 6]),
        .type: ([1, 2, 3, 4, 5, 6], [6, 5, 3, 4, 1, 2]),
        .added: ([3, 1, 2, 4, 5, 6], [1, 2, 4, 5, 6, 3]), .changed: ([1, 2, 3, 4, 5, 6], []),
        .finished: ([2, 3, 1, 4, 5, 6], [3, 2, 1, 4, 5, 6]),
        .started: ([2, 1, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]),
        .times: ([1, 4, 5, 6, 2, 3], [3, 2, 1, 4, 5, 6]),
        .publisher: ([2, 1, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]),
        .language: ([2, 1, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]),
        .series: ([2, 1, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]),
        .id: ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]),
      ]
      for field in SortKey.fields {
        guard let orders = wanted[field] else {
          throw ContractBreach(text: "no order is known for \(field)", file: #fileID, line: #line)
        }
        let up = try await subject.list(BookmarkQuery(sort: [SortKey(field)]))
        try expect(up.bookmarks.map(\.bookmark.id), orders.up, "\(field)")
        if orders.down.isEmpty { continue }
        let down = try await subject.list(BookmarkQuery(sort: [SortKey(field, descending: true)]))
        try expect(down.bookmarks.map(\.bookmark.id), orders.down, "-\(field)")
      }
    },
    ContractCheck("filters of a source, of many numbers and of many words are answered") {
      subject in
      try await addSamples(to: subject)
      _ = try await subject.importRows([BookmarkDraft(.work("Imported"))])
      try expect(try await subject.count(.ids(Array(1...300_000))), 7)
      let words = (0..<3_000).map { BookmarkFilter.field(.title, .contains("no \($0)")) }
      try expect(try await subject.count(.or(words)), 0)
      try expect(try await subject.count(.not(.or(words))), 7)
      var deep = BookmarkFilter.field(.tag, .present)
      for _ in 0..<200 { deep = .not(deep) }
      try expect(try await subject.count(deep), 3)
      try expect(try await subject.count(.and([])), 7)
      try expect(try await subject.count(.or([])), 0)
    },
  ]

  /// Six works of which each field is missing somewhere.
  static func addSamples(to subject: ContractSubject) async throws {
    try await subject.add(
      .work("A Gallic War", by: "Caesar") {
        $0.published = PartialDate(year: -44)
      })
    try await subject.add(
      .work("Dune", by: "Herbert", year: 1965) {
        $0.status = .done
        $0.rating = Rating("4.5")
        $0.tags = ["sf", "b"]
        $0.series = [SeriesEntry("Dune", position: "1")]
        $0.publisher = "Chilton"
        $0.language = "en"
        $0.experiences = [
          Experience(started: PartialDate("2001"), finished: PartialDate("2001-02-01"))
        ]
      })
    try await subject.add(
      .work("The Matrix", .movie, year: 1999) {
        $0.status = .done
        $0.rating = Rating("0")
        $0.tags = ["sf", "b"]
        $0.tags.removeFirst()
        $0.weekdays = [.sunday, .monday]
        $0.added = PartialDate("2000-01-01")
        $0.experiences = [
          Experience(finished: PartialDate("2003")), Experience(finished: PartialDate("2002")),
        ]
      })
    try await subject.add(
      .work("Ikiru", .movie) {
        $0.status = .wish
        $0.tags = ["sf"]
      })
    try await subject.add(.work("Play", .music, year: 1999))
    try await subject.add(.work(nil, BookmarkType(rawValue: "zine"), isbn: "9780441478125"))
  }

  private static func by(
    _ properties: SectionKey.Property..., descending: Bool = false
  ) -> BookmarkQuery {
    BookmarkQuery(sections: properties.map { SectionKey($0, descending: descending) })
  }

  private static func arrange(_ query: BookmarkQuery, _ subject: ContractSubject) async throws
    -> (sections: [String], ids: [Int64])
  {
    let reply = try await subject.list(query)
    let sections = reply.sections.map { section in
      section.values.map { $0 ?? "-" }.joined(separator: "/") + " \(section.count)"
    }
    return (sections, reply.bookmarks.map(\.bookmark.id))
  }
}
