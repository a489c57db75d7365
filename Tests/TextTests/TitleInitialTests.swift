import Testing
import Text

@Suite("The initial of a title")
struct TitleInitialTests {
  @Test(
    "is the letter under which a reader looks for it",
    arguments: [
      ("The Shining", "en", "S"), ("《三体》", "zh", "S"), ("Élan", "fr", "E"),
      ("L'Étranger", "fr", "E"),
      ("Die Hard", "en", "D"), ("Die Blechtrommel", "de", "B"), ("Ярость", "ru", "Я"),
      ("1984", "en", "#"),
      ("2046", "zh", "#"), ("…And Justice", "en", "A"), ("のだめ", "ja", "の"), ("올드보이", "ko", "올"),
      ("“Heroes”", nil, "H"), ("Æon", nil, "A"),
    ] as [(String, String?, String)])
  func letter(title: String, language: String?, letter: String) {
    #expect(TitleInitial.of(title, language: language) == letter)
  }

  @Test("is none where there is no letter and no number", arguments: ["", "…", "☆☆☆", "—"])
  func none(title: String) {
    #expect(TitleInitial.of(title, language: "en") == nil)
  }
}
