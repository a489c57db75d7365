import BookmarkExchange
import BookmarkTesting
import Testing

@Suite("no bytes make a reader trap")
struct HostileInputTests {
  private static let seeds =
    [
      "type,title,creator,year,isbn,rating,finished,tags\nbook,\"A \"\"b\"\"\",C; \"D\" role=x,1965,=\"978\",9/10,1/2/03,\"x;y\"\n",
      "Book Id,Title,Exclusive Shelf,Bookshelves with positions,Read Count,ISBN\n1,\"X (A, #1)\",read,\"a (#1)\",2,\"=\"\"\"\"\"\n",
      "Date,Name,Year,Letterboxd URI,Watched Date\n2026-08-18,A,1972,https://boxd.it/2aNK,2025-02-24\n",
      "Const,Your Rating,Title Type,Title,Year\ntt1,5,Movie,A,2011–2019\n",
      "[{\"title\":\"A\",\"creator\":[{\"name\":\"B\"}],\"extra\":{\"x\":[1]}},\n{\"uid\":1}]",
      "{\"title\":\"A\",\"experience\":[{\"finished\":\"2024\"}]}\n{\"x\":\"\\ud83d\\ude00\"}\n",
      "#AUDIOSCROBBLER/1.1\nA\tB\tC\t1\t259\tL\t1577836800\t\n",
      "A,B,C,\"19 Aug 2026, 20:39\"\n",
      "Artist,Title,Format,release_id,CollectionFolder\nA (2),B,\"2x12\"\"\",1,C\n",
      "title,info,links,timestamp,title,content\nA,year:1 author:B C,http://a/tv/1,2024,D,E\n",
      "标题,简介,链接,创建时间,我的评分\nA / B,[C] D 著 / 1996-12(E),https://book.douban.com/subject/1/,2024,5\n",
      "<?xml version=\"1.0\"?><tellico><collection type=\"2\"><entry><title>A &amp; B</title><authors><author>C</author></authors></entry>\n<entry><title>D</title><cdate><year>2020</year></cdate></entry></collection></tellico>",
      "<plist><array><dict><key>title</key><string>A</string><key>type</key></dict></array></plist>",
      "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><DT><H3>F</H3><DL><DT><A HREF=\"x\" ADD_DATE='1'>A &#65;</A>\n<DD>n <!-- c -->\n</DL></DL>",
      "A (B, C)\n- page 1 | x\n\ntext\n==========\n\u{FEFF}A (B, C)\n- page 2\n\nmore\n==========\n",
      "Highlight,Book Title,Book Author,Highlighted at\nx,A (S #1),B,2020\n\"y\nz\",A (S #1),B,\n",
      "9780441478125\n0-441-47812-3\nnone\n",
    ].map { Array($0.utf8) } + ServiceSamples.texts.map { Array($0.text.utf8) }

  private static let pieces: [[UInt8]] = [
    [0], [0x22], [0x2C], [0x0A], [0x0D], [0xFF], [0xC3], [0xEF, 0xBB, 0xBF], Array("(#".utf8),
    Array("=\"".utf8), Array("tt".utf8), Array("9999999999999999999".utf8), Array("-".utf8),
    Array("<a".utf8), Array("</".utf8), Array("&".utf8), Array("<!--".utf8), Array("====".utf8),
    Array("[{".utf8), Array("}]".utf8), Array("-9223372036854775808".utf8), Array("1e300".utf8),
    Array("<br".utf8), Array(":".utf8), Array(" role=".utf8),
  ]

  @Test("mutated files, in pieces of any size")
  func mutations() {
    var random = SeededRandom(seed: 9)
    for round in 0..<1000 {
      var bytes = Self.seeds[round % Self.seeds.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
      }
      let whole = SourcePicture.lines(bytes, pieces: 1 << 16)
      let pieces = SourcePicture.lines(bytes, pieces: Int.random(in: 1...40, using: &random))
      #expect(whole == pieces)
    }
  }
}
