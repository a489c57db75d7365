import BookmarkModel

/// What a person decided in a change; it counts while that stands and no other one took it back.
struct ArrayDecision<Value: Sendable>: Sendable {
  var value: Value
  var change: Int64
  /// The change that took it back.
  var forgotten: Int64?

  init(_ value: Value, change: Int64) {
    self.value = value
    self.change = change
  }
}

/// A bookmark that was removed, or merged into another one.
struct ArrayFormer: Sendable {
  var id: Int64
  var heir: Int64?
}
