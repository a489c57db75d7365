/// One thing that can be asked of a collection: a value with a typed reply and a guide.
///
/// A command's name is its guide's name; on the wire that is the method.
public protocol Command: Codable, Sendable {
  /// What comes back.
  associatedtype Reply: Codable & Sendable

  /// The description from which help, completion and documentation are made.
  static var guide: CommandGuide { get }
}
