public import BookmarkModel

/// Which of the candidates a description means (rule 7 of the domain).
public enum IdentityMatch: Equatable, Sendable {
  /// None of them: it is a new work.
  case new
  /// This one.
  case same(Int64)
  /// Several of them, and nothing says which.
  case ambiguous([Int64])

  /// Decides by uid, then by identifiers, then by type, title, creator and year.
  ///
  /// - Parameters:
  ///   - candidates: a work may be among them several times, under what it was called before.
  ///   - names: which names are those of one creator.
  public init(
    of key: IdentityKey, among candidates: [MatchCandidate], names: CreatorNames = CreatorNames()
  ) {
    if let uid = key.uid, let match = candidates.first(where: { $0.key.uid == uid }) {
      self = .same(match.reference)
      return
    }
    let key = names.canonical(key)
    let identified = candidates.filter { candidate in
      candidate.key.type == key.type
        && key.identifiers.contains(where: candidate.key.identifiers.contains)
    }
    if !identified.isEmpty {
      self = Self.decide(among: identified, for: key, names)
      return
    }
    let compatible = candidates.filter { candidate in
      names.canonical(candidate.key).isCompatible(with: key)
        && key.titles.contains(where: candidate.key.titles.contains)
    }
    self = Self.decide(among: compatible, for: key, names)
  }

  private static func decide(
    among candidates: [MatchCandidate], for key: IdentityKey, _ names: CreatorNames
  ) -> IdentityMatch {
    let references = Set(candidates.map(\.reference))
    switch references.count {
    case 0: return .new
    case 1: return .same(candidates[0].reference)
    default:
      let exact = candidates.filter { names.canonical($0.key).agreesExactly(with: key) }
      return Set(exact.map(\.reference)).count == 1
        ? .same(exact[0].reference) : .ambiguous(references.sorted())
    }
  }
}
