public import Localization
import Synchronization
import Text

/// The labels of each enumeration by its catalogue key, made when first asked for: an import asks
/// once a row, and the titles of all languages are some hundred texts to fold.
private let labelTables = Mutex<[String: [String: String]]>([:])

extension OpenEnumeration {
  /// The known value that a word means: a raw value, a title in any language, or a usual synonym.
  ///
  /// Case, width and accents do not matter. `nil` when no known value has such a label; the caller
  /// then decides between keeping the word as an unknown raw value and refusing it.
  public static func labelled(_ label: String) -> Self? {
    let word = TextFolding.folded(label)
    let rawValue = labelTables.withLock { tables in
      let table = tables[catalogueKey] ?? labelTable()
      tables[catalogueKey] = table
      return table[word]
    }
    return rawValue.map(Self.init(rawValue:))
  }

  /// Every label of every known value, for suggestions and completion in the given language.
  public static func allLabels(in messages: Messages) -> [String] {
    known.flatMap { [$0.rawValue] + $0.labels(in: messages) }
  }

  /// The known value whose label is nearest to a word that no value has, to suggest it.
  public static func nearest(to label: String) -> Self? {
    let words = known.map(\.rawValue) + synonyms.keys.sorted()
    guard let word = NearestMatch.of(label, in: words) else { return nil }
    return labelled(word)
  }

  /// Raw values first, then synonyms, then the titles of each language; the first one wins.
  private static func labelTable() -> [String: String] {
    var table: [String: String] = [:]
    func add(_ word: String, _ rawValue: String) {
      if table[word] == nil { table[word] = rawValue }
    }
    for value in known { add(TextFolding.folded(value.rawValue), value.rawValue) }
    for (word, rawValue) in synonyms.sorted(by: <) { add(TextFolding.folded(word), rawValue) }
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for value in known {
        for word in value.labels(in: messages) { add(word, value.rawValue) }
      }
    }
    return table
  }

  private func labels(in messages: Messages) -> [String] {
    let variants = ["", ".plural"] + BookmarkType.known.map { ".\($0.rawValue)" }
    return variants.compactMap {
      messages.text(forKey: "\(Self.catalogueKey).\(rawValue)\($0)").map(TextFolding.folded)
    }
  }
}
