import BookmarkModel
import BookmarkTesting

/// Contents of which every field has difficult values, the same on every run.
struct RandomContent {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let pieces = [
    "a", "B", "三体", "é", "\"", ";", ",", "|", "、", "=", " ", "  ", "\t", "\n", "\r\n", "\u{3000}",
    ")", "(translator)", "(author)", " #", " #3", "#", "role=author", "finished=2024", "note=",
    "position=1", "; ", "\" ", "'", "\\", "😀", "e\u{301}", "★", ":", "http://x/?a=b",
  ]

  private mutating func text() -> String {
    (0..<Int.random(in: 1...6, using: &random))
      .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  /// Text that is something also without the spaces around it, which single values don't keep.
  private mutating func single() -> String {
    let edges = ["x", "三", "\"", ")", ";", "="]
    return (edges.randomElement(using: &random) ?? "") + text()
      + (edges.randomElement(using: &random) ?? "")
  }

  private mutating func maybe<Value>(_ make: (inout RandomContent) -> Value?) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }

  private mutating func several<Value>(_ make: (inout RandomContent) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
  }

  private mutating func date() -> PartialDate? {
    let year = Int.random(in: -50...2100, using: &random)
    let isApproximate = Bool.random(using: &random)
    return switch Int.random(in: 0...2, using: &random) {
    case 0: PartialDate(year: year, isApproximate: isApproximate)
    case 1: PartialDate(year: year, month: 11, isApproximate: isApproximate)
    default: PartialDate(year: year, month: 2, day: 28, isApproximate: isApproximate)
    }
  }

  private mutating func rating() -> Rating? {
    ["0", "4.5", "4,5", "8 / 10", "80%", "★★★★½", "A-", "５"].randomElement(using: &random)
      .flatMap { Rating($0) }
  }

  private mutating func one<Value: OpenEnumeration>(of _: Value.Type) -> Value {
    (Value.known + ["zine", "Board Game", "a;b", "x=\"y\"", "一、二"].map(Value.init(rawValue:)))
      .randomElement(using: &random) ?? Value(rawValue: "")
  }

  mutating func next() -> BookmarkContent {
    var content = BookmarkContent(type: one(of: BookmarkType.self))
    let language = ["en", "zh-Hans", "x y;z"].randomElement(using: &random)
    content.titles =
      [Title(single(), language: maybe { _ in language })]
      + several {
        Title($0.text(), language: $0.maybe { _ in language }, role: $0.one(of: TitleRole.self))
      }
    content.creators = several {
      Creator($0.text(), role: $0.one(of: CreatorRole.self), language: $0.maybe { _ in language })
    }
    content.published = date()
    content.status = maybe { $0.one(of: BookmarkStatus.self) }
    content.rating = maybe { $0.rating() }
    content.isFavourite = Bool.random(using: &random)
    content.series = several { SeriesEntry($0.text(), position: $0.maybe { $0.text() }) }
    content.publisher = maybe { $0.single() }
    content.language = maybe { $0.single() }
    content.formats = several { $0.one(of: MediaFormat.self) }
    content.weekdays = Weekday.allCases.filter { _ in Bool.random(using: &random) }
    content.identifiers =
      several { Identifier("shop", $0.single()) }.compactMap { $0 }
      + [Identifier("isbn", "080442957X"), Identifier("imdb", "78748")].compactMap { $0 }
    content.experiences = several { $0.experience() }
    content.copies = several { $0.copy() }
    content.tags = several { $0.text() }
    content.shelves = several {
      ShelfEntry(
        $0.text(), position: $0.maybe { Int.random(in: 1...99, using: &$0.random) },
        note: $0.maybe { $0.text() })
    }
    content.url = maybe { $0.single() }
    content.review = maybe { $0.text() }
    content.note = maybe { $0.text() }
    content.added = maybe { $0.date() }
    content.normalize()
    return content
  }

  private mutating func experience() -> Experience {
    guard Int.random(in: 0...4, using: &random) > 0 else { return Experience() }
    return Experience(
      started: maybe { $0.date() }, finished: maybe { $0.date() }, time: maybe { $0.text() },
      rating: maybe { $0.rating() }, note: maybe { $0.text() },
      format: maybe { $0.one(of: MediaFormat.self) }, part: maybe { $0.text() },
      link: maybe { $0.text() })
  }

  private mutating func copy() -> Copy {
    guard Int.random(in: 0...4, using: &random) > 0 else { return Copy() }
    return Copy(
      format: maybe { $0.one(of: MediaFormat.self) }, location: maybe { $0.text() },
      acquired: maybe { $0.date() }, price: maybe { $0.text() }, lentTo: maybe { $0.text() },
      lentSince: maybe { $0.date() }, note: maybe { $0.text() })
  }
}
