import BookmarkModel

/// Results, and again new ones whenever a commit changes them; only the latest is kept for who waits.
///
/// It ends with the task that iterates it, or when the collection can't be read any more. Iterate
/// each value of this type once.
public struct LiveResults<Value: Sendable>: AsyncSequence, Sendable {
  /// It never throws.
  public typealias Failure = Never

  private let stream: AsyncStream<LiveQueries.Results>
  private let value: @Sendable (LiveQueries.Results) -> Value

  init(
    _ stream: AsyncStream<LiveQueries.Results>,
    _ value: @escaping @Sendable (LiveQueries.Results) -> Value
  ) {
    self.stream = stream
    self.value = value
  }

  /// Begins to wait for results.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iterator: stream.makeAsyncIterator(), value: value)
  }

  /// Waits for the next results.
  public struct Iterator: AsyncIteratorProtocol {
    var iterator: AsyncStream<LiveQueries.Results>.Iterator
    let value: @Sendable (LiveQueries.Results) -> Value

    /// The latest results that weren't given yet; `nil` at the end.
    public mutating func next() async -> Value? { await iterator.next().map(value) }

    /// The latest results that weren't given yet; `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await iterator.next(isolation: actor).map(value)
    }
  }
}
