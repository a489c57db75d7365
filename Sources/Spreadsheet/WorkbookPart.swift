import Archive
import XML

/// Reads one part of a workbook, a member of its zip file, event by event.
final class WorkbookPart {
  let name: String
  private let archive: ArchiveReader
  private let reader: XMLReader
  private var isFinished = false

  /// Opens a part; nil where the workbook has none of that name.
  init?(_ name: String, of path: String) throws(SpreadsheetError) {
    self.name = name
    do throws(ArchiveError) {
      archive = try ArchiveReader(path: path)
      var isFound = false
      while let member = try archive.next() {
        isFound = member.name == name
        if isFound { break }
      }
      if !isFound { return nil }
    } catch {
      throw .archive(error)
    }
    do throws(XMLError) {
      reader = try XMLReader()
    } catch {
      throw .xml(error, part: name)
    }
  }

  /// The next event; nil at the end.
  func next() throws(SpreadsheetError) -> XMLEvent? {
    while true {
      if let event = reader.next() { return event }
      if isFinished { return nil }
      let bytes: [UInt8]?
      do throws(ArchiveError) {
        bytes = try archive.read()
      } catch {
        throw .archive(error)
      }
      do throws(XMLError) {
        if let bytes { try reader.append(bytes) } else { try reader.finish() }
      } catch {
        throw .xml(error, part: name)
      }
      isFinished = bytes == nil
    }
  }
}
