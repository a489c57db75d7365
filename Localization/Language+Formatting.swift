extension Language {
  /// A whole number with the language's digit groups: 1,204 in English, 1204 in Spanish.
  public func grouped(_ number: Int) -> String { NumberStyle(self).grouped(number) }

  /// A number rounded to `fractionDigits` (0 to 9) places, with the language's separators.
  public func decimal(_ value: Double, fractionDigits: Int) -> String {
    NumberStyle(self).decimal(value, fractionDigits: fractionDigits)
  }

  /// The items as a plain list: "a, b" in English, "a、b" in Chinese.
  public func joined(_ items: [String]) -> String {
    switch languageCode {
    case "zh", "ja": items.joined(separator: "、")
    case "ar": items.joined(separator: "، ")
    default: items.joined(separator: ", ")
    }
  }
}
