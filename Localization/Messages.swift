/// Every text a person reads, in one language.
///
/// The accessors are generated from the string catalogues beside this file: the key `import.added`
/// with `%(count)lld` becomes `importAdded(count:)`, a key without arguments becomes a property, so
/// that a table can hold `\Messages.typeBook`.
public struct Messages: Sendable {
  /// The language the texts are in: the catalogue language nearest to the one asked for.
  public let language: Language

  /// The compiled texts in the order of the keys.
  let texts: MessageTable
  let pluralRule: PluralRule
  let numberStyle: NumberStyle

  /// Texts in the catalogue language nearest to `language`, which is English when none is near.
  public init(_ language: Language) {
    self.language = Language.negotiate([language.tag])
    texts = Self.texts(
      inColumn: Self.catalogueLanguages.firstIndex(of: self.language) ?? 0)
    pluralRule = PluralRule(self.language)
    numberStyle = NumberStyle(self.language)
  }

  /// The keys of all messages, in ascending order.
  public static var keys: [String] {
    let table = keyTable
    return (0..<table.count).map { table[$0] }
  }

  /// The text of a key known only at run time, such as an error's id.
  ///
  /// Returns nil when there is no such key, or when an argument of the message is missing or is
  /// text where a number is needed. Arguments that the message does not mention are ignored.
  public func text(
    forKey key: String, arguments: [String: MessageArgument] = [:]
  ) -> String? {
    let keys = Self.keyTable
    var range = 0..<keys.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let candidate = keys[middle]
      if candidate == key { return text(middle, arguments) }
      range = candidate < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func text(_ position: Int, _ arguments: [String: MessageArgument]) -> String? {
    var values: [MessageArgument] = []
    for parameter in Self.signatures[position].split(separator: " ") {
      let parts = parameter.split(separator: ":")
      guard let name = parts.first, let value = arguments[String(name)] else { return nil }
      if parts.last == "Int", value.integer == nil { return nil }
      values.append(value)
    }
    return MessageRenderer.render(texts[position], values, pluralRule, numberStyle)
  }

  // What generated accessors call. Inlined into hundreds of them, these would be most of the
  // module's code and of the time it takes to compile.

  @inline(never)
  func text(_ position: Int) -> String { texts[position] }

  @inline(never)
  func render(
    _ position: Int, _ first: MessageArgument, _ second: MessageArgument? = nil,
    _ third: MessageArgument? = nil, _ fourth: MessageArgument? = nil,
    _ fifth: MessageArgument? = nil, _ sixth: MessageArgument? = nil
  ) -> String {
    let arguments = [first, second, third, fourth, fifth, sixth].compactMap(\.self)
    return MessageRenderer.render(texts[position], arguments, pluralRule, numberStyle)
  }
}
