public import FoundationEssentials
import Text

/// What tells whether two descriptions mean the same work (rule 7 of the domain).
public struct IdentityKey: Hashable, Sendable {
  /// The uid, when known.
  public var uid: UUID?
  /// The type; only works of one type can be the same.
  public var type: BookmarkType
  /// Identifiers of schemes that identify a work.
  public var identifiers: [Identifier]
  /// The key of each title.
  public var titles: [String]
  /// The key of each main creator.
  public var creators: [String]
  /// The year, when known.
  public var year: Int?

  /// The key of what a source says.
  public init(_ content: BookmarkContent, uid: UUID? = nil) {
    self.uid = uid
    type = content.type
    identifiers = content.identifiers.filter { Identifier.identifies(scheme: $0.scheme) }
    titles = content.titles.map { TextFolding.key($0.text) }
    creators = content.mainCreators.map { TextFolding.key($0.name) }
    year = content.year
  }

  /// Whether nothing that is known on both sides says that they are different works.
  ///
  /// A missing creator or year is no difference. Two different identifiers of one scheme are: they
  /// are two editions, or two works with one title.
  public func isCompatible(with other: IdentityKey) -> Bool {
    guard type == other.type else { return false }
    if let year, let otherYear = other.year, year != otherYear { return false }
    if !creators.isEmpty, !other.creators.isEmpty,
      !creators.contains(where: other.creators.contains)
    {
      return false
    }
    for identifier in identifiers {
      let same = other.identifiers.filter { $0.scheme == identifier.scheme }
      if !same.isEmpty, !same.contains(identifier),
        !identifiers.contains(where: other.identifiers.contains)
      {
        return false
      }
    }
    return true
  }

  /// Whether creator and year are known on both sides and agree.
  public func agreesExactly(with other: IdentityKey) -> Bool {
    year == other.year && Set(creators) == Set(other.creators)
  }
}
