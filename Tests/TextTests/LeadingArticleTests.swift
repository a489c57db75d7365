import Testing
import Text

@Suite("Articles and quotes before a title")
struct LeadingArticleTests {
  @Test(
    "are skipped by the title's language",
    arguments: [
      ("The Wire", "en", "Wire"), ("A Room", "en-GB", "Room"), ("AN Education", "en", "Education"),
      ("Die Hard", "en", "Die Hard"), ("Die Blechtrommel", "de", "Blechtrommel"),
      ("L’Étranger", "fr", "Étranger"), ("L'avventura", "it_IT", "avventura"),
      ("«Les Misérables»", "fr", "Misérables»"), ("El Topo", "es", "Topo"),
      ("Los olvidados", "es", "olvidados"), ("I vitelloni", "it", "vitelloni"),
      ("Gli indifferenti", "it", "indifferenti"), ("The Host", "fr", "The Host"),
      ("《三体》", "zh", "三体》"), ("「君の名は。」", "ja", "君の名は。」"), ("A 計画", "zh", "A 計画"),
      ("Det sjunde inseglet", "sv", "sjunde inseglet"),
      ("The Wire", nil, "Wire"), ("Le Samouraï", nil, "Le Samouraï"),
      ("“The ‘Burbs”", nil, "Burbs”"),
      ("The", "en", "The"), ("A", nil, "A"), ("The The", nil, "The"), ("Theory", nil, "Theory"),
      ("A.I.", nil, "A.I."), ("The …", nil, "The …"), ("L'", "fr", "L'"), ("A–Z", nil, "A–Z"),
      ("$9.99", nil, "$9.99"), ("+", nil, "+"), ("…", nil, "…"), ("", nil, ""),
    ] as [(String, String?, String)])
  func skipped(title: String, language: String?, expected: String) {
    #expect(LeadingArticle.skipped(title, language: language) == expected)
  }
}
