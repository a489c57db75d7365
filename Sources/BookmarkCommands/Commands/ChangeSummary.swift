public import BookmarkModel

/// One change to the collection as history tells it: what did it, when, how much, whether it stands.
public struct ChangeSummary: Hashable, Codable, Sendable {
  /// Its number, by which it is undone.
  public var number: Int64
  /// The command that made it: `add`, `import`, `undo` and so on.
  public var command: String
  /// The file's name, for an import.
  public var source: String?
  /// The service whose export it was.
  public var service: String?
  /// When it was written.
  public var time: Timestamp
  /// How many bookmarks it brought.
  public var added: Int
  /// How many it changed.
  public var changed: Int
  /// How many it took away.
  public var removed: Int
  /// The change that it took back, for a redo the undo; `nil` unless it is either.
  public var undoes: Int64?
  /// The change that an undo or a redo is about in the end; never an undo itself.
  public var target: Int64?
  /// The change that took it back; `nil` while it stands.
  public var undoneBy: Int64?

  /// A change that nothing has taken back.
  public init(
    number: Int64, command: String, source: String? = nil, service: String? = nil,
    time: Timestamp, added: Int = 0, changed: Int = 0, removed: Int = 0, undoes: Int64? = nil
  ) {
    self.number = number
    self.command = command
    self.source = source
    self.service = service
    self.time = time
    self.added = added
    self.changed = changed
    self.removed = removed
    self.undoes = undoes
  }
}
