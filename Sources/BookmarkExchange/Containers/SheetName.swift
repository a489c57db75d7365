import BookmarkModel

/// What the name of a sheet says of its rows: 豆伴 keeps one for each status and type.
enum SheetName {
  /// The type and the status that the name stands for; neither for any other name.
  static func defaults(of name: String) -> BookmarkContent {
    var content = BookmarkContent(type: types[name] ?? .untyped)
    content.status = statuses[name]
    return content
  }

  private static let types: [String: BookmarkType] = [
    "想读": .book, "在读": .book, "读过": .book, "书评": .book,
    "想看": .movie, "在看": .movie, "看过": .movie, "影评": .movie,
    "想听": .music, "在听": .music, "听过": .music, "乐评": .music,
    "想玩": BookmarkType(rawValue: "game"), "在玩": BookmarkType(rawValue: "game"),
    "玩过": BookmarkType(rawValue: "game"),
    "想看的舞台剧": BookmarkType(rawValue: "performance"),
    "看过的舞台剧": BookmarkType(rawValue: "performance"),
  ]

  private static let statuses: [String: BookmarkStatus] = [
    "想读": .wish, "在读": .active, "读过": .done, "想看": .wish, "在看": .active, "看过": .done,
    "想听": .wish, "在听": .active, "听过": .done, "想玩": .wish, "在玩": .active, "玩过": .done,
    "想看的舞台剧": .wish, "看过的舞台剧": .done,
  ]
}
