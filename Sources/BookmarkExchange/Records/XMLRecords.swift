import XML

/// Reads the elements of an XML document that stand for works, in bounded memory.
struct XMLRecords: RecordParser {
  let format = SourceFormat.xml
  private let reader: XMLReader
  private let wanted: (any XMLProfile)?
  private var found: (any XMLProfile)?
  private var root: XMLTag?
  private var path: [XMLTag] = []
  private var record: (builder: XMLElementBuilder, line: Int)?
  private(set) var frame = (header: "", footer: "")

  /// One work's element may hold so many bytes, pictures among them.
  private static let mostBytes = 16 << 20

  /// A parser of a document.
  ///
  /// - Parameter wanted: the service that was named; its documents only are read then.
  init(wanted: (any XMLProfile)?, isDecoded: Bool) throws(SourceError) {
    self.wanted = wanted
    do throws(XMLError) {
      reader = try XMLReader(isDecoded: isDecoded)
    } catch {
      throw SourceError(error)
    }
  }

  var profile: (any ServiceProfile)? { found }

  mutating func append(_ bytes: [UInt8]) throws(SourceError) {
    do throws(XMLError) { try reader.append(bytes) } catch { throw SourceError(error) }
  }

  mutating func finish() throws(SourceError) {
    do throws(XMLError) { try reader.finish() } catch { throw SourceError(error) }
  }

  mutating func next(into draft: inout DraftBuilder) throws(SourceError) -> RecordPlace? {
    while let event = reader.next() {
      if record != nil {
        if let place = try take(event, into: &draft) { return place }
        continue
      }
      switch event {
      case .start(let tag, let line): try begin(tag, line)
      case .end: _ = path.popLast()
      case .text: break
      }
    }
    return nil
  }

  private mutating func begin(_ tag: XMLTag, _ line: Int) throws(SourceError) {
    if root == nil {
      root = tag
      found = try profile(for: tag)
    }
    if found?.isRecord(tag, inside: path) == true {
      if frame.header.isEmpty { frame = Self.frame(path) }
      record = (XMLElementBuilder(tag), line)
    } else {
      path.append(tag)
    }
  }

  private func profile(for root: XMLTag) throws(SourceError) -> any XMLProfile {
    if let wanted {
      if wanted.recognises(root) { return wanted }
      throw .serviceMismatch(service: wanted.id, columns: [])
    }
    if let profile = ServiceList.documents.first(where: { $0.recognises(root) }) { return profile }
    throw .unknownXML(root: root.name)
  }

  /// Adds to the record that is open; its place once it is whole and read.
  private mutating func take(
    _ event: XMLEvent, into draft: inout DraftBuilder
  ) throws(SourceError) -> RecordPlace? {
    let element = record?.builder.take(event)
    guard let record else { return nil }
    if record.builder.size > Self.mostBytes {
      throw .limit(.rowBytes(Self.mostBytes), line: record.line)
    }
    guard let element, case .end(let endLine) = event else { return nil }
    self.record = nil
    draft.begin(line: record.line)
    found?.read(element, inside: path, into: &draft)
    return RecordPlace(
      line: record.line, endLine: endLine, raw: Array(element.serialized.utf8))
  }

  private static func frame(_ path: [XMLTag]) -> (header: String, footer: String) {
    let opening = path.map { $0.opening() }.joined()
    let closing = path.reversed().map(\.closing).joined()
    return ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + opening, closing)
  }
}

extension SourceError {
  fileprivate init(_ error: XMLError) {
    switch error {
    case .library(let error): self = .container(ContainerProblem(error))
    case .malformed(let line, _): self = .invalidXML(line: line)
    case .tooDeep(let line, let limit): self = .limit(.depth(limit), line: line)
    case .entityDeclared(let line): self = .limit(.entities, line: line)
    }
  }
}
