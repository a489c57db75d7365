/// Every text a person reads, in one language.
///
/// The accessors are generated from the string catalogues beside this file: the key `import.added`
/// with `%(count)lld` becomes `importAdded(count:)`, a key without arguments becomes a property, so
/// that a table can hold `\Messages.typeBook`.
public struct Messages: Sendable {
  /// The language the texts are in: the catalogue language nearest to the one asked for.
  public let language: Language

  /// The language's place among `catalogueLanguages`.
  let column: Int
  let pluralRule: PluralRule
  let numberStyle: NumberStyle

  /// Texts in the catalogue language nearest to `language`, which is English when none is near.
  public init(_ language: Language) {
    self.language = Language.negotiate([language.tag])
    column = Self.catalogueLanguages.firstIndex(of: self.language) ?? 0
    pluralRule = PluralRule(self.language)
    numberStyle = NumberStyle(self.language)
  }

  /// The text of a key known only at run time, such as an error's id.
  ///
  /// Returns nil when there is no such key, or when an argument of the message is missing or is
  /// text where a number is needed. Arguments that the message does not mention are ignored.
  public func text(
    forKey key: String, arguments: [String: MessageArgument] = [:]
  ) -> String? {
    var range = 0..<Self.keys.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let candidate = Self.keys[middle]
      if candidate == key { return text(at: middle, arguments) }
      range = candidate < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  @inline(never)
  func grouped(_ number: Int) -> String { numberStyle.grouped(number) }

  @inline(never)
  func category(_ number: Int) -> PluralCategory { pluralRule.category(of: number) }
}
