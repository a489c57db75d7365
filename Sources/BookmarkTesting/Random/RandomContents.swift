public import BookmarkModel

/// Contents with difficult values in every field, the same on every run.
///
/// Words come from a short list, so that filters and sections meet some of them.
public struct RandomContents: Sendable {
  private var random: SeededRandom
  private var count = 0

  /// A sequence of contents.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The words of which all texts consist.
  public static let words = [
    "The Left Hand", "of Darkness", "三体", "三體", "活着", "é", "e\u{301}", "Ünter", "🎵", "👩‍👩‍👧", "a;b",
    "\"q\"", "x=y", "100%", "_", "\\", "line\nbreak", "\ttab", "ＦＵＬＬ", "が", "か\u{3099}", "abc",
    "ABC",
    "", " ", "o'neill", "שלום", "1984", "'); DROP TABLE item; --", "\u{200D}", "ß", "§",
  ]

  /// The next content, in normal order and with a title or an identifier of its own.
  public mutating func next() -> BookmarkContent {
    count += 1
    var content = BookmarkContent(type: one(of: BookmarkType.self))
    content.titles = several {
      Title($0.text(), language: $0.language(), role: $0.one(of: TitleRole.self))
    }
    content.creators = several {
      Creator($0.text(), role: $0.one(of: CreatorRole.self), language: $0.language())
    }
    content.published = maybe { $0.date() }
    content.status = maybe { $0.one(of: BookmarkStatus.self) }
    content.rating = maybe { $0.rating() }
    content.isFavourite = random.chance(1, in: 3)
    content.series = several { SeriesEntry($0.text(), position: $0.maybe { $0.text() }) }
    content.publisher = maybe { $0.text() }
    content.language = language()
    content.formats = several { $0.one(of: MediaFormat.self) }
    content.weekdays = Weekday.allCases.filter { _ in random.chance(1, in: 5) }
    content.identifiers = [Identifier(scheme: "shop", canonicalValue: "\(count) \(text())")]
    if random.chance(1, in: 3) {
      content.identifiers.append(Identifier(scheme: "barcode", canonicalValue: text()))
    }
    content.experiences = several { $0.experience() }
    content.copies = several { $0.copy() }
    content.tags = several { $0.text() }
    content.shelves = several {
      ShelfEntry(
        $0.text(), position: $0.maybe { Int.random(in: 1...9, using: &$0.random) },
        note: $0.maybe { $0.text() })
    }
    content.url = maybe { $0.text() }
    content.review = maybe { $0.text() }
    content.note = maybe { $0.text() }
    content.added = date()
    content.extras = several { ExtraColumn($0.text(), $0.text()) }
    content.normalize()
    return content
  }

  private mutating func text() -> String {
    let words = Self.words
    return (0..<Int.random(in: 1...3, using: &random))
      .map { _ in random.pick(words, else: "") }.joined(
        separator: random.pick([" ", ""], else: ""))
  }

  private mutating func language() -> String? {
    random.pick([nil, "en", "zh-Hans", "ja", ""], else: nil)
  }

  private mutating func maybe<Value>(_ make: (inout RandomContents) -> Value?) -> Value? {
    random.chance(2, in: 3) ? make(&self) : nil
  }

  private mutating func several<Value>(_ make: (inout RandomContents) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
  }

  mutating func date() -> PartialDate? {
    let year = random.pick([-600, -44, 1984, 1999, 2001, 2024, 2024], else: 2024)
    let isApproximate = random.chance(1, in: 4)
    return switch Int.random(in: 0...2, using: &random) {
    case 0: PartialDate(year: year, isApproximate: isApproximate)
    case 1:
      PartialDate(
        year: year, month: random.pick([1, 5, 12], else: 1), isApproximate: isApproximate)
    default:
      PartialDate(
        year: year, month: random.pick([1, 5, 12], else: 1), day: random.pick([1, 31], else: 1),
        isApproximate: isApproximate)
    }
  }

  private mutating func rating() -> Rating? {
    Rating(random.pick(["0", "4.5", "3", "7/10", "81%", "★★★★½", "B+", "57/100"], else: "3"))
  }

  mutating func one<Value: OpenEnumeration>(of _: Value.Type) -> Value {
    random.pick(
      Value.known + ["podcast", "Zine", ""].map(Value.init(rawValue:)), else: Value(rawValue: ""))
  }

  private mutating func experience() -> Experience {
    Experience(
      started: maybe { $0.date() }, finished: maybe { $0.date() }, time: maybe { $0.text() },
      rating: maybe { $0.rating() }, note: maybe { $0.text() },
      format: maybe { $0.one(of: MediaFormat.self) }, part: maybe { $0.text() },
      link: maybe { $0.text() })
  }

  private mutating func copy() -> Copy {
    Copy(
      format: maybe { $0.one(of: MediaFormat.self) }, location: maybe { $0.text() },
      acquired: maybe { $0.date() }, price: maybe { $0.text() }, lentTo: maybe { $0.text() },
      lentSince: maybe { $0.date() }, note: maybe { $0.text() })
  }
}
