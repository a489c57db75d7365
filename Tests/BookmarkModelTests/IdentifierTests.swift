import BookmarkModel
import Testing

@Suite("Identifiers")
struct IdentifierTests {
  @Test(
    "ISBNs of every spelling are the thirteen digits",
    arguments: [
      ("0441478123", "9780441478125"), ("0-441-47812-3", "9780441478125"),
      ("9780441478125", "9780441478125"), ("978-0-441-47812-5", "9780441478125"),
      ("978 0 441 47812 5", "9780441478125"), ("978‐0‐441‐47812‐5", "9780441478125"),
      ("080442957X", "9780804429573"), ("0-8044-2957-x", "9780804429573"),
      ("=\"0441478123\"", "9780441478125"), ("'9780441478125", "9780441478125"),
      ("９７８７５３６６９２９３０", "9787536692930"), ("9791034901235", nil),
      ("979-10-90636-07-1", "9791090636071"), ("ISBN 0441478123", "9780441478125"),
      ("isbn:9780441478125", "9780441478125"), ("ISBN-13: 978-0-441-47812-5", "9780441478125"),
      ("ISBN-10 0-441-47812-3", "9780441478125"), ("ISBN13 9780441478125", "9780441478125"),
      ("9780441478125.0", "9780441478125"), ("9780441478124", nil), ("0441478124", nil),
      ("X441478123", nil), ("08044X9572", nil), ("080442957Y", nil), ("1234567890123", nil),
      ("978044147812", nil), ("", nil), ("0000000000", nil), ("9780000000002", nil),
      ("9.78044E+12", nil), ("isbn", nil), (".0", nil),
    ] as [(String, String?)])
  func isbn(text: String, digits: String?) {
    #expect(ISBN(text)?.digits == digits)
  }

  @Test(
    "ISBNs get their leading zeros back where the check digit proves them",
    arguments: [
      ("441478123", "9780441478125"), ("80442957X", "9780804429573"),
      ("80442957x", "9780804429573"), ("441478124", nil), ("4414781", nil), ("", nil),
      ("0441478123", nil), ("44147812é", nil), ("000000000", nil),
    ] as [(String, String?)])
  func leadingZeros(text: String, digits: String?) {
    #expect(ISBN(restoringLeadingZeros: text)?.digits == digits)
  }

  @Test(
    "are brought into the form of their scheme",
    arguments: [
      ("isbn", "0-441-47812-3", "isbn", "9780441478125"), ("ISBN", "9780441478124", "", nil),
      ("imdb", "tt0078748", "imdb", "tt0078748"), ("imdb", "TT78748", "imdb", "tt0078748"),
      ("IMDB", " 78748 ", "imdb", "tt0078748"), ("imdb", "tt10872600", "imdb", "tt10872600"),
      ("imdb", "nm0000631", "", nil), ("imdb", "tt", "", nil), ("imdb", "0", "", nil),
      ("douban", " 2567698 ", "douban", "2567698"), ("asin", "B00A1b", "asin", "B00A1b"),
      ("my-shop", "a;b", "my-shop", "a;b"), ("x", "", "", nil), ("", "1", "", nil),
    ] as [(String, String, String, String?)])
  func canonical(scheme: String, value: String, canonicalScheme: String, canonicalValue: String?) {
    let identifier = Identifier(scheme, value)
    #expect(identifier?.scheme ?? "" == canonicalScheme)
    #expect(identifier?.value == canonicalValue)
  }
}
