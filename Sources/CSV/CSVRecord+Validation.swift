extension CSVRecord {
  /// Where the first byte stands that is not well-formed UTF-8, counted from the record's start.
  func firstInvalidByte() -> Int? {
    let bounds = range
    let ascii = storage.withUnsafeBytes {
      ByteWord.firstNonASCII(in: UnsafeRawBufferPointer(rebasing: $0[bounds]))
    }
    guard ascii < bounds.count else { return nil }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(
        validating: storage.span.extracting(bounds.lowerBound + ascii..<bounds.upperBound))
      return nil
    } catch {
      return ascii + error.byteOffsets.lowerBound
    }
  }
}
