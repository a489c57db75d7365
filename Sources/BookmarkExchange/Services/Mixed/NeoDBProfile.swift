import BookmarkModel

extension DeclaredProfile {
  /// NeoDB: a table of marks, of reviews and of notes for each kind of work.
  ///
  /// Tables of reviews and notes have two columns called `title`: the work's and their own.
  static let neoDB = DeclaredProfile(
    "neodb", "NeoDB", [.book, .movie, .music],
    [
      FileForm(
        needs: ["title", "info", "links", "timestamp", "status"],
        [
          "title": .title, "info": .elsewhere, "links": .elsewhere, "timestamp": .added,
          "status": .status(["wishlist": .wish, "progress": .active, "complete": .done]),
          "rating": .rating(10), "comment": .text(\.review), "tags": .tags(by: "|"),
        ], settle: { cells, draft in NeoDBCells.addWork(cells, &draft) }),
      FileForm(
        needs: ["title", "title#2", "info", "links", "content"], lacks: ["progress"],
        [
          "title": .title, "title#2": .elsewhere, "info": .elsewhere, "links": .elsewhere,
          "timestamp": .dropped, "content": .elsewhere,
        ],
        settle: { cells, draft in
          NeoDBCells.addWork(cells, &draft)
          draft.experience.note = NeoDBCells.text(cells)
        }),
      FileForm(
        needs: ["title", "title#2", "info", "links", "content", "progress"],
        [
          "title": .title, "title#2": .elsewhere, "info": .elsewhere, "links": .elsewhere,
          "timestamp": .elsewhere, "content": .elsewhere, "progress": .part,
        ],
        settle: { cells, draft in
          NeoDBCells.addWork(cells, &draft)
          draft.experience.note = NeoDBCells.text(cells)
          guard let text = cells["timestamp"] else { return }
          // A note in the middle of a book is no end of a reading.
          let column = Column(name: "timestamp", meaning: .started)
          draft.experience.started = draft.date(column, .started, text)
          draft.experience.time = ServiceTime.timeOfDay(text)
        }),
    ])
}

/// What stands in NeoDB's columns `info` and `links`.
enum NeoDBCells {
  private static let kinds: [(word: String, type: BookmarkType)] = [
    ("book", .book), ("movie", .movie), ("tv", WorkTypes.series), ("album", .music),
    ("music", .music), ("game", WorkTypes.game), ("podcast", WorkTypes.podcast),
    ("performance", WorkTypes.performance),
  ]

  /// A text under its own title.
  static func text(_ cells: ServiceCells) -> String? {
    let parts = [cells["title#2"], cells["content"]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  static func addWork(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let links = CellText.parts(cells["links"] ?? "", by: " ")
    let file = draft.fileName.split(separator: "/").last.map(String.init) ?? ""
    let page = kinds.first { links.first?.contains("/\($0.word)/") == true }
    if let kind = page ?? kinds.first(where: { file.hasPrefix("\($0.word)_") }) {
      draft.content.type = kind.type
    }
    draft.countIfUnknown()
    draft.content.url = links.first
    for link in links { addLink(link, &draft) }
    for (key, value) in pairs(cells["info"] ?? "") { add(value, as: key, &draft) }
  }

  /// `imdb:tt0118694 year:2000 director:Wong Kar-wai`: values may have spaces.
  private static func pairs(_ text: String) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for word in text.split(separator: " ") {
      if let colon = word.firstIndex(of: ":"), colon > word.startIndex,
        word[..<colon].allSatisfy({ $0.isLowercase || $0 == "_" })
      {
        pairs.append((String(word[..<colon]), String(word[word.index(after: colon)...])))
      } else if let last = pairs.popLast() {
        pairs.append((last.key, "\(last.value) \(word)"))
      }
    }
    return pairs
  }

  private static func add(_ value: String, as key: String, _ draft: inout DraftBuilder) {
    let column = Column(name: key, meaning: .extra)
    switch key {
    case "isbn": draft.addISBN(column, value)
    case "year": draft.addYear(column, value)
    case "author", "director", "artist", "translator", "actor":
      for name in CellText.parts(value, by: "/") {
        draft.addName(name, CreatorRole(rawValue: key))
      }
    case let scheme where Identifier.knownSchemes.contains(scheme):
      draft.addIdentifier(column, scheme, value)
    default: draft.keep("info.\(key)", value)
    }
  }

  private static let sites: [(part: String, scheme: String)] = [
    ("goodreads.com/book/show/", "goodreads"), ("douban.com/subject/", "douban"),
    ("imdb.com/title/", "imdb"), ("themoviedb.org/movie/", "tmdb"),
    ("open.spotify.com/album/", "spotify"), ("discogs.com/release/", "discogs"),
  ]

  private static func addLink(_ link: String, _ draft: inout DraftBuilder) {
    for site in sites {
      guard let start = link.firstRange(of: site.part)?.upperBound else { continue }
      let code = link[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "-" }
      draft.addIdentifier(Column(name: "links", meaning: .extra), site.scheme, String(code))
    }
  }
}
