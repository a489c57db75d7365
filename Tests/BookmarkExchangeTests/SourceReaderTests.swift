import BookmarkExchange
import Testing

@Suite("finding out what a source is")
struct SourceReaderTests {
  private static let table = "type,title,year\nbook,Solaris,1961\nmovie,七人の侍,1954\n"
  private static let picture = [
    "2 type: book | title: Solaris | year: 1961", "3 type: movie | title: 七人の侍 | year: 1954",
  ]

  @Test("encodings with a byte order mark, in pieces of any size", arguments: [1, 3, 7, 1000])
  func encodings(_ pieces: Int) {
    let text = Self.table
    let encodings: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      Array(text.utf8),
    ]
    for bytes in encodings {
      #expect(SourcePicture.lines(bytes, pieces: pieces) == Self.picture)
    }
  }

  @Test(
    "delimiters are found out",
    arguments: [(",", SourceFormat.csv), (";", .semicolon), ("\t", .tsv), ("|", .pipe)])
  func delimiters(_ delimiter: String, _ format: SourceFormat) throws {
    let text = Self.table.replacing(",", with: delimiter)
    #expect(SourcePicture.lines(Array(text.utf8)) == Self.picture)
    var reader = SourceReader(name: "-")
    reader.append(Array(text.utf8))
    reader.finish()
    _ = try reader.next()
    let recognition = reader.recognition
    #expect(recognition?.format == format)
    #expect(recognition?.columns == ["type", "title", "year"])
    #expect(
      recognition.map { String(decoding: $0.header, as: UTF8.self) }
        == ["type", "title", "year"].joined(separator: delimiter))
  }

  @Test("an encoding that is named is used, one that is wrong is refused with the first bad line")
  func namedEncoding() {
    let bytes = Array("title\n".utf8) + [0xC1, 0x67, 0xE6, 0x74, 0x69, 0x73, 0x0A]
    let latin = SourceOptions(encoding: "windows-1252")
    #expect(SourcePicture.lines(bytes, options: latin) == ["2 title: Ágætis"])
    #expect(
      SourcePicture.lines(bytes).last == "error: notDecodable(line: 2, encoding: \"UTF-8\")")
    #expect(
      SourcePicture.lines(bytes, options: SourceOptions(encoding: "klingon"))
        == ["error: unknownEncoding(\"klingon\")"])
  }

  @Test(
    "sources that can't be used as a whole",
    arguments: [
      ("", "error: empty"), ("\u{FEFF}", "error: empty"), (" \n \n", "error: empty"),
      ("PK\u{3}\u{4}x", "error: binary(Text.BinaryKind.zip)"),
      ("foo,bar\na,b\n\nc,d\n", "error: noKnownColumn(columns: [\"foo\", \"bar\"], rows: 2)"),
      ("title\n\"open\nnever closed\n", "error: unclosedQuote(line: 2)"),
    ])
  func refusals(_ text: String, _ picture: String) {
    #expect(SourcePicture.of(text) == picture)
  }

  @Test("NULs are left out and told of")
  func strayNULs() {
    #expect(
      SourcePicture.of("title,notes\nDune,\"before\u{0}after\u{0}\"\nAlien,x\n") == """
        2 title: Dune | note: beforeafter
          note 2 removedNUL(count: 2)
        3 title: Alien | note: x
        """)
  }

  @Test("a service that is named must exist and fit the columns")
  func namedService() {
    #expect(
      SourcePicture.of("title\nA\n", options: SourceOptions(service: "goodread"))
        == "error: unknownService(\"goodread\", nearest: Optional(\"goodreads\"))")
    #expect(
      SourcePicture.of("title\nA\n", options: SourceOptions(service: "imdb"))
        == "error: serviceMismatch(service: \"imdb\", columns: [\"title\"])")
  }

  @Test("a row beyond the limits is passed over, and the next one read")
  func limits() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(
      SourcePicture.of("title\n\(long)x\nDune\n") == """
        rejected 2 limit(BookmarkExchange.SourceLimit.valueBytes(1048576))
        3 title: Dune
        """)
  }

  @Test("the summary counts rows and unknown values")
  func summary() throws {
    var reader = SourceReader(name: "list.csv")
    reader.append(Array("type,title\npodcast,A\nbook,B\npodcast,C\nbook,\n".utf8))
    reader.finish()
    while try reader.next() != nil {}
    #expect(reader.summary.rows == 4)
    #expect(reader.summary.unknownTypes == ["podcast": 2])
    #expect(reader.summary.firstLines == ["podcast": 2])
  }
}
