import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Testing

@Suite("Queries on the wire")
struct QueryCodingTests {
  private func decoded(_ json: String) throws -> BookmarkQuery {
    try JSONDecoder().decode(BookmarkQuery.self, from: Data(json.utf8))
  }

  private func encoded(_ query: BookmarkQuery) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(query), as: UTF8.self)
  }

  @Test(
    "have this form",
    arguments: [
      (BookmarkFilter.field(.type, .anyOf(["movie"])), #"{"anyOf":["movie"],"field":"type"}"#),
      (.field(.title, .contains("a")), #"{"contains":"a","field":"title"}"#),
      (.field(.text, .prefix("a")), #"{"field":"text","prefix":"a"}"#),
      (.field(.tag, .exactly("a")), #"{"exactly":"a","field":"tag"}"#),
      (
        .field(.rating, .number(from: 80, through: nil)),
        #"{"field":"rating","number":{"from":80}}"#
      ),
      (
        .field(.finished, .date(from: PartialDate("2024-05"), through: PartialDate("-44"))),
        #"{"date":{"from":"2024-05","through":"-44"},"field":"finished"}"#
      ),
      (.field(.review, .present), #"{"field":"review","present":true}"#),
      (.identifier(scheme: "isbn", value: "1"), #"{"identifier":"isbn","value":"1"}"#),
      (.identifier(scheme: "isbn", value: nil), #"{"identifier":"isbn"}"#),
      (.ids([1, 2]), #"{"ids":[1,2]}"#),
      (.and([.ids([1]), .or([])]), #"{"and":[{"ids":[1]},{"or":[]}]}"#),
      (.not(.not(.ids([]))), #"{"not":{"not":{"ids":[]}}}"#),
    ])
  func forms(filter: BookmarkFilter, json: String) throws {
    #expect(try encoded(BookmarkQuery(filter)) == #"{"filter":\#(json)}"#)
    #expect(try decoded(#"{"filter":\#(json)}"#) == BookmarkQuery(filter))
  }

  @Test("say only what isn't usual")
  func shape() throws {
    #expect(try encoded(BookmarkQuery()) == "{}")
    #expect(try decoded(#"{"filter":{"all":true}}"#) == BookmarkQuery())
    var query = BookmarkQuery(
      sections: [SectionKey(.type), SectionKey(.tag, order: .count, descending: true)],
      sort: [SortKey(.finished, descending: true), SortKey(.title)], limit: 5)
    query.language = "zh-Hans"
    let json = #"""
      {"language":"zh-Hans","limit":5,"sections":[{"by":"type"},{"by":"tag","descending":true,"order":"count"}],"sort":[{"by":"finished","descending":true},{"by":"title"}]}
      """#
    #expect(try encoded(query) == json)
    #expect(try decoded(json) == query)
  }

  @Test("survive, whatever they are", arguments: [UInt64(1), 2])
  func roundTrip(seed: UInt64) throws {
    var random = RandomQueries(seed: seed)
    for _ in 0..<300 {
      let query = random.query()
      let json = try encoded(query)
      // A test that no bookmark of the field can pass is none that is sent.
      if isSound(query.filter) {
        #expect(try decoded(json) == query, "\(json)")
      } else {
        #expect(throws: DecodingError.self, "\(json)") { try decoded(json) }
      }
    }
  }

  private func isSound(_ filter: BookmarkFilter) -> Bool {
    switch filter {
    case .field(let field, let test): field.takes(test)
    case .and(let parts), .or(let parts): parts.allSatisfy(isSound)
    case .not(let part): isSound(part)
    case .all, .identifier, .ids: true
    }
  }

  @Test(
    "are refused when they say something else, never taken for everything",
    arguments: [
      (#"{"filtre":{"ids":[1]}}"#, "filtre"), (#"{"filter":{}}"#, "a filter has one of"),
      (#"{"filter":{"field":"tpye","anyOf":["a"]}}"#, "tpye"),
      (#"{"filter":{"field":"type"}}"#, "no test"),
      (#"{"filter":{"field":"type","anyof":["a"]}}"#, "anyof"),
      (#"{"filter":{"field":"type","anyOf":"a"}}"#, "Array"),
      (#"{"filter":{"field":"rating","anyOf":["a"]}}"#, "takes no"),
      (#"{"filter":{"field":"title","date":{}}}"#, "takes no"),
      (#"{"filter":{"field":"finished","date":{"from":"2024-13"}}}"#, "not a date"),
      (#"{"filter":{"field":"rating","number":{"form":1}}}"#, "form"),
      (#"{"filter":{"field":"review","present":false}}"#, "only be true"),
      (#"{"filter":{"all":false}}"#, "only be true"),
      (#"{"filter":{"ids":[1],"or":[]}}"#, "or"), (#"{"sort":[{"by":"note"}]}"#, "ordered by"),
      (#"{"sections":[{"by":"type","desc":true}]}"#, "desc"), (#"{"limit":"5"}"#, "Int"),
      (#"{"limit":-1}"#, "0 or more"), (#"{"sections":[{"by":"colour"}]}"#, "colour"),
      (#"{"filter":{"field":"tag","anyOf":["a"],"exactly":"b"}}"#, "exactly"),
      (#"{"filter":{"ids":[1],"field":"tag","present":true}}"#, "ids"),
      (#"{"filter":{"field":"rating","number":{"from":1e999}}}"#, "dataCorrupted"),
    ])
  func refused(json: String, words: String) throws {
    do {
      _ = try decoded(json)
      Issue.record("\(json) was taken")
    } catch {
      #expect(String(describing: error).contains(words), "\(error)")
    }
  }

  @Test(
    "have finite bounds only, whatever a decoder takes for a number",
    arguments: ["from", "through"])
  func finite(bound: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for number in [#""inf""#, #""-inf""#, #""nan""#] {
      let json = #"{"field":"rating","number":{"\#(bound)":\#(number)}}"#
      #expect(throws: DecodingError.self) {
        try decoder.decode(BookmarkFilter.self, from: Data(json.utf8))
      }
    }
    for number in [Double.infinity, .nan] {
      #expect(throws: EncodingError.self) {
        try encoded(BookmarkQuery(.field(.rating, .number(from: number, through: nil))))
      }
    }
  }

  @Test(
    "can be as deep as a store takes them, and no deeper",
    arguments: [(1, true), (20, true), (21, false), (100, false)])
  func depth(levels: Int, isTaken: Bool) throws {
    // The test that is turned round at the bottom is no level of its own.
    var filter = BookmarkFilter.not(.field(.tag, .anyOf(["sf"])))
    for _ in 0..<levels { filter = .and([filter, .ids([1])]) }
    #expect(filter.depth == levels)
    let json = try encoded(BookmarkQuery(filter))
    if isTaken {
      #expect(try decoded(json) == BookmarkQuery(filter))
    } else {
      #expect(throws: DecodingError.self) { try decoded(json) }
    }
  }

  @Test("are refused without harm when they are far too deep", arguments: [500, 100_000])
  func abyss(levels: Int) {
    let json =
      String(repeating: #"{"not":"#, count: levels) + #"{"ids":[1]}"#
      + String(repeating: "}", count: levels)
    #expect(throws: DecodingError.self) { try decoded(#"{"filter":\#(json)}"#) }
  }
}
