public import Localization
import Text

extension OpenEnumeration {
  /// The known value that a word means: a raw value, a title in any language, or a usual synonym.
  ///
  /// Case, width and accents do not matter. `nil` when no known value has such a label; the caller
  /// then decides between keeping the word as an unknown raw value and refusing it.
  public static func labelled(_ label: String) -> Self? {
    let word = TextFolding.folded(label)
    if let value = known.first(where: { $0.rawValue == word }) { return value }
    if let rawValue = synonyms[word] { return Self(rawValue: rawValue) }
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for value in known where value.labels(in: messages).contains(word) { return value }
    }
    return nil
  }

  /// Every label of every known value, for suggestions and completion in the given language.
  public static func allLabels(in messages: Messages) -> [String] {
    known.flatMap { [$0.rawValue] + $0.labels(in: messages) }
  }

  /// The known value whose label is nearest to a word that no value has, to suggest it.
  public static func nearest(to label: String) -> Self? {
    let words = known.map(\.rawValue) + Array(synonyms.keys)
    guard let word = NearestMatch.of(label, in: words) else { return nil }
    return labelled(word)
  }

  private func labels(in messages: Messages) -> [String] {
    let variants = ["", ".plural"] + BookmarkType.known.map { ".\($0.rawValue)" }
    return variants.compactMap {
      messages.text(forKey: "\(Self.catalogueKey).\(rawValue)\($0)").map(TextFolding.folded)
    }
  }
}
