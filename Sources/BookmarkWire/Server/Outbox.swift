/// Lines that wait to be written: replies in order, then of each subscription the newest value.
struct Outbox {
  private var lines: [[UInt8]] = []
  /// How much of the first line is written.
  private var offset = 0
  private var changes: [(subscription: Int, line: [UInt8])] = []
  /// How many bytes wait.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ line: [UInt8]) {
    lines.append(line)
    count += line.count
  }

  mutating func replace(_ line: [UInt8], ofSubscription number: Int) {
    drop(number)
    changes.append((number, line))
    count += line.count
  }

  mutating func drop(_ subscription: Int) {
    guard let index = changes.firstIndex(where: { $0.subscription == subscription }) else { return }
    count -= changes.remove(at: index).line.count
  }

  /// Lends what is to be written next.
  mutating func withFirst<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if lines.isEmpty, !changes.isEmpty { lines.append(changes.removeFirst().line) }
    guard let first = lines.first else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return first.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
  }

  /// Forgets so many bytes of what was lent.
  mutating func remove(_ written: Int) {
    count -= written
    offset += written
    if let first = lines.first, offset >= first.count {
      lines.removeFirst()
      offset = 0
    }
  }
}
