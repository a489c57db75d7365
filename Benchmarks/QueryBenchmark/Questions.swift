/// The questions that are measured: what a person types, and the same asked of the sqlite3 shell.
struct Question {
  /// What is wanted of it.
  enum Class: String {
    /// 5 ms, the total too.
    case instant
    /// 10 ms for the page.
    case indexed
    /// 20 ms for the page, 100 ms for the total.
    case other
  }

  let name: String
  let query: String
  let wanted: Class
  /// The page in SQL as one would write it by hand over the same file.
  let page: String?
  /// The total, or the counts of sections.
  let total: String

  /// A whole bookmark, as a listing has it.
  private static let columns = """
    i.*, (SELECT group_concat(text) FROM title x WHERE x.item = i.id),
    (SELECT group_concat(name || role) FROM creator x WHERE x.item = i.id),
    (SELECT group_concat(scheme || value) FROM identifier x WHERE x.item = i.id),
    (SELECT group_concat(name) FROM tag x WHERE x.item = i.id),
    (SELECT group_concat(name) FROM shelf x WHERE x.item = i.id),
    (SELECT group_concat(name) FROM series x WHERE x.item = i.id),
    (SELECT group_concat(format) FROM format x WHERE x.item = i.id),
    (SELECT group_concat(weekday) FROM plan x WHERE x.item = i.id),
    (SELECT group_concat(coalesce(started, '') || coalesce(finished, ''))
      FROM experience x WHERE x.item = i.id),
    (SELECT group_concat(coalesce(location, '')) FROM copy x WHERE x.item = i.id)
    """
  private static let ordered =
    "SELECT \(columns) FROM order_en o CROSS JOIN item i ON i.id = o.id WHERE "

  private static func listing(_ condition: String) -> String {
    "\(ordered)\(condition) ORDER BY o.key LIMIT 50;"
  }

  private static func search(_ words: String) -> String {
    """
    SELECT \(columns) FROM search s JOIN item i ON i.id = s.rowid
    WHERE search MATCH '\(words)' ORDER BY rank LIMIT 50;
    """
  }

  private static func matches(_ words: String) -> String {
    "SELECT count(*) FROM search WHERE search MATCH '\(words)';"
  }

