/// Text from outside as it may stand in HTML, between tags and inside of quotes.
public enum HTMLEscape {
  /// The text with references for what would begin or end a tag, a reference or an attribute.
  ///
  /// Controls other than tab and newline, which HTML doesn't allow, are left out.
  public static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
