/// Makes text from outside harmless to a terminal and visible to its reader.
///
/// A title may hold escape sequences that move the cursor or bidirectional controls that make a
/// text read as another, see <https://trojansource.codes/>.
public enum TerminalSafety {
  /// The text with each dangerous scalar replaced by a visible form.
  ///
  /// - controls below U+0020, tab included, in caret form: `^[`, `^G`, `^I`; U+007F as `^?`
  /// - newline, and carriage return with newline, as `↵`, or a plain newline if those are kept
  /// - U+0080 to U+009F, the bidirectional controls and the separators U+2028 and U+2029 as
  ///   `\u{9B}`, `\u{202E}`
  ///
  /// Joiners and variation selectors stay, for emoji and Persian need them. A text that needs no
  /// change is returned as it is. The form is for display only: it can't be told from the same
  /// characters typed.
  public static func escaped(_ text: String, keepingNewlines: Bool = false) -> String {
    if !text.utf8.contains(where: isSuspect) { return text }
    var escaped = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      // A return is written only when it is known that no newline follows.
      if afterReturn, scalar != "\n" { escaped.append(contentsOf: "^M".unicodeScalars) }
      afterReturn = scalar == "\r"
      switch scalar.value {
      case 0x0A: escaped.append(keepingNewlines ? "\n" : "↵")
      case 0x0D: break
      case 0x00..<0x20, 0x7F:
        escaped.append("^")
        escaped.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let code = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    if afterReturn { escaped.append(contentsOf: "^M".unicodeScalars) }
    return String(escaped)
  }

  /// Whether a UTF-8 byte is a control or may begin a scalar that has to be escaped.
  @inline(__always)
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}
