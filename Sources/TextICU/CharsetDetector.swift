/// The system's ICU charset detector: encodings that a piece of text may be in, by statistics.
///
/// Its answer on short texts is often wrong and its confidence low; ``EncodingGuess`` judges it.
public enum CharsetDetector {
  /// An encoding that the text may be in.
  public struct Match: Equatable, Sendable {
    /// ICU's name of the encoding, such as `GB18030` or `windows-1252`.
    public let name: String
    /// 0 to 100.
    public let confidence: Int
  }

  /// The encodings, the most probable first; none without the library.
  public static func matches(of bytes: [UInt8]) -> [Match] {
    guard !bytes.isEmpty, let library = try? ICULibrary.shared.get() else { return [] }
    var status: Int32 = 0
    guard let detector = library.detectorOpen(&status), status <= 0 else { return [] }
    defer { library.detectorClose(detector) }
    return bytes.withUnsafeBytes { buffer -> [Match] in
      let text = buffer.bindMemory(to: CChar.self)
      library.detectorSetText(detector, text.baseAddress, Int32(clamping: text.count), &status)
      var count: Int32 = 0
      guard let found = library.detectorMatches(detector, &count, &status), status <= 0 else {
        return []
      }
      return (0..<Int(count)).compactMap { index in
        guard let match = found[index], let name = library.matchName(match, &status) else {
          return nil
        }
        let confidence = library.matchConfidence(match, &status)
        return status <= 0
          ? Match(name: String(cString: name), confidence: Int(confidence)) : nil
      }
    }
  }
}
