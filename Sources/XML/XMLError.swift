public import SystemLibrary

/// Why an XML text can't be read.
public enum XMLError: Error, Hashable, Sendable {
  /// libxml2 itself is missing, or is not what it should be.
  case library(SystemLibraryError)
  /// It is not well-formed on this line; libxml2's own words.
  case malformed(line: Int, String)
  /// Elements are nested deeper than the limit on this line.
  case tooDeep(line: Int, limit: Int)
  /// It declares an entity of its own on this line, which can make a small text endless.
  case entityDeclared(line: Int)
}
