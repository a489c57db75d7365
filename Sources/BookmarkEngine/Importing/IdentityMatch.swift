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
  public init(of key: IdentityKey, among candidates: [MatchCandidate]) {
    if let uid = key.uid, let match = candidates.first(where: { $0.key.uid == uid }) {
      self = .same(match.reference)
      return
    }
    let identified = candidates.filter { candidate in
      candidate.key.type == key.type
        && key.identifiers.contains(where: candidate.key.identifiers.contains)
    }
    if !identified.isEmpty {
      self = Self.decide(among: identified, for: key)
      return
    }
    let compatible = candidates.filter { candidate in
      candidate.key.isCompatible(with: key)
        && key.titles.contains(where: candidate.key.titles.contains)
    }
    self = Self.decide(among: compatible, for: key)
  }

  private static func decide(among candidates: [MatchCandidate], for key: IdentityKey)
    -> IdentityMatch
  {
    switch candidates.count {
    case 0: return .new
    case 1: return .same(candidates[0].reference)
    default:
      let exact = candidates.filter { $0.key.agreesExactly(with: key) }
      return exact.count == 1
        ? .same(exact[0].reference) : .ambiguous(candidates.map(\.reference).sorted())
    }
  }
}
