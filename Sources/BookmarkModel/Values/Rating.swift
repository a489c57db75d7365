import Text

/// An opinion from 0 to 100, with the text and the scale in which it was given.
public struct Rating: Hashable, Sendable {
  /// 0 to 100.
  public let value: Double
  /// What it was given as, readable again by ``init(_:scale:)`` on the scale 5: `4.5`, `9/10`, `A-`.
  public let text: String

  /// The scale of a rating that is typed or shown without one.
  public static let standardScale = 5.0

  /// Reads `4`, `4.5`, `4,5`, `8/10`, `80/100`, `80%`, `★★★★½` and the letters A+ to F.
  ///
  /// A number without a scale is on `scale`. `nil` for anything else, for a number outside of its
  /// scale, and for a row of empty stars, which every service uses for "not rated". A plain `0` is
  /// a rating; where a service means "not rated" by it, its profile knows.
  public init?(_ given: String, scale: Double = standardScale) {
    let word = TextFolding.folded(given)
    guard !word.isEmpty, scale > 0, scale <= 1_000_000 else { return nil }
    if let letter = Self.letters[word] {
      self.init(value: letter, text: given)
    } else if let stars = Self.stars(given) {
      self.init(value: stars * 20, text: given)
    } else if word.hasSuffix("%"), let number = Self.number(word.dropLast()) {
      self.init(value: number, text: given)
    } else {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count <= 2, let number = Self.number(parts[0]) else { return nil }
      let given = given.trimmingSpaces()
      if parts.count == 2 {
        guard let scale = Self.number(parts[1]), scale > 0 else { return nil }
        self.init(value: Self.hundredths(number, of: scale), text: given)
      } else {
        let isStandard = scale == Self.standardScale
        self.init(
          value: Self.hundredths(number, of: scale),
          text: isStandard ? given : "\(given)/\(Self.shortest(scale))")
      }
    }
  }

  private init?(value: Double, text: String) {
    guard value >= 0, value <= 100 else { return nil }
    self.value = value
    self.text = text.trimmingSpaces()
  }

  /// A rating as it was stored: a value of 0 to 100 and the text it was given as.
  public init?(stored value: Double, text: String) {
    self.init(value: value, text: text)
  }

  /// The value on another scale, such as 4.5 on the scale 5.
  public func on(scale: Double) -> Double { value / 100 * scale }

  /// Stars and a half star, rounded to the nearest half: `★★★★½`; `☆` for less than a quarter star.
  public var stars: String {
    let halves = Int((value / 10).rounded())
    if halves == 0 { return "☆" }
    return String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
  }

  /// The shortest decimal form of a number, without a trailing `.0`.
  public static func shortest(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// A share of a scale on 0 to 100, rounded so that 57/100 is 57 and compares as such.
  private static func hundredths(_ number: Double, of scale: Double) -> Double {
    (number / scale * 1e8).rounded() / 1e6
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    let bytes = String(text).trimmingSpaces().utf8.map { $0 == 0x2C ? 0x2E : $0 }
    guard !bytes.isEmpty, bytes.count <= 24,
      bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
    else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// The stars of a text that is not folded, since folding writes ½ as 1⁄2.
  private static func stars(_ given: String) -> Double? {
    var count = 0.0
    var empty = 0.0
    for scalar in given.unicodeScalars {
      switch scalar {
      case "★", "⭐", "\u{1F31F}": count += 1
      case "½": count += 0.5
      case "☆": empty += 1
      case " ", "\u{FE0F}", "\t", "\n", "\r": continue
      default: return nil
      }
    }
    // More than five places are another scale, which nothing here says.
    return count > 0 && count + empty <= 5 ? count : nil
  }

  private static let letters: [String: Double] = [
    "a+": 100, "a": 95, "a-": 90, "b+": 85, "b": 80, "b-": 75, "c+": 70, "c": 65, "c-": 60,
    "d+": 55, "d": 50, "d-": 45, "f": 20,
  ]
}

extension Rating: Comparable, Codable, CustomStringConvertible {
  /// By value.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// The text it was given as, with its scale unless that is 5.
  public var description: String { text }

  /// Decodes from the text form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let rating = Rating(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a rating: \(text)"))
    }
    self = rating
  }

  /// Encodes as the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  func trimmingSpaces() -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    let end = utf8.index(after: last)
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}
