import Archive

/// The members of an archive, in the order in which they have to be read.
struct ArchiveParts: PartReader {
  private(set) var skipped: [String]
  private let path: String
  /// The name of the one file inside a `.gz`, which has none of its own there.
  private var loneName: String?
  private let order: MemberOrder
  private var ranks: ArraySlice<Int>
  private var archive: ArchiveReader?
  /// The members that are read, where not all are; their names.
  private var chosen: Set<String>?

  /// The file inside a `.gz`.
  init(path: String, singleFile name: String) {
    self.init(path: path, members: [])
    loneName = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }

  init(path: String, members: [String]) {
    self.path = path
    let order = MemberOrder(members)
    self.order = order
    ranks = order.ranks[...]
    skipped = members.filter { order.rank(of: $0) == nil }
  }

  mutating func next() throws(SourceError) -> SourcePart? {
    do throws(ArchiveError) {
      while let rank = ranks.first {
        let archive: ArchiveReader
        if let open = self.archive {
          archive = open
        } else {
          archive = try ArchiveReader(path: path)
        }
        self.archive = archive
        while let member = try archive.next() {
          guard order.rank(of: member.name) == rank, chosen?.contains(member.name) ?? true
          else { continue }
          if let loneName { return SourcePart(nil, fileName: loneName) }
          return SourcePart(order.isAlone ? nil : member.name, fileName: member.name)
        }
        // What is read later may stand earlier in the file, so it is gone through again.
        ranks = ranks.dropFirst()
        self.archive = nil
      }
      return nil
    } catch {
      throw .container(ContainerProblem(error))
    }
  }

  func read() throws(SourceError) -> [UInt8]? {
    do throws(ArchiveError) {
      return try archive?.read()
    } catch {
      throw .container(ContainerProblem(error))
    }
  }

  /// Whether only its members can tell whose archive it is.
  var isUnknown: Bool { order.isUnknown && loneName == nil }

  /// Leaves out the members of no known service, where there are others that have one.
  ///
  /// In the archive of a service's export stand the owner's profile and settings, too, which could be
  /// taken for works.
  mutating func leaveOutStrangers(_ options: SourceOptions) throws(SourceError) {
    var look = self
    var (known, others): (Set<String>, [String]) = ([], [])
    while let part = try look.next() {
      if try look.isKnown(part, options) {
        known.insert(part.fileName)
      } else {
        others.append(part.fileName)
      }
    }
    if known.isEmpty || others.isEmpty { return }
    chosen = known
    skipped = others.filter { !known.contains($0) } + skipped
  }

  /// Whether the beginning of a part is that of a known service's file.
  private func isKnown(_ part: SourcePart, _ options: SourceOptions) throws(SourceError) -> Bool {
    var reader = SourceReader(name: part.fileName, options: options)
    var count = 0
    while count < SourceReader.sampleSize, let bytes = try read() {
      reader.append(bytes)
      count += bytes.count
    }
    if count < SourceReader.sampleSize { reader.finish() }
    do throws(SourceError) { _ = try reader.next() } catch { return false }
    return reader.recognition?.service != nil
  }
}
