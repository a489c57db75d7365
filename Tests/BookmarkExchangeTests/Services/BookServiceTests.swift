import BookmarkExchange
import Testing

@Suite("exports of books")
struct BookServiceTests {
  @Test(
    "The StoryGraph: each reading has its dates, a UUID is no ISBN, the day of adding no beginning")
  func storyGraph() {
    let text = """
      Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Star Rating,Review,Tags,Owned?
      Emma,"Jane Austen, Ann Roe",Richard Howard (Translator),9780141439587,paperback,read,2021/05/10,2021/06/20,"2020/01/02-2020/02/03, 2021/06/20",3,"calm, sly",4.25,<div>One<br>two</div>,"a, b c",Yes
      Ark,Li Wei,,3F2504E0-4F89-11D3-9A0C-0305E82C3301,audio,did-not-finish,2021/05/10,,,0,,,,,No
      Bell,Li Wei,,B00INIXPYE,digital,currently-reading,2021/05/10,,2021/06,1,,,,,No
      Junk,Li Wei,,none,,to-read,2021/05/10,,,0,,0.0,,,
      Undated,Li Wei,,,,read,2021/05/10,,,1,,,,,
      """
    #expect(
      SourcePicture.of(text) == #"""
        2 type: book | title: Emma | creator: Jane Austen; Ann Roe; "Richard Howard" role=translator | status: done | rating: 4.25 | format: paperback | identifier: isbn:9780141439587 | experience: finished=""; started=2020-01-02 finished=2020-02-03; finished=2021-06-20 | copy: acquired="" | tag: a; b c | review: <div>One\ntwo</div> | added: 2021-05-10 | Moods = calm, sly
        3 type: book | title: Ark | creator: Li Wei | status: dropped | format: audiobook | identifier: storygraph:3f2504e0-4f89-11d3-9a0c-0305e82c3301 | added: 2021-05-10
        4 type: book | title: Bell | creator: Li Wei | status: active | format: ebook | identifier: asin:B00INIXPYE | experience: finished=2021-06 | added: 2021-05-10
        5 type: book | title: Junk | creator: Li Wei | status: wish | added: 2021-05-10 | ISBN/UID = none
          note 5 ISBN/UID: none isbnInvalid
        6 type: book | title: Undated | creator: Li Wei | status: done | added: 2021-05-10
        """#)
  }

  @Test("The StoryGraph's header of 2021 has one author and an ISBN")
  func oldStoryGraph() {
    let text = """
      Title,Author,ISBN,Read Status,Star Rating
      Emma,Jane Austen,9780141439587,read,5.0
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | status: done | rating: 5 | identifier: isbn:9780141439587
        """)
  }

  @Test("LibraryThing: brackets go, ISBN are one, collections say how far the reader is")
  func libraryThing() {
    let text = """
      Book Id\tTitle\tSort Character\tPrimary Author\tSecondary Author\tSecondary Author Roles\tPublication\tDate\tRating\tMedia\tAcquired\tDate Started\tDate Read\tTags\tCollections\tISBN\tISBNs\tCopies\tEntry Date\tWork id
      1\tHopscotch\t1\tCortázar, Julio\tRabassa, Gregory|Roe, Ann\tTranslator|\tPantheon (1966), Paperback\t1966\t4.5\tPaperback\t[2007-04-16]\t[2007-05-01]\t[2007-05-08]\tnovel, play\tYour library, Favorites\t[0394752848]\t0394752848, 9780394752846\t1\t[2006-08-09]\t57814
      2\tEmma\t1\tAusten, Jane\t\t\t\t1815\t\t\t\t\t\t\tWishlist, Gifts\t[]\t\t\t[2006-08-09]\t2204
      3\tArk\t1\tWei, Li\t\t\t\t\t\t\t\t\t\t\tRead but unowned\t\t\t\t\t3
      """
    #expect(
      SourcePicture.of(text, name: "list.tsv") == """
        2 type: book | title: Hopscotch | creator: Julio Cortázar; "Gregory Rabassa" role=translator; Ann Roe | year: 1966 | status: done | rating: 4.5 | favourite: yes | publisher: Pantheon | format: paperback | identifier: isbn:9780394752846; librarything:57814 | experience: started=2007-05-01 finished=2007-05-08 | copy: acquired=2007-04-16 | tag: novel; play | added: 2006-08-09 | Publication = Pantheon (1966), Paperback | Book Id = 1
        3 type: book | title: Emma | creator: Jane Austen | year: 1815 | status: wish | identifier: librarything:2204 | tag: Gifts | added: 2006-08-09 | Book Id = 2
        4 type: book | title: Ark | creator: Li Wei | status: done | identifier: librarything:3 | Book Id = 3
        """)
  }

  @Test("LibraryThing's JSON: numbers are texts, and an empty list may be an object")
  func libraryThingJSON() {
    let text = """
      {"11":{"books_id":"11","title":"Emma","sortcharacter":"1","authors":[{"lf":"Austen, Jane","fl":"Jane Austen","role":""}],"originalisbn":"0141439580","isbn":{"0":"0141439580","2":"9780141439587"},"publication":"Penguin (2003)","date":"2003","rating":"4","tags":["a"],"collections":["Currently reading","Mine"],"workcode":"2204","entrydate":"2006-08-09","datestarted":"2006-08-10","format":[{"code":"1","text":"Paperback"}],"copies":"1","language":["English"]},
      "12":{"books_id":"12","title":"Ark","primaryauthor":"Wei, Li","authors":[],"isbn":[],"tags":{},"collections":{}}}
      """
    #expect(
      SourcePicture.of(text, name: "library.json") == """
        1 type: book | title: Emma | creator: Jane Austen | year: 2003 | status: active | rating: 4 | publisher: Penguin | language: English | format: paperback | identifier: isbn:9780141439587; librarything:2204 | experience: started=2006-08-10 | copy: acquired="" | tag: a; Mine | added: 2006-08-09 | publication = Penguin (2003)
        1 type: book | title: Ark | creator: Li Wei
        """)
  }

  @Test("calibre: people are told apart by the form for sorting, and the year 101 is no year")
  func calibre() {
    let text = """
      authors,author_sort,rating,library_name,timestamp,isbn,identifiers,comments,tags,series,series_index,languages,title,title_sort,publisher,pubdate,id,uuid,#shelf
      "Ann Roe, Jr.","Roe, Ann, Jr.","4.5",Home,2021-01-19T22:41:16+01:00,,"goodreads:39077187,isbn:9780756411800,mobi-asin:B00X",Text,"a, b",InCryptid,8.0,eng,Craft,Craft,Daw,0101-01-01T00:00:00+00:00,864,3051ed45,top
      "Jo Poe, Li Wei","Poe, Jo & Wei, Li",,Home,2021-01-19T22:41:16+01:00,,,,,,1.0,,Two,Two,,2019-03-05T01:00:00+01:00,865,3051ed46,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Craft | creator: "Ann Roe, Jr." | rating: 4.5 | series: "InCryptid" position=8 | publisher: Daw | language: eng | identifier: goodreads:39077187; isbn:9780756411800; asin:B00X | tag: a; b | note: Text | added: 2021-01-19 | library_name = Home | uuid = 3051ed45 | #shelf = top
        3 type: book | title: Two | creator: Jo Poe; Li Wei | year: 2019-03-05 | added: 2021-01-19 | library_name = Home | uuid = 3051ed46
        """)
  }

  @Test("calibre's list for machines")
  func calibreJSON() {
    let text = """
      [{"authors":"Jo Poe & Li Wei","author_sort":"Poe, Jo & Wei, Li","title":"Two","rating":4,"identifiers":{"isbn":"9780756411800"},"tags":["a","b"],"languages":["eng"],"series":"S","series_index":2.0,"pubdate":"2019-03-05T01:00:00+01:00","id":1}]
      """
    #expect(
      SourcePicture.of(text, name: "list.json") == """
        1 type: book | title: Two | creator: Jo Poe; Li Wei | year: 2019-03-05 | rating: 4 | series: "S" position=2 | language: eng | identifier: isbn:9780756411800 | tag: a; b
        """)
  }

  @Test("Hardcover: a row without a number and the status “Did not finish”")
  func hardcover() {
    let text = """
      Title,Author,Series,Status,Hardcover Book ID,ISBN 13,Lists,Date Added,Date Started,Date Finished,Rating,Owned,Pages
      Emma,Jane Austen,Works #4,Read,11,9780141439587,"Best (#3), Old",2015-01-15,2015-01-16,2015-01-22,4.5,true,400
      Ark,Li Wei,,Did not finish,,,,2020-01-10,2020-01-11,,,false,
      Bell,Li Wei,,Want to Read,12,,,2020-01-10,,,0,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | status: done | rating: 4.5 | series: "Works" position=4 | identifier: hardcover:11; isbn:9780141439587 | experience: started=2015-01-16 finished=2015-01-22 | copy: acquired="" | shelf: "Best" position=3; Old | added: 2015-01-15 | Pages = 400
        3 type: book | title: Ark | creator: Li Wei | status: dropped | experience: started=2020-01-11 | added: 2020-01-10
        4 type: book | title: Bell | creator: Li Wei | status: wish | identifier: hardcover:12 | added: 2020-01-10
        """)
  }

  @Test(
    "BookWyrm: a book on two shelves is one, and a shelf of one's own says nothing of the status")
  func bookWyrm() {
    let text = """
      title,author_text,remote_id,openlibrary_key,isbn_10,isbn_13,start_date,finish_date,stopped_date,rating,review_content,shelf,shelf_name,shelf_date
      Simple,"Ann Roe, Jo Poe",https://example.com/book/2,OL43M,,9780141439587,2022-08-10,2022-10-10,,4,good,cooking-9,Cooking,2024-08-10
      Ark,Li Wei,https://example.com/book/3,,,,,,2023-01-02,,,stopped-reading,Stopped,2024-08-10
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Simple | creator: Ann Roe; Jo Poe | rating: 4 | identifier: openlibrary:OL43M; isbn:9780141439587 | experience: started=2022-08-10 finished=2022-10-10 | shelf: Cooking | url: https://example.com/book/2 | review: good | added: 2024-08-10
        3 type: book | title: Ark | creator: Li Wei | status: dropped | experience: finished=2023-01-02 | url: https://example.com/book/3 | added: 2024-08-10
        """)
  }

  @Test("Openreads: readings with parts left out, five bars between labels, and a trash")
  func openreads() {
    let text = """
      title,subtitle,author,status,favourite,deleted,rating,publication_year,isbn,olid,tags,my_review,book_format,readings,date_added,date_modified
      Emma,A Novel,"Austen, Jane",finished,true,false,4.5,1815,9780141439587,OL1M,a|||||b c,good,hardcover,2023-10-27T00:00:00.000|2023-11-28T00:00:00.000|;|2024-01-02T00:00:00.000|900,2024-03-01T13:01:12.938,2024-03-01T13:01:12.938
      Ark,,Li Wei,unknown,false,false,,,,,,,ebook,,,
      Bell,,Li Wei,planned,false,true,,,,,,,,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | year: 1815 | status: done | rating: 4.5 | favourite: yes | format: hardcover | identifier: isbn:9780141439587; openlibrary:OL1M | experience: started=2023-10-27 finished=2023-11-28; finished=2024-01-02 | tag: a; b c | review: good | added: 2024-03-01 | subtitle = A Novel
        3 type: book | title: Ark | creator: Li Wei | format: ebook
        skipped 4 deleted
        """)
  }

  @Test("Open Library: a bare key is kept, and the new header has titles")
  func openLibrary() {
    let text = """
      Work Id,Edition Id,Bookshelf
      OL102749W,,Currently Reading
      OL1652392W,OL7194114M,Want to Read
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | status: active | identifier: openlibrary:OL102749W
        3 type: book | status: wish | identifier: openlibrary:OL1652392W | Edition ID = OL7194114M
        """)
  }

  @Test("Open Library's new header: the average is nobody's own opinion")
  func newOpenLibrary() {
    let text = """
      Work ID,Title,Authors,First Publish Year,Edition ID,Bookshelf,My Ratings,Ratings Average
      OL1W,Emma,Jane Austen,1815,,Already Read,4,3.9
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | year: 1815 | status: done | rating: 4 | identifier: openlibrary:OL1W | Ratings Average = 3.9
        """)
  }

  @Test("Inventaire: an item is a copy, a year stays a year")
  func inventaire() {
    let text = """
      Item URL,Item details,Item transaction,Item created,Shelves,Edition ISBN-13,Edition ISBN-10,Edition title,Edition publication date,Works labels,Authors labels,Publisher label
      https://inventaire.io/items/1,mine,lending,2019-03-26T16:37:23.629Z,Attic,978-0-14-143958-7,0-14-143958-0,Emma,1967,Emma: A Novel,"Jane Austen, Ann Roe",Penguin
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | titles: Emma: A Novel | creator: Jane Austen; Ann Roe | year: 1967 | publisher: Penguin | identifier: isbn:9780141439587 | copy: note=lending | shelf: Attic | url: https://inventaire.io/items/1 | review: mine | added: 2019-03-26
        """)
  }

  @Test("BookBuddy: unread is not wanted, unless it stands on the wish list")
  func bookBuddy() {
    let text = """
      Title,Original Title,Author,"Author (Last, First)",Rating,Status,ISBN,Date Added,Date Finished,Google VolumeID,Favorites,Wish List,Series,Volume,Quantity,Loaned To
      Emma,,Jane Austen,"Austen, Jane",0,Unread,9780141439587,2014/03/02,,9Fi-BfAGnooC,1,0,Works,4,2,Ann
      Ark,方舟,Li Wei,"Wei, Li",4,Read,,2014/03/02,2014/03/09,x,0,0,,,,
      Bell,,Li Wei,"Wei, Li",0,Unread,,,,y,0,1,,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen | favourite: yes | series: "Works" position=4 | identifier: isbn:9780141439587; google:9Fi-BfAGnooC | copy: lent=Ann; acquired="" | added: 2014-03-02
        3 type: book | title: Ark | titles: "方舟" role=original | creator: Li Wei | status: done | rating: 4 | identifier: google:x | experience: finished=2014-03-09 | added: 2014-03-02
        4 type: book | title: Bell | creator: Li Wei | status: wish | identifier: google:y
        """)
  }

  @Test("Book Catalogue: bars between names, no date for 0000-00-00, months as they are")
  func bookCatalogue() {
    let text = #"""
      "_id","author_details","title","isbn","rating","bookshelf_id","bookshelf","read","series_details","notes","read_start","read_end","date_published","loaned_to","date_added","goodreads_book_id",
      "1","Wilde, Oscar|Koenig, Eva","Dorian Gray, The","9780140126709","0","1,2,","Attic, Hall,","1","Discworld (4)","one\ntwo","0000-00-00","2015-01-31","1995-06-01","Ann","2015-10-04 17:19:47","0",
      """#
    #expect(
      SourcePicture.of(text) == #"""
        2 type: book | title: Dorian Gray, The | creator: Oscar Wilde; Eva Koenig | year: 1995-06-01 | status: done | series: "Discworld" position=4 | identifier: isbn:9780140126709 | experience: finished=2015-01-31 | copy: lent=Ann | shelf: Attic; Hall | note: one\ntwo | added: 2015-10-04
        """#)
  }

  @Test("Jelu is told from Goodreads by its lists of dates")
  func jelu() {
    let text = """
      Title,Author,ISBN,Publisher,Date Read,Shelves,Bookshelves,read_dates,tags,authors,isbn10,isbn13,owned,dropped_dates,currently_reading
      Emma,Jane Austen,9780141439587,Penguin,2022/02/10,,,"2020/02/10,2022/02/10","science fiction,old","Jane Austen,Ann Roe",0141439580,9780141439587,true,,
      Ark,Li Wei,,,,to-read,,,,Li Wei,,,,,
      Bell,Li Wei,,,,,,,,Li Wei,,,,,2021/02/10
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen; Ann Roe | status: done | publisher: Penguin | identifier: isbn:9780141439587 | experience: finished=2020-02-10; finished=2022-02-10 | copy: acquired="" | tag: science fiction; old
        3 type: book | title: Ark | creator: Li Wei | status: wish
        4 type: book | title: Bell | creator: Li Wei | status: active | experience: started=2021-02-10
        """)
  }

  @Test("Libib: one file of books, films, records and games, and names that can't be parted")
  func libib() {
    let text = """
      item_type,title,creators,first_name,last_name,collection,ean_isbn13,upc_isbn10,publish_date,tags,rating,status,began,completed,added,copies
      book,Emma,"Austen, J., Roe, A.",Jane,Austen,Home,9780141439587,0141439580,1815-12-23,"a,b","4,5",Completed,2024-01-02,2024-01-09,2023-05-06,1
      music,Train,,Li,Wei,Home,,602537351169,1957,,0,Not Begun,,,2023-05-06,2
      videogame,Quest,Studio,,,Home,,,,,,In Progress,,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: "Austen, J., Roe, A." | year: 1815-12-23 | status: done | rating: 4,5 | identifier: isbn:9780141439587 | experience: started=2024-01-02 finished=2024-01-09 | copy: acquired="" | tag: a; b | shelf: Home | added: 2023-05-06
        3 type: music | title: Train | creator: Li Wei | year: 1957 | identifier: barcode:602537351169 | copy: acquired=""; acquired="" | shelf: Home | added: 2023-05-06
        4 type: video-game | title: Quest | creator: Studio | status: active | shelf: Home
        """)
  }

  @Test("Libation: the account's name is not stored")
  func libation() {
    let text = """
      Account,Date Added,Audible Product Id,Title,Subtitle,Authors,Narrators,My Rating Overall
      ann@example.com,2024-01-02,B00X,Emma,A Novel,Jane Austen,Jo Poe,5
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | titles: A Novel | creator: Jane Austen; "Jo Poe" role=narrator | rating: 5 | identifier: asin:B00X | added: 2024-01-02
        """)
  }

  @Test("Zotero: books and films, and articles of their own type")
  func zotero() {
    let text = """
      Key,Item Type,Publication Year,Author,Title,Publication Title,ISBN,DOI,Date,Date Added,Date Modified,Manual Tags,Editor
      AB12,book,1815,"Austen, Jane; Roe, Ann",Emma,,978-0-14-143958-7 0-14-143958-0,,1815-12-23,2024-01-02 10:00:00,2024-01-03,a; b,"Poe, Jo"
      CD34,journalArticle,2020,"Wei, Li",Salt,Journal,,10.1000/1,2020,2024-01-02 10:00:00,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: Emma | creator: Jane Austen; Ann Roe; "Jo Poe" role=editor | year: 1815 | identifier: zotero:AB12; isbn:9780141439587 | tag: a; b | added: 2024-01-02
        3 type: journalarticle | title: Salt | creator: Li Wei | year: 2020 | identifier: zotero:CD34; doi:10.1000/1 | added: 2024-01-02 | Publication Title = Journal
        """)
  }
}
