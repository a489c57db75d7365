/// Puts folded scalars into the one order and composition that equal texts share.
///
/// This is the second half of Unicode normalization form C, see
/// <https://www.unicode.org/reports/tr15/>; only text with marks comes here.
struct CanonicalOrder {
  private let table = FoldingTable()

  /// Rewrites scalars, each already mapped, in canonical order and composed.
  func apply(to scalars: inout [UInt32]) {
    var parts: [UInt32] = []
    parts.reserveCapacity(scalars.count + 8)
    for (index, scalar) in scalars.enumerated() {
      // A composed scalar has to come apart only where a mark could slip inside.
      let next = index + 1 < scalars.count ? scalars[index + 1] : 0
      if table.combiningClass(of: next) != 0 {
        decompose(scalar, into: &parts)
      } else {
        parts.append(scalar)
      }
    }
    sortMarks(&parts)
    compose(parts, into: &scalars)
  }

  private func decompose(_ scalar: UInt32, into parts: inout [UInt32]) {
    if let (first, second) = table.decomposed(scalar) {
      decompose(first, into: &parts)
      parts.append(second)
    } else {
      parts.append(scalar)
    }
  }

  /// A stable insertion sort of each run of marks; runs are two or three long.
  private func sortMarks(_ parts: inout [UInt32]) {
    for index in parts.indices.dropFirst() {
      let scalar = parts[index]
      let order = table.combiningClass(of: scalar)
      guard order != 0 else { continue }
      var place = index
      while place > 0, table.combiningClass(of: parts[place - 1]) > order {
        parts[place] = parts[place - 1]
        place -= 1
      }
      parts[place] = scalar
    }
  }

  private func compose(_ parts: [UInt32], into scalars: inout [UInt32]) {
    scalars.removeAll(keepingCapacity: true)
    var starter: Int?
    var last: UInt32 = 0
    for scalar in parts {
      let order = table.combiningClass(of: scalar)
      if let starter, starter == scalars.count - 1 || (last != 0 && last < order),
        let whole = composed(scalars[starter], scalar)
      {
        scalars[starter] = whole
        continue
      }
      if order == 0 { starter = scalars.count }
      last = order
      scalars.append(scalar)
    }
  }

  private func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first &- 0x1100 < 19, second &- 0x1161 < 21 {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if first &- 0xAC00 < 11172, (first - 0xAC00) % 28 == 0, second &- 0x11A8 < 27 {
      return first + second - 0x11A7
    }
    guard case .mark = table.meaning(of: second) else { return nil }
    return table.composed(first, second)
  }
}
