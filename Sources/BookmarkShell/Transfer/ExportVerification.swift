import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// Reads an export back from the disk and compares it with the collection, bookmark by bookmark.
struct ExportVerification {
  let query: BookmarkQuery
  let format: ExportFormat
  let invocation: Invocation

  /// Compares the file at `path`, which is to become the one that people know as `name`.
  ///
  /// - Throws: with status 74 when the bytes are others than those that were written, with 65 when
  ///   the file doesn't say what the collection holds.
  func run(_ path: String, as name: String, written: ByteDigest) async throws(ShellFailure) {
    let open = try await invocation.perform(OpenExport(query))
    let comparison: ExportComparison
    do throws(ShellFailure) {
      comparison = try await compare(path, as: name, with: open.session, written: written)
    } catch {
      await FileExport.close(open.session, invocation)
      throw error
    }
    await FileExport.close(open.session, invocation)
    if comparison.differing > 0 {
      throw .said(ComparisonText(text: invocation.text).sentence(comparison, name: name), .badData)
    }
  }

  private func compare(
    _ path: String, as name: String, with session: Int, written: ByteDigest
  ) async throws(ShellFailure) -> ExportComparison {
    var file = try ReadBack(path, format: format, console: invocation.console)
    var comparison = ExportComparison()
    while true {
      let page = try await invocation.perform(NextExport(session: session)).bookmarks
      for listed in page { comparison.add(listed.bookmark) }
      while page.isEmpty || comparison.rows < comparison.bookmarks {
        guard let item = try file.next(name) else { break }
        comparison.add(item)
      }
      if invocation.console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      if page.isEmpty { break }
    }
    guard file.digest == written else {
      throw .said(
        invocation.messages.exportVerifyDisk(path: invocation.text.safe(name)), .outputFailed)
    }
    comparison.finish()
    return comparison
  }
}

/// The items of a file, piece by piece, with the checksum of what was read.
private struct ReadBack {
  private let file: InputFile
  private var reader: SourceReader
  private var isAtEnd = false
  private(set) var digest = ByteDigest()

  init(_ path: String, format: ExportFormat, console: any Console) throws(ShellFailure) {
    file = try ShellFailure.ofFile { () throws(FileFailure) in
      try InputFile(path, console: console)
    }
    reader = SourceReader(name: "export.\(format.rawValue)")
  }

  /// The next item; nil at the end.
  mutating func next(_ name: String) throws(ShellFailure) -> SourceItem? {
    while true {
      do throws(SourceError) {
        if let item = try reader.next() { return item }
      } catch .empty {
        // A collection without bookmarks is an empty text where there is one line for each.
      } catch {
        throw .source(error, name: name)
      }
      if isAtEnd { return nil }
      let file = file
      let bytes = try ShellFailure.ofFile { () throws(FileFailure) in try file.read() }
      digest.add(bytes)
      reader.append(bytes)
      if bytes.isEmpty {
        isAtEnd = true
        reader.finish()
      }
    }
  }
}
