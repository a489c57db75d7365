import Glibc

/// Makes the C library count characters as UTF-8, so that an editor's Backspace takes a whole one.
enum UTF8Locale {
  /// Takes the locale of the environment, or a UTF-8 one where that has another encoding.
  ///
  /// Readline asks the environment again before each line, so the choice is written there too. The
  /// language of the texts was chosen before and does not change.
  static func adopt() {
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where !isUTF8 {
      guard setlocale(LC_CTYPE, name) != nil else { continue }
      setenv("LC_ALL", name, 1)
    }
  }

  private static var isUTF8: Bool {
    guard let encoding = nl_langinfo(nl_item(CODESET)) else { return false }
    return strcmp(encoding, "UTF-8") == 0
  }
}
