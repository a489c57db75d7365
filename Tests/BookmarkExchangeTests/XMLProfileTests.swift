import BookmarkExchange
import Testing

@Suite("XML of catalogues and services")
struct XMLProfileTests {
  private func picture(_ text: String) -> [Substring] {
    SourcePicture.of(text, name: "list.xml").split(separator: "\n")
  }

  @Test("MyAnimeList: a score of 0 and a date of zeros are none, films are movies")
  func myAnimeList() {
    let text = """
      <?xml version="1.0"?>
      <myanimelist><myinfo><user_name>x</user_name></myinfo>
      <anime><series_animedb_id>7</series_animedb_id><series_title><![CDATA[Stars & Co]]></series_title>
      <series_type>Movie</series_type><my_start_date>0000-00-00</my_start_date>
      <my_finish_date>2019-00-00</my_finish_date><my_score>9</my_score><my_status>Completed</my_status>
      <my_times_watched>1</my_times_watched><my_tags>a, b</my_tags><my_comments>fine</my_comments></anime>
      <anime><series_title>Long One</series_title><series_type>TV</series_type>
      <series_episodes>24</series_episodes><my_score>0</my_score><my_status>6</my_status></anime>
      <manga><manga_title>Paper</manga_title><manga_type>Light Novel</manga_type>
      <my_status>Reading</my_status></manga>
      <anime><series_title/><my_score>eleven</my_score></anime>
      </myanimelist>
      """
    #expect(
      picture(text) == [
        "3 type: movie | title: Stars & Co | status: done | rating: 9/10 | identifier: myanimelist:7 | experience: finished=\"\"; finished=2019 | tag: a; b | note: fine | series_type = Movie",
        "7 type: anime | title: Long One | status: wish | series_type = TV | series_episodes = 24",
        "9 type: book | title: Paper | status: active | manga_type = Light Novel",
        "rejected 11 my_score: eleven notARating",
      ])
  }

  @Test("Tellico: lists, tables, dates in parts, and the type of the collection")
  func tellico() {
    let text = """
      <!DOCTYPE tellico PUBLIC '-//Robby Stephenson/DTD Tellico V11.0//EN' 'http://nowhere/tellico.dtd'>
      <tellico xmlns="http://periapsis.org/tellico/"><collection title="B" type="2">
      <fields><field name="title"/></fields>
      <entry id="1"><id>1</id><title>Emma</title><authors><author>Jane Austen</author></authors>
      <cr_years><cr_year>1815</cr_year></cr_years><pub_year>2000</pub_year><read>true</read>
      <rating>4</rating><keywords><keyword>a</keyword><keyword>b</keyword></keywords>
      <pur_date>in May</pur_date><pur_price>3 EUR</pur_price><signed>true</signed>
      <cdate calendar="gregorian"><year>2020</year><month>08</month><day>2</day></cdate></entry>
      </collection></tellico>
      """
    #expect(
      picture(text) == [
        "4 type: book | title: Emma | creator: Jane Austen | year: 1815 | status: done | rating: 4 | copy: price=\"3 EUR\" | tag: a; b | added: 2020-08-02 | pub_year = 2000 | pur_date = in May | signed = true"
      ])
    let films = """
      <tellico><collection type="3"><entry id="0"><title>Heat</title><year>1995</year>
      <casts><cast><column>Al Pacino</column><column>Hanna</column></cast></casts></entry></collection></tellico>
      """
    #expect(
      picture(films) == [
        "1 type: movie | title: Heat | creator: \"Al Pacino\" role=actor | year: 1995"
      ])
  }

  @Test("GCstar: attributes and lists, the day before the month, ratings on 10")
  func gcstar() {
    let text = """
      <collection type="GCbooks" items="1"><information><maxId>1</maxId></information>
      <item id="1" title="Emma" isbn="978-0-14-143958-7" publication="1815" read="1" rating="8"
       added="02/10/2013" acquisition="03/10/2013" location="attic" borrower="Anna" serie="S" rank="2"
       web="http://x.example/?a=1&amp;b=2##Shop">
      <authors><line><col>Jane Austen</col></line></authors><comments>one&lt;br/&gt;two</comments>
      <genre><line><col>Novel</col></line></genre></item></collection>
      """
    #expect(
      picture(text) == [
        "4 type: book | title: Emma | creator: Jane Austen | year: 1815 | status: done | rating: 8/10 | series: \"S\" position=2 | identifier: isbn:9780141439587 | copy: location=attic acquired=2013-10-03 lent=Anna | url: http://x.example/?a=1&b=2 | note: one\\ntwo | added: 2013-10-02 | genre = Novel"
      ])
  }

  @Test("Delicious Library: the public rating is not the owner's, and 0 is none")
  func delicious() {
    let text = """
      <plist version="1.0"><array><dict><key>title</key><string>Sin</string>
      <key>type</key><string>Music</string><key>actorsCompositeString</key><string>A
      B</string><key>formatSingularString</key><string>Audio CD</string><key>netRating</key><real>4.5</real>
      <key>rating</key><real>0.0</real><key>minutes</key><integer>0</integer>
      <key>hasExperienced</key><integer>1</integer><key>purchaseDate</key><date>2009-01-17T08:00:00Z</date>
      </dict></array></plist>
      """
    #expect(
      picture(text) == [
        "1 type: music | title: Sin | creator: A; B | status: done | format: cd | copy: acquired=2009-01-17 | netRating = 4.5"
      ])
  }

  @Test("Collectorz: people with roles, what is owned and what is wanted")
  func collectorz() {
    let text = """
      <bookinfo><bookmetadata><field name="Title"/></bookmetadata><booklist>
      <book><id>1</id><mainsection><title>Emma</title><myrating>0</myrating><authors>
      <author><roleid>dfAuthor</roleid><person><displayname>Jane Austen</displayname></person></author>
      <author><roleid>dfTranslator</roleid><person><displayname>T</displayname></person></author>
      </authors></mainsection><collectionstatus listid="3">In Collection</collectionstatus>
      <format><displayname>Softcover</displayname></format><readit boolvalue="1">Yes</readit>
      <publicationdate><year><displayname>1815</displayname></year><date>1815</date></publicationdate>
      <location><displayname>Hall</displayname></location><rare boolvalue="0">No</rare></book>
      <book><mainsection><title>Next</title></mainsection>
      <collectionstatus listid="2">On Wish List</collectionstatus></book></booklist></bookinfo>
      """
    #expect(
      picture(text) == [
        "2 type: book | title: Emma | creator: Jane Austen; \"T\" role=translator | year: 1815 | status: done | format: paperback | copy: location=Hall",
        "9 type: book | title: Next | status: wish",
      ])
  }

  @Test("Griffith and Data Crow")
  func others() {
    let griffith = """
      <root><movie><number>1</number><o_title>Heat</o_title><title>Heat</title><year>1995</year>
      <rating>6</rating><seen>1</seen><site>http://www.imdb.com/title/tt0113277</site></movie></root>
      """
    #expect(
      picture(griffith) == [
        "1 type: movie | title: Heat | year: 1995 | status: done | rating: 6/10 | identifier: imdb:tt0113277 | url: http://www.imdb.com/title/tt0113277"
      ])
    let dataCrow = """
      <data-crow-objects><book-items><book><id>x</id><title>Emma</title><authors-items><author>
      <name>Jane Austen</name></author></authors-items><authors-items-list>Jane Austen</authors-items-list>
      <state-items-list>Read</state-items-list><pages>300</pages></book></book-items>
      <author-items><author><name>Jane Austen</name></author></author-items></data-crow-objects>
      """
    #expect(
      picture(dataCrow) == [
        "1 type: book | title: Emma | creator: Jane Austen | status: done | pages = 300"
      ])
  }

  @Test(
    "documents that can't be used as a whole",
    arguments: [
      ("<html><body/></html>", "error: unknownXML(root: \"html\")"),
      ("<myanimelist>\n<anime>", "error: invalidXML(line: 2)"),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]><myanimelist/>",
        "error: limit(BookmarkExchange.SourceLimit.entities, line: 1)"
      ),
    ])
  func refused(_ text: String, _ expected: String) {
    #expect(SourcePicture.of(text, name: "a.xml") == expected)
  }

  @Test("a service that is named is the only one that is tried")
  func named() {
    let options = SourceOptions(service: "tellico")
    #expect(
      SourcePicture.of("<myanimelist/>", options: options)
        == "error: serviceMismatch(service: \"tellico\", columns: [])")
    #expect(
      SourcePicture.of("title\nEmma\n", options: options)
        == "error: serviceMismatch(service: \"tellico\", columns: [])")
  }

  @Test("a rejected element is kept so that a file of them is a document again")
  func frame() throws {
    let text =
      "<tellico><collection type=\"2\"><entry><subtitle>&lt;x</subtitle></entry></collection></tellico>"
    var reader = SourceReader(name: "a.xml")
    reader.append(Array(text.utf8))
    reader.finish()
    guard case .rejected(let row)? = try reader.next() else {
      return #expect(Bool(false), "it has no title")
    }
    let known = try #require(reader.recognition)
    let whole = String(decoding: known.header + row.raw + known.footer, as: UTF8.self)
    #expect(whole == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text)
  }
}
