import Text

/// The beginning of a word or title as it was typed, compared without case, accents and width.
struct TypedPrefix {
  /// What was typed.
  let text: String
  private let folded: [UInt8]

  init(_ text: String) {
    self.text = text
    var folded = Array(TextFolding.folded(text).utf8)
    // Folding drops the space that says that a word is over.
    if !folded.isEmpty, text.unicodeScalars.last?.properties.isWhitespace == true {
      folded.append(UInt8(ascii: " "))
    }
    self.folded = folded
  }

  /// Whether nothing was typed yet.
  var isEmpty: Bool { folded.isEmpty }

  /// Whether a text begins with what was typed.
  func begins(_ text: String) -> Bool {
    TextFolding.folded(text).utf8.starts(with: folded)
      || (folded.last == UInt8(ascii: " ") && TypedPrefix(text).folded.starts(with: folded))
  }
}
