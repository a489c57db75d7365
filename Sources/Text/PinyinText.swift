/// A text taken apart into Han characters that have readings, and folded runs of all else.
struct PinyinText {
  enum Part: Equatable {
    /// A character, as the number of its list in `PinyinTable`.
    case han(Int)
    /// A place in `bytes`: folded, with a space at an end where the run had any.
    case run(Range<Int>)
  }

  private(set) var parts: [Part] = []
  private(set) var bytes: [UInt8] = []
  /// Whether there are kana, which say that the text is Japanese.
  private(set) var hasKana = false
  private(set) var hasHan = false

  private let table = PinyinTable()
  private let folding = FoldingTable()

  init(_ text: String) {
    var text = text
    text.withUTF8 { take($0) }
  }

  private mutating func take(_ utf8: UnsafeBufferPointer<UInt8>) {
    parts.reserveCapacity(utf8.count / 3 &+ 1)
    var start = 0
    var index = 0
    while index < utf8.count {
      let place = index
      if utf8[index] < 0xE3 {  // nothing below U+3000 has a reading
        index &+= 1
        continue
      }
      let scalar = UTF8Scalars.next(utf8, &index)
      let list = table.list(of: scalar)
      guard list != 0 else {
        hasKana = hasKana || Self.isKana(scalar)
        continue
      }
      if start < place { takeRun(UnsafeBufferPointer(rebasing: utf8[start..<place])) }
      parts.append(.han(list))
      hasHan = true
      start = index
    }
    if start < utf8.count { takeRun(UnsafeBufferPointer(rebasing: utf8[start...])) }
  }

  private mutating func takeRun(_ run: UnsafeBufferPointer<UInt8>) {
    let spaced = spaces(around: run)
    var folded: [UInt8] = []
    TextFolding.appendFolded(run, to: &folded)
    var start = bytes.count
    if spaced.before, !parts.isEmpty { bytes.append(0x20) }
    folded.withUnsafeBufferPointer { folded in
      var index = 0
      while index < folded.count {
        let place = index
        // Compatibility ideographs and radicals become Han characters only when folded.
        let list = table.list(of: UTF8Scalars.next(folded, &index))
        guard list != 0 else {
          bytes.append(contentsOf: folded[place..<index])
          continue
        }
        if start < bytes.count { parts.append(.run(start..<bytes.count)) }
        parts.append(.han(list))
        hasHan = true
        start = bytes.count
      }
    }
    if spaced.after, !folded.isEmpty { bytes.append(0x20) }
    if start < bytes.count { parts.append(.run(start..<bytes.count)) }
  }

  /// The letters and digits of a run, with 0 for whatever separates words.
  func wordScalars(in range: Range<Int>) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      let run = UnsafeBufferPointer(rebasing: bytes[range])
      var scalars: [UInt32] = []
      scalars.reserveCapacity(run.count)
      var index = 0
      while index < run.count {
        let scalar = UTF8Scalars.next(run, &index)
        switch folding.meaning(of: scalar) {
        case .word, .mark: scalars.append(scalar)
        default: if scalar != 0x27 { scalars.append(0) }  // don't is one word
        }
      }
      return scalars
    }
  }

  /// Whether a run begins and ends with a space, which folding takes away.
  private func spaces(
    around run: UnsafeBufferPointer<UInt8>
  ) -> (before: Bool, after: Bool) {
    var before: Bool?
    var last = false
    var index = 0
    while index < run.count {
      switch folding.meaning(of: UTF8Scalars.next(run, &index)) {
      case .removed: continue
      case .space: last = true
      default: last = false
      }
      before = before ?? last
    }
    return (before ?? false, last)
  }

  private static func isKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
    default: false
    }
  }
}
