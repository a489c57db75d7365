import XML

/// Which of a workbook's cell styles show a number as a date.
struct CellStyles {
  private var codes: [Int: String] = [:]
  private var formats: [Int] = []
  private var isInside = false

  /// Takes the next event of the part `styles.xml`.
  mutating func take(_ event: XMLEvent) {
    guard case .start(let tag, _) = event else { return }
    switch tag.name {
    case "numFmt":
      if let id = tag["numFmtId"].flatMap({ Int($0) }) { codes[id] = tag["formatCode"] }
    case "cellXfs": isInside = true
    case "cellStyles", "dxfs": isInside = false
    case "xf": if isInside { formats.append(tag["numFmtId"].flatMap { Int($0) } ?? 0) }
    default: break
    }
  }

  /// Whether a cell of a style shows its number as a date or a time.
  func isDate(_ style: Int) -> Bool {
    guard formats.indices.contains(style) else { return false }
    let format = formats[style]
    if let code = codes[format] { return Self.isDate(code) }
    // The formats without a code, ECMA-376 part 1, 18.8.30, and those of East Asian programs.
    return (14...22).contains(format) || (27...36).contains(format) || (45...47).contains(format)
      || (50...58).contains(format)
  }

  /// Whether a format's code has a letter of a date outside quotes, brackets and escapes.
  private static func isDate(_ code: String) -> Bool {
    var (isQuoted, isBracketed, isEscaped) = (false, false, false)
    for scalar in code.unicodeScalars {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\", "_", "*": isEscaped = !isQuoted
      case "[": isBracketed = true
      case "]": isBracketed = false
      case "d", "m", "y", "h", "s", "D", "M", "Y", "H", "S":
        if !isQuoted, !isBracketed { return true }
      default: break
      }
    }
    return false
  }
}
