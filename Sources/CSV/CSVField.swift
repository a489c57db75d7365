/// Where one field lies inside its record, and whether its bytes can be used as they stand.
struct CSVField: Equatable, Sendable {
  /// What reading the field takes.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// The field was enclosed in quotes.
    static let quoted = Traits(rawValue: 1)
    /// Doubled quotes, NULs or text after the closing quote have to be resolved.
    ///
    /// The bounds of a quoted field then begin at its opening quote and end where the field does.
    static let encoded = Traits(rawValue: 2)
  }

  /// First byte, counted from the start of the record.
  let lower: UInt32
  /// The byte after the last one.
  let upper: UInt32
  let traits: Traits

  /// The content of an encoded field: NULs removed, doubled quotes halved, later text appended.
  func decoded(from bytes: ArraySlice<UInt8>, quote: UInt8) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(bytes.count)
    var isInside = traits.contains(.quoted)
    var pendingQuote = false
    for byte in isInside ? bytes.dropFirst() : bytes where byte != 0 {
      if !isInside {
        content.append(byte)
      } else if pendingQuote {
        pendingQuote = false
        // A quote after a quote is one quote; anything else comes after the closing one.
        isInside = byte == quote
        content.append(byte)
      } else if byte == quote {
        pendingQuote = true
      } else {
        content.append(byte)
      }
    }
    return content
  }
}
