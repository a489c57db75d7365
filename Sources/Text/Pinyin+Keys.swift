extension Pinyin {
  /// The spellings to index a Chinese text under, so that typed pinyin finds it.
  ///
  /// The full spelling and the initials, first those of the likeliest readings, then with one
  /// character read otherwise, then with two, until there are `limit` different ones: 音乐 gives
  /// `yinle`, `yl`, `yinyue`, `yy`. Each is one word of letters and digits, without spaces and
  /// punctuation. Empty for text without Han characters, which needs no other spelling, for text
  /// with kana, which is Japanese, and for a limit below one.
  public static func keys(for text: String, limit: Int = 8) -> [String] {
    let text = PinyinText(text)
    guard limit > 0, text.hasHan, !text.hasKana else { return [] }
    let spelling = PinyinSpelling(text)
    var keys: [[UInt8]] = []
    /// Whether there is room for more.
    func add(_ choices: [PinyinChoice]) -> Bool {
      for key in [spelling.full(ranks: choices), spelling.initials(ranks: choices)]
      where keys.count < limit && !keys.contains(key) { keys.append(key) }
      return keys.count < limit
    }
    // Every choice adds at least its full spelling unless two coincide, so that the limit bounds
    // the choices made; characters after these would never have their turn.
    let heteronyms = spelling.heteronyms().prefix(limit)
    var last: [[PinyinChoice]] = [[]]
    var goesOn = add([])
    while goesOn, !last.isEmpty {
      var next: [[PinyinChoice]] = []
      search: for choices in last {
        for (place, count) in heteronyms where place > choices.last?.place ?? -1 {
          for rank in 1..<count {
            next.append(choices + [PinyinChoice(place: place, rank: rank)])
            goesOn = add(next[next.count - 1])
            if !goesOn { break search }
          }
        }
      }
      last = next
    }
    return keys.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The spellings to index a title under: ``keys(for:limit:)`` of the whole and of each part of it
  /// that is Chinese.
  ///
  /// `santi` and `st` find 三体II：黑暗森林 as well as `heiansenlin` does. A part is two or more Han
  /// characters in a row; up to six of them count, with four spellings each.
  public static func searchKeys(for text: String) -> [String] {
    // No character below U+2000 is one that has a reading, nor a radical.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
    let whole = keys(for: text)
    if whole.isEmpty { return [] }
    let parts = hanRuns(of: text)
    var seen = Set(whole)
    return whole
      + parts.prefix(6).flatMap { keys(for: $0, limit: 4) }.filter { seen.insert($0).inserted }
  }

  private static func hanRuns(of text: String) -> [String] {
    let table = PinyinTable()
    return text.unicodeScalars.split { table.list(of: $0.value) == 0 }
      .filter { $0.count > 1 }.map { String($0) }
  }
}
