import Synchronization

/// Which requests of a connection are to end, whether they have begun or still wait.
final class CancelTable: Sendable {
  /// A request that may be ended.
  final class Flag: Sendable {
    private let isSet = Atomic<Bool>(false)

    var isRaised: Bool { isSet.load(ordering: .relaxed) }

    func raise() { isSet.store(true, ordering: .relaxed) }
  }

  private struct State {
    var running: [WireID: Flag] = [:]
    var early: Set<WireID> = []
    var isOver = false
  }

  /// No client has more requests that wait.
  private static let mostEarly = 256
  private let state = Mutex(State())

  /// The flag of a request that begins; raised at once when it was cancelled before.
  func begin(_ id: WireID?) -> Flag {
    let flag = Flag()
    state.withLock { state in
      if state.isOver { flag.raise() }
      guard let id else { return }
      if state.early.remove(id) != nil { flag.raise() }
      state.running[id] = flag
    }
    return flag
  }

  func end(_ id: WireID?) {
    guard let id else { return }
    state.withLock { $0.running[id] = nil }
  }

  /// Ends a request, or remembers that it is to end when its turn comes.
  func cancel(_ id: WireID) {
    state.withLock { state in
      if let flag = state.running[id] {
        flag.raise()
      } else if state.early.count < Self.mostEarly {
        state.early.insert(id)
      }
    }
  }

  /// Forgets requests that were cancelled when they had been answered already.
  func forgetEarly() { state.withLock { $0.early = [] } }

  /// Ends all requests, those to come too.
  func cancelAll() {
    state.withLock { state in
      state.isOver = true
      for flag in state.running.values { flag.raise() }
    }
  }
}
