extension JSONReader {
  /// Decides between lines and values by where the first value ends.
  mutating func decideForm() -> Step {
    guard let decided = decision() else { return .needsMore }
    form = decided
    framer = JSONFramer()
    stage = decided == .lines ? .line : .value
    return .again
  }

  /// The form, or nil while there are too few bytes to tell.
  ///
  /// What shows only after the longest record allowed doesn't count, so that memory is bounded and
  /// the decision is the same however the text is cut in pieces; such a text is taken for values.
  private mutating func decision() -> Form? {
    if let end = firstValueEnd { return decision(afterValueEndingAt: end) }
    switch scanValue(endIsComplete: isFinished, stopsAtLineEnd: true) {
    case .needsMore:
      if framer.cursor > limits.recordBytes { return .values }
      return isFinished ? .lines : nil
    case .broken(let end):
      return end > limits.recordBytes ? .values : .lines
    case .lineEnd(let isInString, let position):
      return isInString && position <= limits.recordBytes ? .lines : .values
    case .complete(let end):
      firstValueEnd = end
      return decision(afterValueEndingAt: end)
    }
  }

  private func decision(afterValueEndingAt end: Int) -> Form? {
    let next = rest.dropFirst(end).firstIndex {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    if (next ?? buffer.count) - start > limits.recordBytes { return .values }
    guard let next else { return isFinished ? .lines : nil }
    return buffer[next] == UInt8(ascii: "{") || buffer[next] == UInt8(ascii: "[") ? .values : .lines
  }
}
