extension JSONValue {
  /// Reads exactly one value from a whole text.
  ///
  /// White space around the value and a byte order mark are fine. NULs written as `\u0000` are removed. For files, and for more than one value, use
  /// `JSONReader`.
  ///
  /// - Throws: `JSONError`, whose `isFinal` is true and whose record number is 1.
  public static func parse(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONValue {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    let outcome = bytes.withUnsafeBytes { all in
      JSONParser.parse(UnsafeRawBufferPointer(rebasing: all[start...]), limits: limits)
    }
    switch outcome {
    case .success(let parsed):
      return parsed.value
    case .failure(let failure):
      let position = JSONPosition(offset: start, lineStart: start)
      throw failure.error(in: bytes[start...], at: position, index: 1, isFinal: true)
    }
  }
}
