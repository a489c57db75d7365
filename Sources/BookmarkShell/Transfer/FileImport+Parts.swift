import BookmarkCommands
import BookmarkExchange

/// Files with texts inside: the members of an archive, the sheets of a workbook.
extension FileImport {
  /// Reads the texts inside the file, one after the other.
  mutating func readParts() async throws(ShellFailure) {
    var path = input.path
    var copy: SpooledInput?
    if input.size == nil {
      let spooled = try ShellFailure.ofFile { () throws(FileFailure) in try SpooledInput(input) }
      (copy, path) = (spooled, spooled.path)
    }
    defer { withExtendedLifetime(copy) {} }
    let container = try ofSource { () throws(SourceError) in
      try SourceContainer(path: path, name: input.name, options: options.source)
    }
    while let part = try ofSource({ () throws(SourceError) in try container.next() }) {
      self.part = part
      try await read(part, of: container)
      if isStopped { break }
    }
    report.skippedParts += container.skipped
    guard report.recognition != nil else {
      part = nil
      let problem = ContainerProblem.nothingKnown(members: report.skippedParts)
      throw .source(.container(problem), name: report.name)
    }
  }

  private mutating func read(
    _ part: SourcePart, of container: SourceContainer
  ) async throws(ShellFailure) {
    let before = report.counts.read
    reader = SourceReader(name: part.fileName, options: part.options(options.source))
    held = part.name == nil ? nil : []
    let name = label ?? report.name
    do throws(ShellFailure) {
      try await readAll { () throws(ShellFailure) in
        do throws(SourceError) {
          return try container.read() ?? []
        } catch {
          throw .source(error, name: name)
        }
      }
      try releaseHeld()
    } catch {
      // What stands beside an export, such as a text to read first, keeps nobody from its rows.
      guard case .source(let problem, _) = error, let held, !problem.isOfContainer,
        reader.recognition?.service == nil
      else { throw error }
      report.counts.read -= held.count
      self.held = nil
      report.skippedParts.append(part.name ?? part.fileName)
      return
    }
    report.summary.add(reader.summary, part: label)
    if report.recognition?.service == nil { report.recognition = reader.recognition }
    if let name = part.name {
      let rows = report.counts.read - before
      report.parts.append(.init(name: name, recognition: reader.recognition, rows: rows))
    }
    if let rejects { earlierRejects.append(rejects) }
    rejects = nil
  }

  /// The file and its part as places name them; nil where there are no parts.
  var label: String? {
    part?.name.map { wording.part($0, of: report.name) }
  }

  private func ofSource<Value>(
    _ body: () throws(SourceError) -> Value
  ) throws(ShellFailure) -> Value {
    do throws(SourceError) {
      return try body()
    } catch {
      throw .source(error, name: label ?? report.name)
    }
  }

  /// Rejects what was held back, now that the part is known to be worth it.
  mutating func releaseHeld() throws(ShellFailure) {
    guard let problems = held else { return }
    held = nil
    for problem in problems { try reject(problem) }
  }
}
