import Text

/// The encoding of a text that isn't UTF-8, where it can be told.
///
/// ICU's detector ranks the encodings; each is then tried strictly and its text looked at, because
/// Chinese is Greek to statistics when there are only a few words of it. What isn't written as
/// people write is no candidate, and where two are left that say different things, there is no guess.
/// Where no encoding has all of the bytes, one cell in fifty may be damaged.
public enum EncodingGuess {
  /// The encoding, by a name that `TextDecoder` takes; nil if it can't be told.
  ///
  /// - Parameter sample: the beginning of the text, which may end anywhere.
  public static func encoding(of sample: [UInt8]) -> String? {
    let words = words(in: sample)
    if words.isEmpty { return nil }
    let all = Array(words.joined(separator: [0x0A]))
    let candidates = candidates(for: all)
    return best(of: candidates, for: all) ?? best(of: candidates, forMost: words)
  }

  /// The encoding of a text of which a few cells are damaged.
  private static func best(
    of candidates: [CharsetDetector.Match], forMost words: [ArraySlice<UInt8>]
  ) -> String? {
    var damaged: Set<Int> = []
    let most = candidates.filter { candidate in
      let own = words.indices.filter { decoded(Array(words[$0]), candidate.name) == nil }
      guard own.count * 50 <= words.count else { return false }
      damaged.formUnion(own)
      return true
    }
    if damaged.isEmpty { return nil }
    let readable = words.indices.filter { !damaged.contains($0) }.map { words[$0] }
    return best(of: most, for: Array(readable.joined(separator: [0x0A])))
  }

  /// The encoding of a text, if it is one as people write it and leads over all that say something else.
  private static func best(of candidates: [CharsetDetector.Match], for words: [UInt8]) -> String? {
    let found = candidates.compactMap { candidate -> Reading? in
      guard let text = decoded(words, candidate.name) else { return nil }
      let isNatural =
        EastAsianBytes(candidate.name).map {
          $0.areNatural(words, isProbable: candidate.confidence >= 50)
        } ?? LetterCase.isNatural(text)
      return isNatural
        ? Reading(name: candidate.name, confidence: candidate.confidence, text: text) : nil
    }
    guard let best = found.max(by: { $0.confidence < $1.confidence }) else { return nil }
    let first = found.first { $0.text == best.text } ?? best
    let rival = found.filter { $0.text != best.text }.map(\.confidence).max()
    if let rival, best.confidence - rival < leastLead { return nil }
    return first.name
  }

  private struct Reading {
    let name: String
    let confidence: Int
    let text: [UInt8]
  }

  /// How much more probable than another text the best one has to be.
  private static let leastLead = 5
  /// A confidence that ICU gives to nearly everything.
  private static let least = 10

  /// The cells with bytes beyond ASCII, which alone says nothing of an encoding.
  private static func words(in sample: [UInt8]) -> [ArraySlice<UInt8>] {
    var complete = sample[...]
    if sample.count >= 1 << 16, let end = sample.lastIndex(of: 0x0A) { complete = sample[..<end] }
    let ends: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3B]
    return complete.split(whereSeparator: ends.contains).filter { word in
      word.contains { $0 >= 0x80 }
    }
  }

  /// What ICU finds, with relatives of the encodings that it names, and those it finds too late.
  private static func candidates(for words: [UInt8]) -> [CharsetDetector.Match] {
    var candidates: [CharsetDetector.Match] = []
    for match in CharsetDetector.matches(of: words) where match.confidence > least {
      // The Windows code pages have letters where ISO 8859 has control characters.
      for name in relatives[match.name] ?? [match.name] where !name.hasPrefix("UTF") {
        if candidates.contains(where: { $0.name == name }) { continue }
        candidates.append(.init(name: name, confidence: match.confidence))
      }
    }
    for name in EastAsianBytes.encodings where !candidates.contains(where: { $0.name == name }) {
      candidates.append(.init(name: name, confidence: least))
    }
    return candidates
  }

  private static let relatives = [
    "ISO-8859-1": ["windows-1252"], "ISO-8859-2": ["windows-1250", "ISO-8859-2"],
    "ISO-8859-5": ["ISO-8859-5"], "ISO-8859-6": ["windows-1256"],
    "ISO-8859-7": ["windows-1253", "ISO-8859-7"], "ISO-8859-8": ["windows-1255"],
    "ISO-8859-8-I": ["windows-1255"], "ISO-8859-9": ["windows-1254"],
  ]

  private static func decoded(_ bytes: [UInt8], _ encoding: String) -> [UInt8]? {
    guard let decoder = TextDecoder(encoding: encoding) else { return nil }
    var text: [UInt8] = []
    return bytes.withUnsafeBytes { buffer in
      do throws(TextDecodingError) {
        try decoder.decode(buffer, final: true, into: &text)
        return text
      } catch {
        return nil
      }
    }
  }
}
