/// The value of a number written in Han characters.
enum HanNumeral {
  private enum Part {
    case digit(Int)
    /// Ten, a hundred, a thousand.
    case unit(Int)
    case tenThousand
  }

  /// Whether a scalar can stand in a number.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool { part(scalar) != nil }

  /// The value, or nil where the parts make no number; at most nine digits, or below 10⁸.
  static func value(of numeral: ArraySlice<Unicode.Scalar>) -> Int? {
    let parts = numeral.compactMap(part)
    // Nothing longer is a volume's number, and nothing shorter can overflow.
    guard !parts.isEmpty, parts.count == numeral.count, parts.count <= 15 else { return nil }
    let digits = parts.compactMap { if case .digit(let digit) = $0 { digit } else { nil } }
    guard digits.count < parts.count else {
      return digits.count <= 9 ? digits.reduce(0) { $0 * 10 + $1 } : nil
    }
    let halves = parts.split(omittingEmptySubsequences: false) {
      if case .tenThousand = $0 { true } else { false }
    }
    guard halves.count == 2 else { return halves.count == 1 ? below(halves[0]) : nil }
    guard let high = below(halves[0]) else { return nil }
    if halves[1].isEmpty { return high * 10_000 }
    return below(halves[1]).map { high * 10_000 + $0 }
  }

  /// Up to 九千九百九十九; units have to become smaller.
  private static func below(_ parts: ArraySlice<Part>) -> Int? {
    var sum = 0
    var digit: Int?
    var least = 10_000
    for part in parts {
      switch part {
      case .digit(let next):
        guard digit == nil || digit == 0 else { return nil }
        digit = next
      case .unit(let unit):
        guard unit < least, digit != 0 else { return nil }
        // A number may begin with ten, but not with hundred.
        guard let count = digit ?? (unit == 10 && sum == 0 ? 1 : nil) else { return nil }
        sum += count * unit
        (least, digit) = (unit, nil)
      case .tenThousand: return nil
      }
    }
    return parts.isEmpty ? nil : sum + (digit ?? 0)
  }

  private static func part(_ scalar: Unicode.Scalar) -> Part? {
    switch scalar {
    case "〇", "零": .digit(0)
    case "一", "壹": .digit(1)
    case "二", "贰", "貳", "两", "兩": .digit(2)
    case "三", "叁", "參", "叄": .digit(3)
    case "四", "肆": .digit(4)
    case "五", "伍": .digit(5)
    case "六", "陆", "陸": .digit(6)
    case "七", "柒": .digit(7)
    case "八", "捌": .digit(8)
    case "九", "玖": .digit(9)
    case "十", "拾": .unit(10)
    case "百", "佰": .unit(100)
    case "千", "仟": .unit(1000)
    case "万", "萬": .tenThousand
    default: nil
    }
  }
}
