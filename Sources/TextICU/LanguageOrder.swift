import Text

/// The order in which readers of a language look for titles and names.
///
/// Leading articles and punctuation are skipped, numbers go by their value, also those written in
/// Chinese (卷二 before 卷十), and the language's collation decides the rest: pinyin for `zh-Hans`,
/// strokes for `zh-u-co-stroke`, and so on; see ``Collator``. Where there is no ICU, folded text is
/// compared byte by byte.
public final class LanguageOrder {
  private let collator: Collator?

  /// What keys depend on; keys of different versions can't be compared.
  ///
  /// It begins with ``rules``.
  public let version: String

  /// The part of a version that ICU has no say in.
  public static let rules = "1.\(TextFolding.version)"

  /// The order of a language by its BCP 47 tag.
  public init(language: String) {
    collator = try? Collator(language: language)
    version = "\(Self.rules) \(collator?.version ?? "folded")"
  }

  /// The bytes whose order is that of titles.
  ///
  /// - Parameter language: the title's own language, whose articles are skipped; see
  ///   ``LeadingArticle/skipped(_:language:)``.
  public func titleKey(_ title: String, language: String?) -> [UInt8] {
    key(String(LeadingArticle.skipped(title, language: language)))
  }

  /// The bytes whose order is that of names: creators, tags, series.
  public func nameKey(_ name: String) -> [UInt8] { key(name) }

  private func key(_ text: String) -> [UInt8] {
    guard let collator else { return Array(TextFolding.folded(text).utf8) }
    return collator.sortKey(NaturalNumerals.normalized(text))
  }
}
