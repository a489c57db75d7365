import BookmarkEngine
import BookmarkModel

/// Evaluates watched queries after each commit, each once for all who watch it.
actor LiveQueries {
  typealias Results = SectionedResults<[String?], Bookmark>
  typealias Continuation = AsyncStream<Results>.Continuation

  /// A query that somebody watches.
  private struct Watched {
    var latest: Evaluation?
    var observers: [Int: Continuation] = [:]
  }

  /// Results, and what tells quickly that they are others.
  private struct Evaluation {
    var results: Results
    /// Of long results, the bookmark that was changed last.
    var lastChanged: Bookmark?

    /// How many elements are compared one by one.
    static let exactLimit = 1_000

    /// Whether somebody who saw these results has to see the other ones.
    ///
    /// In long results a change of any element shows in the counts, or in which element was changed
    /// last and when; to read them all after each commit would cost more than to show them again.
    func differs(from other: Evaluation) -> Bool {
      if results.itemCount <= Self.exactLimit { return results != other.results }
      return lastChanged != other.lastChanged || results.map(\.id) != other.results.map(\.id)
        || results.map(\.count) != other.results.map(\.count)
    }
  }

  /// No more than four questions a second.
  private static let interval = Duration.milliseconds(250)

  private let store: any CollectionStore & ChangeWatching
  private var queries: [BookmarkQuery: Watched] = [:]
  private var lastObserver = 0
  private var watcher: Task<Void, Never>?
  /// What the store last said; `nil` before it was asked.
  private var token: Int64?
  /// How often a query was evaluated, for tests.
  private(set) var evaluationCount = 0
  /// How many observe, for tests.
  var observerCount: Int { queries.values.reduce(0) { $0 + $1.observers.count } }
  /// Whether the store is asked for changes, for tests.
  var isWatching: Bool { watcher != nil }

  init(_ store: any CollectionStore & ChangeWatching) { self.store = store }

  /// The results of a query, and new ones whenever a commit changes them.
  nonisolated func observe(_ query: BookmarkQuery) -> AsyncStream<Results> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      Task { await self.add(continuation, to: query) }
    }
  }

  private func add(_ continuation: Continuation, to query: BookmarkQuery) {
    lastObserver += 1
    let number = lastObserver
    queries[query, default: Watched()].observers[number] = continuation
    continuation.onTermination = { _ in
      Task { await self.remove(number, from: query) }
    }
    if let latest = queries[query]?.latest {
      send(latest.results, to: number, continuation, of: query)
    } else if token != nil {
      evaluate(query)
    }
    if watcher == nil { watcher = Task { await self.watch() } }
  }

  private func remove(_ number: Int, from query: BookmarkQuery) {
    queries[query]?.observers[number] = nil
    if queries[query]?.observers.isEmpty ?? false { queries[query] = nil }
    if queries.isEmpty { stop() }
  }

  private func stop() {
    watcher?.cancel()
    watcher = nil
    token = nil
  }

  /// Asks for changes as long as somebody observes.
  private func watch() async {
    do {
      let watch = try store.watch()
      while !Task.isCancelled {
        do throws(StoreError) {
          // Asked before reading: what is committed meanwhile is seen next time.
          let new = try watch.token()
          for (query, watched) in queries where new != token || watched.latest == nil {
            try reevaluate(query)
          }
          token = new
        } catch {
          // A store that is busy for a moment is asked again.
          guard case .busy = error else { throw error }
        }
        try await Task.sleep(for: Self.interval)
      }
    } catch {
      if !Task.isCancelled { finish() }
    }
  }

  /// Evaluates a query that has a new observer; a failure is left to the watcher.
  private func evaluate(_ query: BookmarkQuery) {
    do {
      try reevaluate(query)
    } catch {
      if case .busy = error { return }
      finish()
    }
  }

  private func reevaluate(_ query: BookmarkQuery) throws(StoreError) {
    let reader = try SnapshotReader(store)
    evaluationCount += 1
    var new = Evaluation(results: try reader.results(query))
    if new.results.itemCount > Evaluation.exactLimit {
      new.lastChanged = try reader.lastChanged(query.filter)
    }
    if let latest = queries[query]?.latest, !latest.differs(from: new) { return }
    queries[query]?.latest = new
    for (number, observer) in queries[query]?.observers ?? [:] {
      send(new.results, to: number, observer, of: query)
    }
  }

  private func send(
    _ results: Results, to number: Int, _ observer: Continuation, of query: BookmarkQuery
  ) {
    // Somebody may have left before being added.
    if case .terminated = observer.yield(results) { remove(number, from: query) }
  }

  /// Ends all streams: the collection can't be read any more.
  private func finish() {
    let all = queries.values.flatMap(\.observers.values)
    queries = [:]
    stop()
    for observer in all { observer.finish() }
  }
}