  static let all = [
    Question(
      name: "first 50 of a type", query: "type:movie", wanted: .instant,
      page: listing("i.type = 'movie'"), total: "SELECT sum(count) FROM tally WHERE type = 'movie';"
    ),
    Question(
      name: "first 50 of all", query: "", wanted: .instant, page: listing("1"),
      total: "SELECT sum(count) FROM tally;"),
    Question(
      name: "counts by type", query: "by:type", wanted: .instant, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT type, sum(count) FROM tally GROUP BY type;"),
    Question(
      name: "counts by status", query: "by:status", wanted: .instant, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT status, sum(count) FROM tally GROUP BY status;"),
    Question(
      name: "counts by year", query: "by:year", wanted: .instant, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT year, sum(count) FROM tally GROUP BY year;"),
    Question(
      name: "search, two Chinese characters", query: "红楼", wanted: .instant,
      page: search("\"红 楼\""), total: matches("\"红 楼\"")),
    Question(
      name: "search, a number in titles", query: "12345", wanted: .instant,
      page: search("\"12345\""), total: matches("\"12345\"")),
    Question(
      name: "search, two names", query: "anna berg", wanted: .instant,
      page: search("\"anna\" AND \"berg\""), total: matches("\"anna\" AND \"berg\"")),
    Question(
      name: "search, three words", query: "light house garden", wanted: .instant,
      page: search("\"light\" AND \"house\" AND \"garden\""),
      total: matches("\"light\" AND \"house\" AND \"garden\"")),
    Question(
      name: "search, pinyin", query: "hlm*", wanted: .instant, page: search("\"hlm\" *"),
      total: matches("\"hlm\" *")),
    Question(
      name: "status, rating and years", query: "status:done rating:4.. year:1990..1999",
      wanted: .indexed,
      page: listing("i.status = 'done' AND i.rating >= 80 AND i.year BETWEEN 1990 AND 1999"),
      total: """
        SELECT count(*) FROM item WHERE status = 'done' AND rating >= 80
        AND published BETWEEN 19900000 AND 19999999;
        """),
    Question(
      name: "a rare year, type and status", query: "type:music status:wish year:1950",
      wanted: .other,
      page: listing("i.type = 'music' AND i.status = 'wish' AND i.year = 1950"),
      total:
        "SELECT sum(count) FROM tally WHERE type = 'music' AND status = 'wish' AND year = 1950;"),
    Question(
      name: "a tag", query: "tag:river", wanted: .other,
      page: listing("EXISTS (SELECT 1 FROM tag t WHERE t.item = i.id AND t.key = 'river')"),
      total: "SELECT count(*) FROM tag WHERE key = 'river';"),
    Question(
      name: "two tags", query: "tag:river tag:stone", wanted: .other,
      page: listing(
        "EXISTS (SELECT 1 FROM tag t WHERE t.item = i.id AND t.key = 'river') "
          + "AND EXISTS (SELECT 1 FROM tag t WHERE t.item = i.id AND t.key = 'stone')"),
      total: """
        SELECT count(*) FROM tag a JOIN tag b ON b.item = a.item
        WHERE a.key = 'river' AND b.key = 'stone';
        """),
    Question(
      name: "a creator", query: "creator:\"Anna Berg\"", wanted: .other,
      page: listing(
        "i.id IN (SELECT rowid FROM search WHERE search MATCH '{creator} : \"anna berg\"')"),
      total: matches("{creator} : \"anna berg\"")),
    Question(
      name: "a rating", query: "rating:5", wanted: .other, page: listing("i.rating = 100"),
      total: "SELECT count(*) FROM item WHERE rating = 100;"),
    Question(
      name: "without an ISBN", query: "type:book missing:isbn", wanted: .other,
      page: listing(
        "i.type = 'book' AND NOT EXISTS (SELECT 1 FROM identifier x WHERE x.item = i.id)"),
      total: """
        SELECT count(*) FROM item i WHERE type = 'book'
        AND NOT EXISTS (SELECT 1 FROM identifier x WHERE x.item = i.id AND x.scheme = 'isbn');
        """),
    Question(
      name: "finished in a month", query: "finished:2024-05 sort:-finished", wanted: .other,
      page: """
        SELECT \(columns) FROM item i WHERE i.id IN (
          SELECT item FROM experience WHERE finished BETWEEN 20240500 AND 20240599)
        ORDER BY i.finished DESC, i.title_key LIMIT 50;
        """,
      total: """
        SELECT count(DISTINCT item) FROM experience
        WHERE finished BETWEEN 20240500 AND 20240599;
        """),
    Question(
      name: "the best first", query: "sort:-rating,title", wanted: .other,
      page: "SELECT \(columns) FROM item i ORDER BY rating DESC, title_key LIMIT 50;",
      total: "SELECT sum(count) FROM tally;"),
    Question(
      name: "the latest first", query: "type:movie sort:-finished", wanted: .other,
      page: "SELECT \(columns) FROM item i WHERE type = 'movie' ORDER BY finished DESC LIMIT 50;",
      total: "SELECT sum(count) FROM tally WHERE type = 'movie';"),
    Question(
      name: "a frequent word", query: "light", wanted: .other, page: search("\"light\""),
      total: matches("\"light\"")),
    Question(
      name: "a frequent word of a type", query: "light type:movie", wanted: .other,
      page: """
        SELECT \(columns) FROM search s JOIN item i ON i.id = s.rowid
        WHERE search MATCH '"light"' AND i.type = 'movie' ORDER BY rank LIMIT 50;
        """,
      total: """
        SELECT count(*) FROM search s CROSS JOIN item i ON i.id = s.rowid
        WHERE search MATCH '"light"' AND i.type = 'movie';
        """),
    Question(
      name: "sections by tag", query: "by:tag", wanted: .other, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT name, count(*) FROM tag GROUP BY name;"),
    Question(
      name: "sections by creator", query: "by:creator", wanted: .other, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT name, count(*) FROM creator GROUP BY name;"),
    Question(
      name: "sections by initial", query: "by:initial", wanted: .other, page: nil,
      total:
        "SELECT sum(count) FROM tally; SELECT initial, count(*) FROM order_en GROUP BY initial;"),
    Question(
      name: "sections by status, filtered", query: "rating:4.. by:status", wanted: .other,
      page: nil,
      total:
        "SELECT sum(count) FROM tally; SELECT status, count(*) FROM item WHERE rating >= 80 GROUP BY status;"
    ),
    Question(
      name: "sections by rating", query: "by:-rating", wanted: .other, page: nil,
      total: "SELECT sum(count) FROM tally; SELECT rating, count(*) FROM item GROUP BY rating;"),
    Question(
      name: "sections by type and status", query: "by:type,status", wanted: .other,
      page: nil,
      total:
        "SELECT sum(count) FROM tally; SELECT type, status, sum(count) FROM tally GROUP BY 1, 2;"),
    Question(
      name: "a frequent word by year", query: "light by:-year", wanted: .other, page: nil,
      total: """
        SELECT year, count(*) FROM search s CROSS JOIN item i ON i.id = s.rowid
        WHERE search MATCH '"light"' GROUP BY year;
        """),
    Question(
      name: "a frequent word by initial", query: "light by:initial", wanted: .other, page: nil,
      total: """
        SELECT initial, count(*) FROM search s CROSS JOIN order_en o ON o.id = s.rowid
        WHERE search MATCH '"light"' GROUP BY initial;
        """),
    Question(
      name: "a frequent word by rating", query: "light by:-rating", wanted: .other, page: nil,
      total: """
        SELECT rating, count(*) FROM search s CROSS JOIN item i ON i.id = s.rowid
        WHERE search MATCH '"light"' GROUP BY rating;
        """),
    Question(
      name: "a tag by type", query: "tag:river by:type", wanted: .other, page: nil,
      total: """
        SELECT i.type, count(*) FROM tag CROSS JOIN item i ON i.id = tag.item
        WHERE tag.name = 'river' GROUP BY i.type;
        """),
    Question(
      name: "a type by creator", query: "type:movie by:creator", wanted: .other, page: nil,
      total: """
        SELECT c.name, count(*) FROM item i JOIN creator c ON c.item = i.id
        WHERE i.type = 'movie' GROUP BY c.name;
        """),
    Question(
      name: "a type by tag", query: "type:movie by:tag", wanted: .other, page: nil,
      total: """
        SELECT t.name, count(*) FROM item i LEFT JOIN tag t ON t.item = i.id
        WHERE i.type = 'movie' GROUP BY t.name;
        """),
    Question(
      name: "what was finished by month", query: "status:done by:-finished", wanted: .other,
      page: nil,
      total: """
        SELECT finished / 100, count(*) FROM item WHERE status = 'done' GROUP BY finished / 100;
        """),
  ]
}
