/// Finds the word that was probably meant, for "did you mean".
public enum NearestMatch {
  /// The candidate closest to a word, or nil where none is close enough to suggest.
  ///
  /// Compared are the folded forms, by the number of characters inserted, removed, replaced or
  /// swapped with their neighbour. Up to a third of the word's characters may differ, at least one
  /// in a word of two or more. Of equally close candidates the first wins.
  public static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = scalars(of: word)
    guard !wanted.isEmpty else { return nil }
    var bound = wanted.count < 2 ? 0 : max(1, wanted.count / 3)
    var nearest: String?
    for candidate in candidates {
      let other = scalars(of: candidate)
      guard let distance = distance(wanted, other, within: bound) else { continue }
      nearest = candidate
      if distance == 0 { break }
      bound = distance - 1
    }
    return nearest
  }

  /// How many characters of two folded texts were inserted, removed, replaced or swapped with their
  /// neighbour, or nil if those are more than the bound.
  public static func distance(of first: String, to second: String, within bound: Int) -> Int? {
    distance(scalars(of: first), scalars(of: second), within: bound)
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(TextFolding.folded(text).unicodeScalars)
  }

  /// The optimal string alignment distance, or nil if it is over the bound.
  private static func distance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], within bound: Int
  ) -> Int? {
    if abs(first.count - second.count) > bound { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (scalar == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > bound }) { return nil }
      (beforeLast, last) = (last, current)
    }
    guard let distance = last.last, distance <= bound else { return nil }
    return distance
  }
}
