import Archive
import Spreadsheet

/// Gives the texts inside a file, one after the other, each as the bytes of a source of its own.
///
/// A `.gz` is the file inside, a `.zip` or `.tar.gz` its members, an `.xlsx` its sheets as tables.
///
///     let container = try SourceContainer(path: "letterboxd.zip")
///     while let part = try container.next() {
///       var reader = SourceReader(name: part.fileName, options: part.options(options))
///       while let bytes = try container.read() { reader.append(bytes) }
///       reader.finish()
///     }
public final class SourceContainer {
  private var parts: any PartReader

  /// Whether a file that begins with these bytes has texts inside: a zip or gzip file.
  public static func isOne(_ beginning: [UInt8]) -> Bool {
    beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) || beginning.starts(with: [0x1F, 0x8B])
      || beginning.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Opens a regular file.
  ///
  /// - Parameters:
  ///   - name: the file's name, of which the one file inside a `.gz` takes its own.
  ///   - options: what the person says about it.
  public init(
    path: String, name: String, options: SourceOptions = SourceOptions()
  ) throws(SourceError) {
    let (members, isSingleFile) = try Self.members(of: path)
    if isSingleFile {
      parts = ArchiveParts(path: path, singleFile: name)
    } else if members.contains("xl/workbook.xml") {
      parts = try Self.workbook(path)
    } else {
      var archive = ArchiveParts(path: path, members: members)
      if archive.isUnknown { try archive.leaveOutStrangers(options) }
      parts = archive
    }
  }

  private static func members(
    of path: String
  ) throws(SourceError) -> (names: [String], isSingleFile: Bool) {
    do throws(ArchiveError) {
      let archive = try ArchiveReader(path: path)
      var names: [String] = []
      while let member = try archive.next() { names.append(member.name) }
      return (names, archive.isSingleFile)
    } catch {
      throw .container(ContainerProblem(error))
    }
  }

  private static func workbook(_ path: String) throws(SourceError) -> WorkbookParts {
    do throws(SpreadsheetError) {
      return try WorkbookParts(path: path)
    } catch {
      throw .container(ContainerProblem(error))
    }
  }

  /// The members that are passed over without being looked into.
  public var skipped: [String] { parts.skipped }

  /// The next part; nil at the end.
  ///
  /// What is unread of the one before is passed over.
  public func next() throws(SourceError) -> SourcePart? { try parts.next() }

  /// The next bytes of the part; nil at its end.
  public func read() throws(SourceError) -> [UInt8]? { try parts.read() }
}

/// A kind of file with texts inside.
protocol PartReader {
  var skipped: [String] { get }
  mutating func next() throws(SourceError) -> SourcePart?
  mutating func read() throws(SourceError) -> [UInt8]?
}
