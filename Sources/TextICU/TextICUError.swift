/// Why text can't be ordered by a language.
public enum TextICUError: Error, Equatable, Sendable {
  /// No ICU library was found that can be loaded.
  case libraryMissing
  /// A library was loaded, but lacks a function, named without its version suffix.
  case functionMissing(String)
  /// The language is no well-formed BCP 47 tag.
  case invalidLanguage(String)
  /// ICU refused to open or configure a collator, with its error code.
  ///
  /// The codes are listed in `utypes.h`, <https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/utypes_8h.html>.
  case refused(language: String, code: Int32)
}
