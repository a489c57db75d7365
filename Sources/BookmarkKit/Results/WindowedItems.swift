import Synchronization

/// The elements of one section, fetched a window at a time; a few windows are kept.
final class WindowedItems<Item: Equatable & Sendable>: Sendable {
  typealias Provider = @Sendable (Range<Int>) -> [Item]

  /// How many elements are fetched at once: more than a screen shows, less than is felt.
  static var windowSize: Int { 100 }
  /// How many windows stay in memory.
  private static var windowLimit: Int { 32 }

  let count: Int
  private let provider: Provider
  private let windows = Mutex<[(number: Int, items: [Item])]>([])

  /// - Parameter provider: gives exactly the elements of a range within the count.
  init(count: Int, provider: @escaping Provider) {
    self.count = count
    self.provider = provider
  }

  convenience init(_ items: [Item]) {
    self.init(count: items.count) { Array(items[$0]) }
  }

  subscript(position: Int) -> Item {
    precondition(position >= 0 && position < count, "index out of range")
    let number = position / Self.windowSize
    let offset = position % Self.windowSize
    return windows.withLock { windows in
      if let known = windows.last(where: { $0.number == number }) { return known.items[offset] }
      let items = provider(range(of: number))
      if windows.count == Self.windowLimit { windows.removeFirst() }
      windows.append((number, items))
      return items[offset]
    }
  }

  /// Every element, without keeping them.
  var all: [Item] { (0..<windowCount).flatMap { provider(range(of: $0)) } }

  private var windowCount: Int { (count + Self.windowSize - 1) / Self.windowSize }

  private func range(of window: Int) -> Range<Int> {
    let start = window * Self.windowSize
    return start..<min(start + Self.windowSize, count)
  }
}
