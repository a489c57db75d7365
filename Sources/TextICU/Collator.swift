import Text

/// Orders text as the readers of a language expect, by the system's ICU.
///
/// - Spaces and punctuation between words count, so that `New York` comes before `Newark`;
///   punctuation before the first word doesn't, so that 《三体》 stands with 三体. (ICU's "shifted"
///   would ignore spaces, too, and is therefore not used.)
/// - Base letters decide first, then accents, then case. Texts that differ in nothing else are
///   the same; who needs one order always takes something more to decide, such as an identity.
/// - Numbers go by their value: `Vol. 2`, `Vol. 10`.
///
/// A collator belongs to one thread at a time, as ICU demands; it is therefore not `Sendable`.
/// Another one of the same language opens in microseconds.
///
///     let collator = try Collator(language: "zh-u-co-pinyin")
///     let key = collator.sortKey("三体")
public final class Collator {
  /// What the second text is, seen from the first.
  public enum Order: Int32, Sendable {
    case ascending = -1
    case same = 0
    case descending = 1
  }

  private let library: ICULibrary
  private let handle: OpaquePointer

  /// Opens the order of a language, a BCP 47 tag that may name a collation.
  ///
  /// `zh-u-co-pinyin`, `zh-u-co-stroke`, `zh-u-co-zhuyin`, `de-u-co-phonebk`, `sv`; an unknown
  /// language has the order of the root, `und`, and an unknown collation the language's own.
  /// - Throws: `TextICUError`; `libraryMissing` where there is no ICU.
  public convenience init(language: String, numeric: Bool = true) throws(TextICUError) {
    try self.init(language: language, numeric: numeric, library: ICULibrary.shared.get())
  }

  init(language: String, numeric: Bool = true, library: ICULibrary) throws(TextICUError) {
    let locale = try Self.locale(of: language, library)
    var status: Int32 = 0
    let opened = library.open(locale, &status)
    guard let opened, status <= 0 else {
      if let opened { library.close(opened) }
      throw .refused(language: language, code: status)
    }
    self.library = library
    handle = opened
    // From here on `deinit` closes it, also when this throws.
    for (attribute, value) in Self.attributes(numeric: numeric) {
      library.setAttribute(handle, attribute, value, &status)
    }
    if status > 0 { throw .refused(language: language, code: status) }
  }

  deinit { library.close(handle) }

  /// The bytes whose order, as `memcmp` has it, is the order of the texts; never a 0 among them.
  ///
  /// Comparable only with keys of a collator with the same `version`, language and options.
  public func sortKey(_ text: String) -> [UInt8] {
    UTF16Text.with(text) { [library, handle] text in
      let length = Int32(truncatingIfNeeded: text.count)
      var capacity = text.count &* 4 &+ 32
      while true {
        var needed = 0
        let key = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = Int(
            library.sortKey(
              handle, text.baseAddress, length, buffer.baseAddress,
              Int32(truncatingIfNeeded: buffer.count)))
          // The last byte is a 0, which is the same for all.
          count = needed <= buffer.count ? max(needed &- 1, 0) : 0
        }
        if needed <= capacity { return key }
        capacity = needed
      }
    }
  }

  /// How two texts are ordered, the same as by their sort keys and faster for a single question.
  public func compare(_ first: String, _ second: String) -> Order {
    UTF16Text.with(first) { [library, handle] first in
      UTF16Text.with(second) { second in
        let order = library.compare(
          handle, first.baseAddress, Int32(truncatingIfNeeded: first.count), second.baseAddress,
          Int32(truncatingIfNeeded: second.count))
        return Order(rawValue: order) ?? .same
      }
    }
  }

  private static func locale(
    of language: String, _ library: ICULibrary
  ) throws(TextICUError) -> [CChar] {
    var locale = [CChar](repeating: 0, count: 160)
    var status: Int32 = 0
    var parsed: Int32 = 0
    let length = library.localeOfTag(language, &locale, Int32(locale.count), &parsed, &status)
    // A warning says that the final 0 has no place.
    guard status <= 0, Int(parsed) == language.utf8.count, Int(length) < locale.count else {
      throw .invalidLanguage(language)
    }
    return locale
  }

  /// `UColAttribute` and `UColAttributeValue` of `ucol.h`.
  private static func attributes(numeric: Bool) -> [(Int32, Int32)] {
    let (alternate, nonIgnorable): (Int32, Int32) = (1, 21)
    let (normalization, strength, numericCollation): (Int32, Int32, Int32) = (4, 5, 7)
    let (tertiary, off, on): (Int32, Int32, Int32) = (2, 16, 17)
    return [
      // Thai would ignore punctuation otherwise.
      (alternate, nonIgnorable), (strength, tertiary), (normalization, on),
      (numericCollation, numeric ? on : off),
    ]
  }
}

extension Collator {
  /// ICU's version and that of its collation data; nil where there is no ICU.
  ///
  /// Such as `72.1.0.0 15.0.0.0`.
  public static var libraryVersion: String? {
    guard let library = try? ICULibrary.shared.get(),
      let root = try? Collator(language: "und", library: library)
    else { return nil }
    return dotted { library.libraryVersion($0) } + " "
      + dotted { library.collationVersion(root.handle, $0) }
  }

  /// What sort keys depend on besides language and options; store it with them.
  ///
  /// ICU's version, that of its data, and that of the settings made here; languages may share one.
  public var version: String {
    Self.dotted { library.libraryVersion($0) } + " "
      + Self.dotted { library.collatorVersion(handle, $0) } + " \(Self.settingsVersion)"
  }

  /// Rises with every change of attributes or of what is skipped at the beginning.
  private static let settingsVersion = 1

  private static func dotted(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var version: [UInt8] = [0, 0, 0, 0]
    version.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { read(start) }
    }
    return version.map(String.init).joined(separator: ".")
  }
}
