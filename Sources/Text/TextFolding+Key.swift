extension TextFolding {
  /// Leading words that titles are often quoted without, as folded text begins with them.
  private static let articles = [
    "the ", "a ", "an ", "le ", "la ", "les ", "l'", "der ", "die ", "das ", "el ", "los ", "las ",
    "il ",
  ].map { Array($0.utf8) }

  /// The identity key of a title: what is left when spelling, punctuation and article don't count.
  ///
  /// Made from the folded text, in this order:
  /// 1. One leading article (the, a, an, le, la, les, l', der, die, das, el, los, las, il) is
  ///    dropped, provided a letter or digit remains.
  /// 2. Everything but letters, digits and the vowel signs that belong to letters is dropped,
  ///    spaces included.
  /// 3. A text without any letter or digit (`+`, `?`, `÷`, `🎵`) keeps its symbols and
  ///    punctuation, without the spaces.
  ///
  /// So `The Three-Body Problem` gives `threebodyproblem`, and `A` gives `a`. The key of a key is
  /// itself. Only text of white space and invisible characters has an empty key.
  public static func key(_ text: String) -> String {
    transformed(text, appendKey)
  }

  /// Appends the identity key of UTF-8 bytes; see `key(_:)`.
  public static func appendKey(_ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    appendFolded(utf8, to: &output)
    let table = FoldingTable()
    var kept = start
    var isMarked = false
    output.withUnsafeMutableBufferPointer { buffer in
      let folded = UnsafeBufferPointer(buffer)
      let content = start + articleLength(folded, from: start)
      kept = keepWords(buffer, from: content, to: start, table, &isMarked)
      if kept == start, content > start {
        kept = keepWords(buffer, from: start, to: start, table, &isMarked)
      }
      if kept == start {
        for index in start..<buffer.count where buffer[index] != 0x20 {
          buffer[kept] = buffer[index]
          kept += 1
        }
      }
    }
    output.removeSubrange(kept...)
    if isMarked { reorder(&output, from: start) }
  }

  /// Moves the words from `index` on together from `place` on, and returns their end.
  private static func keepWords(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from index: Int, to place: Int,
    _ table: FoldingTable, _ isMarked: inout Bool
  ) -> Int {
    let bytes = UnsafeBufferPointer(buffer)
    var index = index
    var place = place
    while index < bytes.count {
      let first = index
      let byte = bytes[index]
      if byte < 0x80 {
        index &+= 1
        if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
          buffer[place] = byte
          place &+= 1
        }
        continue
      }
      switch table.meaning(of: UTF8Scalars.next(bytes, &index)) {
      case .mark: isMarked = true
      case .word: break
      default: continue
      }
      for source in first..<index {
        buffer[place] = bytes[source]
        place &+= 1
      }
    }
    return place
  }

  /// A mark may meet another letter when what stood between is gone.
  private static func reorder(_ output: inout [UInt8], from start: Int) {
    var scalars: [UInt32] = []
    output.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count { scalars.append(UTF8Scalars.next(bytes, &index)) }
    }
    output.removeSubrange(start...)
    CanonicalOrder().apply(to: &scalars)
    for scalar in scalars { UTF8Scalars.append(scalar, to: &output) }
  }

  private static func articleLength(
    _ folded: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let rest = folded[start...]
    guard rest.prefix(4).contains(where: { $0 == 0x20 || $0 == 0x27 }) else { return 0 }
    return articles.first { rest.starts(with: $0) }?.count ?? 0
  }
}
