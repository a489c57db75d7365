/// How a language writes numbers: with Western digits and its own separators, after CLDR.
struct NumberStyle: Hashable, Sendable {
  let groupSeparator: String
  let decimalSeparator: String
  /// How many digits must stand before the first separator: 2 leaves 1204 ungrouped.
  let leadingDigits: Int

  private init(_ groupSeparator: String, _ decimalSeparator: String, leadingDigits: Int = 1) {
    self.groupSeparator = groupSeparator
    self.decimalSeparator = decimalSeparator
    self.leadingDigits = leadingDigits
  }

  init(_ language: Language) {
    switch language.languageCode {
    case "de", "it", "nl", "tr", "vi", "id", "da": self.init(".", ",")
    case "es": self.init(".", ",", leadingDigits: 2)
    case "pt":
      self = language.region == "PT" ? .init("\u{a0}", ",", leadingDigits: 2) : .init(".", ",")
    case "fr": self.init("\u{202f}", ",")
    case "ru", "uk", "sv", "cs", "sk", "nb", "fi": self.init("\u{a0}", ",")
    case "pl": self.init("\u{a0}", ",", leadingDigits: 2)
    default: self.init(",", ".")
    }
  }

  func grouped(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(digits: String(number.magnitude))
  }

  /// Puts separators into a run of ASCII digits.
  private func grouped(digits: String) -> String {
    let count = digits.utf8.count
    guard count >= 3 + leadingDigits else { return digits }
    var text = ""
    text.reserveCapacity(count + (count / 3) * groupSeparator.utf8.count)
    for (index, digit) in digits.unicodeScalars.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { text += groupSeparator }
      text.unicodeScalars.append(digit)
    }
    return text
  }

  /// Rounds to `fractionDigits` (0 to 9); values too large to be exact are written as they are.
  func decimal(_ value: Double, fractionDigits: Int) -> String {
    let places = min(max(fractionDigits, 0), 9)
    let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Also false for NaN and the infinities.
    guard scaled < 9e15 else { return "\(value)" }
    let digits = String(UInt64(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let whole = grouped(digits: String(padded.dropLast(places)))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return places == 0 ? sign + whole : sign + whole + decimalSeparator + padded.suffix(places)
  }
}
