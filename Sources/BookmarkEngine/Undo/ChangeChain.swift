import BookmarkCommands

/// A change, the undo of it, the redo, the undo of that, and so on: every second one takes it back.
struct ChangeChain {
  /// The change first; it is no undo itself.
  let links: [ChangeSummary]
  /// The place of the change that was asked for.
  let place: Int

  /// The chain that a change is part of; `nil` when there is no change with this number.
  init?(of number: Int64, in snapshot: any CollectionSnapshot) throws(StoreError) {
    guard let change = try snapshot.change(number) else { return nil }
    var links = [change]
    while let earlier = links[0].undoes, let link = try snapshot.change(earlier) {
      links.insert(link, at: 0)
    }
    place = links.count - 1
    while let later = links[links.count - 1].undoneBy, let link = try snapshot.change(later) {
      links.append(link)
    }
    self.links = links
  }

  /// The change that everything goes back to.
  var root: ChangeSummary { links[0] }
  /// The latest undo or redo, or the change itself.
  var tip: ChangeSummary { links[links.count - 1] }
  /// Whether the root is taken back.
  var isUndone: Bool { links.count % 2 == 0 }
  /// Whether what was asked for stands: the root, or an undo of it.
  var stands: Bool { (links.count - 1 - place) % 2 == 0 }

  /// Takes back what stands: the root where it does, else the undo of it.
  ///
  /// - Parameter isRest: takes back of a root that is undone what its undo had kept.
  func reversal(includingEdited: Bool, isRest: Bool = false) -> Reversal {
    if isRest {
      return Reversal(of: root.number, undoes: nil, command: "undo", includingEdited: true)
    }
    // An undo keeps what it took; a redo keeps nothing, for what it did is what the root did.
    return Reversal(
      of: (isUndone ? tip : root).number, undoes: tip.number, command: isUndone ? "redo" : "undo",
      includingEdited: includingEdited)
  }

  /// The change that was asked for, with what it is about and the undo that holds, if one does.
  var summary: ChangeSummary {
    var summary = links[place]
    if place > 0 { summary.target = root.number }
    summary.undoneBy = stands ? nil : tip.number
    return summary
  }
}
