import Text

/// The text of a member's name, whose encoding many archives don't tell.
enum MemberName {
  /// UTF-8 where it is that, else GB 18030, in which Chinese Windows writes, else with substitutes.
  static func text(_ bytes: [UInt8]) -> String {
    for encoding in ["UTF-8", "GB18030"] {
      guard let decoder = TextDecoder(encoding: encoding) else { continue }
      var text: [UInt8] = []
      do throws(TextDecodingError) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(TextDecodingError) in
          try decoder.decode(UnsafeRawBufferPointer(buffer), final: true, into: &text)
        }
      } catch {
        continue
      }
      return String(decoding: text, as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
