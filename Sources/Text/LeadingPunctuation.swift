/// Finds where a title's words begin, for ordering: 《三体》 stands with 三体.
public enum LeadingPunctuation {
  /// The text from its first scalar that is neither punctuation nor a space on.
  ///
  /// Symbols such as `$` and `+` stay. A text of nothing else is returned whole.
  public static func skipped(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    if let first = scalars.first, first.value &- 0x61 < 26 || first.value &- 0x41 < 26 {
      return text
    }
    guard let start = scalars.firstIndex(where: { !isSkipped($0) }) else { return text }
    return text[start...]
  }

  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .dashPunctuation, .connectorPunctuation, .otherPunctuation, .spaceSeparator,
      .lineSeparator, .paragraphSeparator, .control, .format:
      true
    default: false
    }
  }
}
