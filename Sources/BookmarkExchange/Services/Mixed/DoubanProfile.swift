import BookmarkModel

extension DeclaredProfile {
  /// Douban 豆瓣, of which the files come from 豆伴 and from scripts in browsers.
  ///
  /// 豆瓣评分 is everybody's opinion, so it is kept under its name. Times are those of Shanghai and
  /// say when a mark was made, not when a work was finished.
  static let douban = DeclaredProfile(
    "douban", "Douban", [.book, .movie, .music],
    [
      FileForm(
        needs: ["标题", "链接", "评论标题"],
        [
          "标题": .titles, "链接": subject, "创建时间": .added, "我的评分": .rating(5),
          "评论标题": .elsewhere, "内容": .elsewhere,
        ],
        settle: { cells, draft in
          DoubanCells.settleType(cells["链接"], &draft)
          // A long review stands beside the short comment of the mark.
          let texts = [cells["评论标题"], cells["内容"]].compactMap { $0 }
          draft.experience.note = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
        }),
      FileForm(
        needs: ["标题", "链接"], any: ["豆瓣评分", "我的评分", "创建时间", "豆列"],
        [
          "标题": .titles, "链接": subject, "创建时间": .added, "我的评分": .rating(5),
          "标签": .tags(), "评论|评语": .text(\.review), "状态": .status(), "豆列": .shelves(by: "|"),
          "简介": .elsewhere,
        ],
        settle: { cells, draft in
          DoubanCells.settleType(cells["链接"], &draft)
          DoubanCells.settleStatus(&draft)
          if let text = cells["简介"] { DoubanCells.addDescription(text, &draft) }
        }),
      FileForm(
        needs: ["条目链接"], any: ["个人评分", "我的评分", "打分日期", "我的短评"],
        [
          "书名|电影名|电影名称|片名|单曲/专辑|专辑|专辑名|游戏名称|标题|名称": .titles,
          "作者": .names(.author, by: "/"), "译者": .names(.translator, by: "/"),
          "导演": .names(.director, by: "/"), "主演": .names(.actor, by: "/"),
          "音乐家|表演者|歌手": .names(.artist, by: "/"), "出版社|唱片公司": .publisher,
          "出版日期|上映日期|发行日期|发行时间|上映时间": DoubanCells.published, "ISBN": .isbn,
          "个人评分|我的评分": .rating(5), "打分日期|标记日期": .added, "我的短评": .text(\.review),
          "条目链接": subject, "封面": .dropped, "状态": .status(), "标签": .tags(),
          "豆列": .shelves(by: "|"),
        ],
        settle: { cells, draft in
          DoubanCells.settleType(cells["条目链接"], &draft)
          DoubanCells.settleStatus(&draft)
        }),
    ])

  /// The page of a work, whose number is its identifier.
  private static let subject = CellReading { cell, draft in
    draft.content.url = cell.text
    draft.addIdentifier(cell.column(.identifier("douban")), "douban", cell.text)
  }
}
