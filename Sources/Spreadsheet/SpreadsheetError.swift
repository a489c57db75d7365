public import Archive
public import XML

/// Why a workbook can't be read.
public enum SpreadsheetError: Error, Hashable, Sendable {
  /// The zip file around it can't be read.
  case archive(ArchiveError)
  /// A part of it is no valid XML; the part's name.
  case xml(XMLError, part: String)
  /// A part that has to be there is missing.
  case partMissing(String)
  /// Its shared texts are larger than the limit in bytes.
  case textTooLarge(limit: Int)
}
