import BookmarkModel
import Testing

@Suite("Links of known services")
struct ServiceLinkTests {
  @Test(
    "give type and identifier",
    arguments: [
      ("https://www.imdb.com/title/tt0078748/", "movie imdb:tt0078748"),
      ("https://m.imdb.com/title/tt0078748/?ref_=fn_al", "movie imdb:tt0078748"),
      ("https://www.imdb.com/de/title/tt0078748/fullcredits", "movie imdb:tt0078748"),
      ("imdb.com/title/tt0078748", "movie imdb:tt0078748"),
      ("https://www.themoviedb.org/movie/348-alien?language=de", "movie tmdb:348"),
      ("https://www.themoviedb.org/tv/1399-game-of-thrones", "tv-series tmdb:1399"),
      ("https://boxd.it/2aG4", "movie letterboxd:2aG4"),
      ("https://letterboxd.com/film/alien", "movie link:https://letterboxd.com/film/alien/"),
      ("https://www.goodreads.com/book/show/234225.Dune", "book goodreads:234225"),
      ("https://www.goodreads.com/en/book/show/234225-dune", "book goodreads:234225"),
      ("https://openlibrary.org/works/OL893415W/Dune", "book openlibrary:OL893415W"),
      ("https://openlibrary.org/isbn/9780441478125", "book isbn:9780441478125"),
      ("https://book.douban.com/subject/4913064/", "book douban:4913064"),
      ("https://movie.douban.com/subject/1291546/?from=x", "movie douban:1291546"),
      ("https://music.douban.com/subject/1401853/", "music douban:1401853"),
      ("https://m.douban.com/movie/subject/1291546/", "movie douban:1291546"),
      (
        "https://musicbrainz.org/release-group/1b022e01-4da6-387b-8658-8678046e4cef",
        "music musicbrainz:1b022e01-4da6-387b-8658-8678046e4cef"
      ),
      ("https://www.discogs.com/release/249504-Rick-Astley", "music discogs:249504"),
      ("https://www.discogs.com/de/master/96559-Rick-Astley", "music discogs:master/96559"),
      (
        "https://open.spotify.com/intl-de/album/1weenld61qoidwYuZ1GESA",
        "music spotify:1weenld61qoidwYuZ1GESA"
      ),
      ("https://www.wikidata.org/wiki/Q103569", " wikidata:Q103569"),
      ("https://www.amazon.de/Der-Hobbit/dp/0441478123/ref=x", "book isbn:9780441478125"),
      ("https://www.amazon.com/dp/b00005jpo1", " asin:B00005JPO1"),
    ])
  func known(address: String, meaning: String) throws {
    let link = try #require(ServiceLink(address))
    let type = link.type?.rawValue ?? ""
    #expect("\(type) \(link.identifier.scheme):\(link.identifier.value)" == meaning)
  }

  @Test(
    "everything else is none",
    arguments: [
      "", "alien", "https://", "https://example.org/title/tt0078748/", "https://www.imdb.com/",
      "https://www.imdb.com/name/nm0000631/", "https://www.imdb.com/title/", "AC/DC",
      "https://book.douban.com/subject/x/", "https://www.goodreads.com/author/show/58.Herbert",
      "https://notimdb.com/title/tt0078748/", "https://openlibrary.org/isbn/123",
    ])
  func unknown(address: String) {
    #expect(ServiceLink(address) == nil)
  }
}
