/// Why a bookmark has no place in a service's format.
public enum LeaveReason: Hashable, Sendable {
  /// It is no work of a type that the service takes.
  case type
  /// It has no title.
  case title
  /// It has no identifier of this scheme, by which the service knows works.
  case identifier(String)
  /// It isn't owned.
  case copy
  /// It isn't wanted.
  case wish
  /// It isn't finished; what is wanted goes out in another format, whose id this is.
  case unfinished(wishes: String)
  /// There is no address to go to.
  case address
}
