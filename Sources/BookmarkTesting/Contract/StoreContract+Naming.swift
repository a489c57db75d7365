import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension StoreContract {
  /// Names of one creator.
  static let naming: [ContractCheck] = [
    ContractCheck("names of one creator are joined, shown and taken apart, and undone") { subject in
      func names() async throws -> [[String]] {
        try await subject.perform(ListAliases()).creators.map(\.names)
      }
      try expect(await subject.failure(of: SetAlias(["Liu"])), .aliasNeedsTwo)
      try expect(await subject.failure(of: SetAlias(["Liu", "LIU"])), .aliasNeedsTwo)
      try expect(await subject.failure(of: RemoveAlias("Liu")), .noAlias)
      let first = try await subject.perform(SetAlias(["Cixin Liu", "刘慈欣"]))
      try expect(first.creator.names, ["Cixin Liu", "刘慈欣"])
      try expect(try await subject.perform(SetAlias(["Cixin Liu", "刘慈欣"])).change, nil)
      let second = try await subject.perform(SetAlias(["Liu Cixin", "cixin liu"]))
      try expect(second.creator.names, ["刘慈欣", "Liu Cixin", "cixin liu"])
      try expect(try await names(), [second.creator.names])
      let removal = try await subject.perform(RemoveAlias("Liu Cixin"))
      try expect(removal.creator.names, second.creator.names)
      try expect(try await names(), [["刘慈欣", "cixin liu"]])
      let undo = try await subject.undo()
      try expect([undo.effect.touched, undo.effect.decisions], [0, 1])
      try expect(try await names(), [second.creator.names])
      _ = try await subject.undo()
      try expect(try await names(), [first.creator.names])
      _ = try await subject.undo()
      try expect(try await names(), [])
      for _ in 0..<3 { _ = try await subject.perform(RedoChange()) }
      try expect(try await names(), [["刘慈欣", "cixin liu"]])
      _ = try await subject.perform(RemoveAlias("刘慈欣"))
      try expect(try await names(), [])
    },
    ContractCheck("a work is the same under either name, and found by either") { subject in
      try await subject.add(.work("三体", by: "刘慈欣", year: 2008))
      let row = BookmarkDraft(.work("三体", by: "Cixin Liu", year: 2008) { $0.tags = ["x"] })
      let other = try await subject.importRows([row])
      try expect(other.outcomes, ["added"])
      _ = try await subject.undo()
      _ = try await subject.perform(SetAlias(["Cixin Liu", "刘慈欣"]))
      try expect(try await subject.importRows([row]).outcomes, ["merged tag"])
      try expect(try await subject.bookmark(1).creators.map(\.name), ["刘慈欣"])
      try await subject.add(.work("Ball Lightning", by: "Cixin Liu"))
      try await subject.add(.work("Liu", by: "Ken Liu"))
      let tests: [(FieldTest, BookmarkField, Int)] = [
        (.exactly("cixin liu"), .creator, 2), (.exactly("刘慈欣"), .author, 2),
        (.contains("慈欣"), .creator, 2), (.contains("cixin"), .creator, 2),
        (.contains("ken"), .creator, 1), (.prefix("cix"), .author, 2),
        (.anyOf(["Cixin Liu"]), .creator, 2), (.exactly("cixin liu"), .director, 0),
      ]
      for (test, field, count) in tests {
        try expect(try await subject.count(.field(field, test)), count, "\(field) \(test)")
      }
      try expect(try await subject.count(.not(.field(.creator, .exactly("刘慈欣")))), 1)
    },
    ContractCheck("a creator with several names stands under one heading") { subject in
      try await subject.add(.work("A", by: "Cixin Liu"))
      try await subject.add(.work("B", by: "刘慈欣"))
      try await subject.add(
        .work("C") { $0.creators = [Creator("刘慈欣"), Creator("Cixin Liu"), Creator("Zed")] })
      try await subject.add(.work("D", by: "Ann"))
      try await subject.add(.work("E"))
      _ = try await subject.perform(SetAlias(["刘慈欣", "Cixin Liu"]))
      let expected = ["Ann 1", "Cixin Liu 3", "Zed 1", "- 1"]
      for limit in [nil, 3, 100] {
        let query = BookmarkQuery(
          sections: [SectionKey(.creator)], sort: [SortKey(.title)], limit: limit)
        let reply = try await subject.list(query)
        let sections = reply.sections.map { "\($0.values[0] ?? "-") \($0.count)" }
        try expect(sections, expected)
        let ids: [Int64] = [4, 1, 2, 3, 3, 5]
        try expect(reply.bookmarks.map(\.bookmark.id), Array(ids.prefix(limit ?? 9)))
        try expect(reply.total, 5)
      }
      let types = BookmarkQuery(sections: [SectionKey(.type), SectionKey(.creator)])
      try expect(
        try await subject.perform(CountBookmarks(types)).sections.map(\.count), [1, 3, 1, 1])
    },
  ]
}
