import XML

/// What the cells of a workbook mean by what stands in them.
struct CellValues {
  let texts: [String]
  let styles: CellStyles
  let since1904: Bool

  /// The text of a cell, by its tag, its value and its inline text.
  func text(_ tag: XMLTag, value: String, inline: String) -> String {
    switch tag["t"] {
    case "s":
      guard let index = Int(value), texts.indices.contains(index) else { return "" }
      return texts[index]
    case "inlineStr": return inline
    case "b": return value == "1" ? "true" : value == "0" ? "false" : value
    // An error such as #N/A says that there is no value.
    case "e": return ""
    case "str", "d": return value
    default:
      guard !value.isEmpty, let style = tag["s"].flatMap({ Int($0) }), styles.isDate(style)
      else { return value }
      return SerialDate.text(value, since1904: since1904) ?? value
    }
  }
}
