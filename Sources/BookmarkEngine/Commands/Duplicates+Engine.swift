import BookmarkCommands
import BookmarkModel

extension FindDuplicates: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current(context)
    return try translating { () throws(StoreError) in
      let ids = try snapshot.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
      let hits = try DuplicateSearch(snapshot: snapshot, context: context).hits(among: ids)
      var pairs: [DuplicatePair] = []
      for hit in hits.prefix(max(0, limit)) {
        let found = try snapshot.bookmarks([hit.pair.first, hit.pair.second])
        guard found.count == 2 else { continue }
        pairs.append(
          DuplicatePair(
            first: found[0], second: found[1], score: hit.comparison.score,
            reasons: hit.comparison.reasons))
      }
      return Reply(pairs: pairs, total: hits.count)
    }
  }
}
