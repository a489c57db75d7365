import BookmarkCommands

/// Finds the change that an undo or a redo means.
struct ChangeChoice {
  let snapshot: any CollectionSnapshot

  /// The change with this number, which has to stand; without one the newest that stands.
  ///
  /// - Parameter orRest: takes one that is undone already too, if it is no undo itself: something
  ///   may be left of it.
  func toUndo(_ number: Int64?, orRest: Bool) throws(CommandFailure) -> ChangeChain {
    guard let number else { return try newestStanding() }
    let chain = try chain(number)
    guard chain.stands || orRest && chain.place % 2 == 0 else { throw alreadyUndone(chain) }
    return chain
  }

  /// Why a change can't be undone that doesn't stand.
  func alreadyUndone(_ chain: ChangeChain) -> CommandFailure {
    let number = chain.links[chain.place].number
    return CommandFailure(
      .alreadyUndone, ["number": String(number), "by": String(chain.tip.number)])
  }

  /// The change with this number, which has to be undone; without one that undone last.
  func toRedo(_ number: Int64?) throws(CommandFailure) -> ChangeChain {
    guard let number else { return try latestUndone() }
    let chain = try chain(number)
    guard chain.isUndone else {
      throw CommandFailure(.notUndone, ["number": String(chain.root.number)])
    }
    return chain
  }

  private func chain(_ number: Int64) throws(CommandFailure) -> ChangeChain {
    if let chain = try known(number) { return chain }
    var last: Int64?
    guard let newest = try next(before: &last) else { throw CommandFailure(.nothingToUndo) }
    throw CommandFailure(
      .unknownChange, ["number": String(number), "newest": String(newest.number)])
  }

  private func newestStanding() throws(CommandFailure) -> ChangeChain {
    var last: Int64?
    while let change = try next(before: &last) {
      if change.undoes == nil, let chain = try known(change.number), !chain.isUndone {
        return chain
      }
    }
    throw CommandFailure(.nothingToUndo)
  }

  /// Any change after an undo, except a redo, ends the way forward, as in an editor.
  private func latestUndone() throws(CommandFailure) -> ChangeChain {
    var last: Int64?
    while let change = try next(before: &last), change.undoes != nil {
      if change.undoneBy == nil, let chain = try known(change.number), chain.isUndone {
        return chain
      }
    }
    throw CommandFailure(.nothingToRedo)
  }

  private func known(_ number: Int64) throws(CommandFailure) -> ChangeChain? {
    try translating { () throws(StoreError) in try ChangeChain(of: number, in: snapshot) }
  }

  /// The newest change before the last one that was looked at.
  private func next(before last: inout Int64?) throws(CommandFailure) -> ChangeSummary? {
    let number = last
    let change = try translating { () throws(StoreError) in
      try snapshot.changes(before: number, limit: 1).first
    }
    last = change?.number
    return change
  }
}
