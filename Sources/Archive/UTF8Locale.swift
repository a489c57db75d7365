import Glibc

/// The locale in which libarchive converts names, whatever the user's own is.
///
/// In the locale `C` it loses every name that isn't ASCII.
enum UTF8Locale {
  nonisolated(unsafe) private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Runs the body in the locale, on this thread only.
  static func during<Value>(_ body: () -> Value) -> Value {
    guard let locale else { return body() }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return body()
  }
}
