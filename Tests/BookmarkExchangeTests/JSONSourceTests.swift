import BookmarkExchange
import Testing

@Suite("JSON sources")
struct JSONSourceTests {
  @Test("keys are read as columns are, and what has no place is kept digit for digit")
  func keys() {
    let text = """
      [
       {"Type": "book", "书名": "三体", "year": 1965.0, "isbn": 9780441478125, "authors": ["刘慈欣"],
        "translator": {"name": "Ken Liu", "language": "en"}, "rating": 4.5, "favourite": true, "notes": null,
        "tags": ["a, b", "c"], "shop_id": 10000000000000000001, "more": {"x": [1, "é"]}, "seen": false},
       {"title": "numbers", "year": 1e400},
       {"title": "half", "year": 1965.5},
       7,
       {"year": 1970},
       {"title": "twice", "title": "twice"},
       {"title": "last"}
      ]
      """
    #expect(
      SourcePicture.of(text, name: "list.json") == """
        2 type: book | title: 三体 | creator: 刘慈欣; "Ken Liu" role=translator language=en | year: 1965 | rating: 4.5 | favourite: yes | identifier: isbn:9780441478125 | tag: "a, b"; c | shop_id = 10000000000000000001 | more = {"x":[1,"é"]} | seen = false
        rejected 5 #2 year: 1e400 notADate
        rejected 6 #3 year: 1965.5 notADate
        rejected 7 #4 notAnObject
        rejected 8 #5 missingTitle
        rejected 9 #6 brokenJSON duplicateKey("title") at 9:21
        10 title: last
        """)
  }

  @Test(
    "arrays, lines and objects on several lines, whatever the file is called",
    arguments: ["a.json", "a.ndjson", "-"])
  func forms(_ name: String) {
    let texts = [
      #"[{"title":"A"},{"title":"B"}]"#, "{\"title\":\"A\"}\n\n{\"title\":\"B\"}",
      "{\n\"title\": \"A\"\n}\n{\n\"title\": \"B\"\n}\n",
    ]
    let pictures = ["1 title: A\n1 title: B", "1 title: A\n3 title: B", "1 title: A\n4 title: B"]
    #expect(texts.map { SourcePicture.of($0, name: name) } == pictures)
  }

  @Test("a broken line is rejected, and the next one read")
  func brokenLine() {
    #expect(
      SourcePicture.of("{\"title\":\"A\"}\n{\"title\":\"B\n{\"title\":\"C\"}\n", name: "-") == """
        1 title: A
        rejected 2 #2 brokenJSON unexpectedEnd at 2:12
        3 title: C
        """)
  }

  @Test(
    "texts that are refused as a whole",
    arguments: [
      ("[]", ""), ("", "error: empty"),
      (
        "[{\"title\":\"A\"},\n{\"title\":",
        "1 title: A\nerror: truncated(line: 2, column: 10, openedAtLine: 2)"
      ),
      (
        String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
        "error: tooDeep(line: 1, column: 66)"
      ),
      (
        "[{\"title\":\"A\"} x]",
        "1 title: A\nerror: invalidJSON(line: 1, column: 16, problem: BookmarkExchange.JSONProblem.unexpectedByte)"
      ),
      (
        "[{\"foo\":1},{\"bar\":2}]",
        "rejected 1 #1 missingTitle\nrejected 1 #2 missingTitle\nerror: noKnownColumn(columns: [\"foo\", \"bar\"], rows: 2)"
      ),
    ])
  func refusals(_ text: String, _ picture: String) {
    #expect(SourcePicture.of(text, name: "list.json") == picture)
  }
}
