import Archive

/// The members of an archive, in the order in which they have to be read.
struct ArchiveParts: PartReader {
  let skipped: [String]
  private let path: String
  /// The name of the one file inside a `.gz`, which has none of its own there.
  private let loneName: String?
  private let order: MemberOrder
  private var ranks: ArraySlice<Int>
  private var archive: ArchiveReader?

  init(path: String, name: String, members: [String]) {
    self.path = path
    loneName = members == ["data"] ? Self.withoutSuffix(name) : nil
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
          guard order.rank(of: member.name) == rank else { continue }
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

  private static func withoutSuffix(_ name: String) -> String {
    name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }
}
