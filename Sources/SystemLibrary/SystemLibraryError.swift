/// Why a library of the system can't be used.
public enum SystemLibraryError: Error, Hashable, Sendable {
  /// No version of it can be loaded; the Debian package that has it.
  case missing(library: String, package: String)
  /// It was loaded, but has no such function.
  case functionMissing(library: String, function: String)
}
