/// One change to one field, as it is typed after a writing verb: `year=2001`, `+tag`, `creator-=X`.
public struct BookmarkEdit: Hashable, Codable, Sendable {
  /// What is done to the field.
  public enum Operation: String, Codable, Sendable {
    /// Replaces the value; an empty text clears it.
    case set
    /// Adds to a list.
    case add
    /// Takes out of a list.
    case remove
  }

  /// The field.
  public var field: BookmarkField
  /// What is done.
  public var operation: Operation
  /// The value in the text form of the field.
  public var value: String

  /// A change.
  public init(_ field: BookmarkField, _ operation: Operation, _ value: String) {
    self.field = field
    self.operation = operation
    self.value = value
  }

  /// Carries the change out.
  public func apply(to content: inout BookmarkContent, scale: Double = 5) throws(FieldError) {
    switch operation {
    case .set: try content.set(field, to: value, scale: scale)
    case .add: try content.add(field, value)
    case .remove: _ = try content.remove(field, value)
    }
    content.normalize()
  }
}
