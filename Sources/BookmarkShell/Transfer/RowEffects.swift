/// What the rows of a file do: the first ones of each kind, or all of them as they come.
struct RowEffects {
  /// How many rows of each kind are kept when not all of them are told.
  static let most = 3

  /// How many rows there are of each kind.
  private(set) var counts: [RowEffect.Kind: Int] = [:]
  /// The first rows of each kind.
  private(set) var first: [RowEffect.Kind: [RowEffect]] = [:]
  /// Takes every row when all are to be told.
  private let sink: ((RowEffect) throws(ShellFailure) -> Void)?

  /// The first of each kind; with a sink, each one goes there instead.
  init(sink: ((RowEffect) throws(ShellFailure) -> Void)? = nil) { self.sink = sink }

  mutating func add(_ effect: RowEffect) throws(ShellFailure) {
    counts[effect.kind, default: 0] += 1
    if let sink {
      try sink(effect)
    } else if first[effect.kind, default: []].count < Self.most {
      first[effect.kind, default: []].append(effect)
    }
  }
}
