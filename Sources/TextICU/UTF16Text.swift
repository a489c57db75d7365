import Text

/// Lends the UTF-16 form of a text, as ICU wants it, from where its first word begins.
enum UTF16Text {
  static func with<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt16>) -> Result
  ) -> Result {
    var content = LeadingPunctuation.skipped(text[...])
    return content.withUTF8 { utf8 in
      // No scalar has more units in UTF-16 than bytes in UTF-8.
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: utf8.count) { units in
        var count = 0
        _ = transcode(
          utf8.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false
        ) { unit in
          guard count < units.count else { return }
          units.initializeElement(at: count, to: unit)
          count &+= 1
        }
        return body(UnsafeBufferPointer(rebasing: units[..<count]))
      }
    }
  }
}
