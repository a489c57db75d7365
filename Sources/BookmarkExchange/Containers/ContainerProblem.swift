import Archive
import Spreadsheet
import SystemLibrary
import XML

/// Why the files inside another file can't be read.
public enum ContainerProblem: Hashable, Sendable {
  /// A library is missing; the Debian package that has it.
  case libraryMissing(library: String, package: String)
  /// The archive or the workbook is damaged, or of a form that isn't known.
  case damaged
  /// A member is encrypted.
  case encrypted(member: String)
  /// There is more in it than the limit of bytes.
  case tooLarge(bytes: Int)
  /// Its members are so many times larger than itself that it can only be meant to do harm.
  case bomb(ratio: Int)
  /// There are more members than the limit.
  case tooManyMembers(limit: Int)
  /// No member is of a known kind; their names.
  case nothingKnown(members: [String])

  init(_ error: SystemLibraryError) {
    switch error {
    case .missing(let library, let package):
      self = .libraryMissing(library: library, package: package)
    case .functionMissing(let library, _):
      self = .libraryMissing(library: library, package: library)
    }
  }

  init(_ error: ArchiveError) {
    switch error {
    case .library(let error): self.init(error)
    case .damaged: self = .damaged
    case .encrypted(let member): self = .encrypted(member: member)
    case .tooLarge(let limit): self = .tooLarge(bytes: limit)
    case .bomb(let ratio): self = .bomb(ratio: ratio)
    case .tooManyMembers(let limit): self = .tooManyMembers(limit: limit)
    }
  }

  init(_ error: SpreadsheetError) {
    switch error {
    case .archive(let error): self.init(error)
    case .xml(.library(let error), _): self.init(error)
    case .xml, .partMissing: self = .damaged
    case .textTooLarge(let limit): self = .tooLarge(bytes: limit)
    }
  }
}
