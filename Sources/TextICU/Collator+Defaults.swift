extension Collator {
  /// The collation of each language that has several, as CLDR and readers have it.
  ///
  /// All other languages have `standard`; see `collation(for:)`.
  public static let defaultCollations: [String: String] = [
    "zh": "pinyin", "zh-Hans": "pinyin", "zh-Hant": "stroke",
  ]

  /// The name of the collation that a language, a BCP 47 tag, has when it names none itself.
  ///
  /// `zh`, `zh-Hans` and `zh-SG` have `pinyin`, `zh-Hant`, `zh-TW`, `zh-HK` and `zh-MO` `stroke`, all
  /// others `standard`.
  public static func collation(for language: String) -> String {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    let subtags = parts.prefix { $0.utf8.count > 1 }
    guard subtags.first == "zh" else {
      return subtags.first.flatMap { defaultCollations[$0] } ?? "standard"
    }
    let isTraditional =
      subtags.contains("hant")
      || (!subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) })
    return defaultCollations[isTraditional ? "zh-Hant" : "zh-Hans"] ?? "standard"
  }
}
