public import SystemLibrary

/// Why an archive can't be read.
public enum ArchiveError: Error, Hashable, Sendable {
  /// libarchive itself is missing, or is not what it should be.
  case library(SystemLibraryError)
  /// The file is no archive of a known form, or it is damaged; libarchive's own words.
  case damaged(String)
  /// A member is encrypted.
  case encrypted(member: String)
  /// The members together are larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// The members are so much larger than the file that it can only be meant to do harm.
  case bomb(ratio: Int)
  /// There are more members than the limit.
  case tooManyMembers(limit: Int)
}
