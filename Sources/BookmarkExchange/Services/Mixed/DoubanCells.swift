import BookmarkModel

/// What the names of Douban's sheets and pages say.
enum DoubanCells {
  private static let hosts: [(part: String, type: BookmarkType)] = [
    ("book.douban", .book), ("movie.douban", .movie), ("music.douban", .music),
    ("/game/", WorkTypes.game), ("/drama/", WorkTypes.performance),
    ("/location/drama", WorkTypes.performance),
  ]

  private static let verbs: [(word: String, type: BookmarkType)] = [
    ("舞台剧", WorkTypes.performance), ("剧评", WorkTypes.performance), ("读", .book), ("书评", .book),
    ("看", .movie), ("影评", .movie), ("听", .music), ("乐评", .music), ("玩", WorkTypes.game),
  ]

  /// The type by the page's host, else by what the sheet is called.
  static func settleType(_ address: String?, _ draft: inout DraftBuilder) {
    let host = hosts.first { address?.contains($0.part) == true }
    let verb = verbs.first { sheet(draft.fileName).contains($0.word) }
    if let type = host?.type ?? verb?.type { draft.content.type = type }
    draft.countIfUnknown()
  }

  /// The status by what the sheet is called: 想读, 在看, 听过, 看过的舞台剧.
  static func settleStatus(_ draft: inout DraftBuilder) {
    guard draft.content.status == nil else { return }
    let name = sheet(draft.fileName)
    for verb in ["读", "看", "听", "玩"] {
      if name.contains("想\(verb)") { draft.content.status = .wish }
      if name.contains("在\(verb)") { draft.content.status = .active }
      if name.contains("\(verb)过") { draft.content.status = .done }
    }
  }

  private static func sheet(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// `[清] 曹雪芹 著 / 人民文学出版社 / 1996-12`, of films `2001-07-20(日本) / ...`.
  ///
  /// Only of books and records the first part is who made it; what else there is has no order.
  static func addDescription(_ text: String, _ draft: inout DraftBuilder) {
    draft.keep("简介", text)
    var parts = ServiceText.parts(text, by: " / ")
    let type = draft.content.type
    if type == .book || type == .music, parts.count > 1 {
      draft.addName(name(parts.removeFirst()), .creator)
    }
    for part in parts {
      let day = part.prefix { $0 != "(" }
      guard day.utf8.count >= 4, day.allSatisfy({ $0.isNumber || $0 == "-" }),
        case .date(let date) = DateText.read(String(day))
      else { continue }
      draft.publication.add(.init(column: "简介", text: part, date: date))
      break
    }
  }

  /// A name without the dynasty or country before it and the 著 behind it.
  private static func name(_ text: String) -> String {
    var name = text
    if let first = name.first, "[【(（〔".contains(first),
      let end = name.firstIndex(where: { "]】)）〕".contains($0) })
    {
      name = CellText.trimmed(String(name[name.index(after: end)...]))
    }
    for suffix in [" 著", " 编著", " 主编"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// A date of release, of which there may be several, each with its country.
  static let published = CellReading { cell, draft in
    let first = ServiceText.parts(cell.text, by: "/").first ?? cell.text
    let day = CellText.trimmed(String(first.prefix { $0 != "(" }))
    if case .date(let date) = DateText.read(day) {
      draft.publication.add(.init(column: cell.name, text: cell.text, date: date))
    }
    if day != cell.text { draft.keep(cell.name, cell.text) }
  }
}
