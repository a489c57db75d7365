/// A language as a BCP 47 tag in its usual case: `en`, `zh-Hans`, `pt-BR`.
public struct Language: Hashable, Codable, Sendable {
  /// The tag with language, script and region in their usual case.
  public let tag: String

  /// English, the language every text was written in first.
  public static let english = Language(canonical: "en")

  /// Chinese in simplified characters.
  public static let simplifiedChinese = Language(canonical: "zh-Hans")

  /// Chinese in traditional characters.
  public static let traditionalChinese = Language(canonical: "zh-Hant")

  /// Any tag, put into its usual case; `zh_hans` and `ZH-HANS` are the same language.
  public init(tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    self.tag = parts.enumerated().map { index, part in
      switch (index, part.utf8.count) {
      case (0, _): part.lowercased()
      case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case (_, 2): part.uppercased()
      default: part.lowercased()
      }
    }.joined(separator: "-")
  }

  /// A tag that is known to be in its usual case.
  init(canonical tag: String) { self.tag = tag }

  /// Reads a tag.
  public init(from decoder: any Decoder) throws {
    self.init(tag: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }

  /// The language without script and region: `zh` of `zh-Hans`.
  public var languageCode: Substring { tag.prefix { $0 != "-" } }

  /// The script, such as `Hans`: as given, or the one usual for the language and region.
  public var script: String? {
    if let script = subtags.first(where: { $0.utf8.count == 4 }) { return String(script) }
    switch languageCode {
    case "zh":
      return switch region {
      case "TW", "HK", "MO": "Hant"
      default: "Hans"
      }
    case "sr": return "Cyrl"
    default: return nil
    }
  }

  /// The country, such as `BR`, if the tag has one.
  public var region: String? {
    subtags.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.first ?? 0 < 0x3a) }
      .map(String.init)
  }

  private var subtags: ArraySlice<Substring> { tag.split(separator: "-").dropFirst() }
}
