import BookmarkExchange
import Localization
import Text

/// Why a whole file can't be read, in one sentence with the place and what to do next.
struct SourceErrorText {
  let text: ValueText

  private var messages: Messages { text.messages }

  func sentence(_ error: SourceError, name: String) -> String {
    let name = name == InputFile.standardInput ? messages.importStandardInput : text.safe(name)
    let problems = ProblemText(text)
    switch error {
    case .empty: return messages.importErrorEmpty(name: name)
    case .binary(let kind): return messages.importErrorBinary(name: name, kind: self.kind(kind))
    case .notDecodable(let line, let encoding):
      let encoding = ReadingText(text: text).encoding(encoding)
      return messages.importErrorNotDecodable(name: name, encoding: text.safe(encoding), line: line)
    case .unknownEncoding(let encoding):
      return messages.importErrorUnknownEncoding(encoding: text.safe(encoding))
    case .unknownService(let service, let nearest):
      let known = text.language.joined(ServiceList.all.map(\.id))
      return nearest.map {
        messages.importErrorUnknownServiceNear(service: text.safe(service), nearest: $0)
      } ?? messages.importErrorUnknownService(service: text.safe(service), known: known)
    case .serviceMismatch(let service, let columns):
      let title = ServiceList.service(service)?.title ?? service
      if columns.isEmpty {
        return messages.importErrorServiceMismatchPlain(name: name, service: text.safe(title))
      }
      return messages.importErrorServiceMismatch(
        name: name, service: text.safe(title), columns: self.columns(columns))
    case .noKnownColumn(let columns, let rows):
      return messages.importErrorNoKnownColumn(
        name: name, columns: self.columns(columns), rows: messages.countRows(count: rows))
    case .missingColumns(let missing, let columns):
      if missing.count == 1, let nearest = NearestMatch.of(missing[0], in: columns) {
        return messages.importErrorMissingColumnNear(
          name: name, missing: text.safe(missing[0]), columns: self.columns(columns),
          nearest: text.safe(nearest))
      }
      return messages.importErrorMissingColumns(
        name: name, missing: self.columns(missing), columns: self.columns(columns))
    case .unclosedQuote(let line): return messages.importErrorUnclosedQuote(name: name, line: line)
    case .truncated(let line, let column, let opened):
      return messages.importErrorTruncated(name: name, line: line, column: column, opened: opened)
    case .tooDeep(let line, let column):
      return messages.importErrorTooDeep(name: name, line: line, column: column)
    case .invalidJSON(let line, let column, let problem):
      return messages.importErrorInvalidJson(
        name: name, line: line, column: column, problem: problems.problem(problem))
    case .invalidXML(let line): return messages.importErrorInvalidXml(name: name, line: line)
    case .unknownXML(let root):
      let known = text.language.joined(ServiceList.all.filter(\.isXML).map(\.title))
      return messages.importErrorUnknownXml(name: name, root: text.safe(root), known: known)
    case .container(let problem): return sentence(problem, name: name)
    case .limit(let limit, let line):
      return messages.importErrorLimit(name: name, line: line, limit: problems.limit(limit))
    }
  }

  private func sentence(_ problem: ContainerProblem, name: String) -> String {
    switch problem {
    case .libraryMissing(let library, let package):
      messages.importErrorContainerLibrary(name: name, library: library, package: package)
    case .damaged: messages.importErrorContainerDamaged(name: name)
    case .encrypted(let member):
      messages.importErrorContainerEncrypted(name: name, member: text.safe(member))
    case .tooLarge(let bytes): messages.importErrorContainerLarge(name: name, bytes: bytes)
    case .bomb(let ratio): messages.importErrorContainerBomb(name: name, ratio: ratio)
    case .tooManyMembers(let limit):
      messages.importErrorContainerMembers(name: name, limit: limit)
    case .nothingKnown(let members):
      messages.importErrorContainerNothing(name: name, members: columns(members))
    }
  }

  /// The columns, the first twenty of them.
  private func columns(_ names: [String]) -> String {
    let shown = text.joined(names.prefix(20).map { $0 })
    return names.count > 20 ? shown + "…" : shown
  }

  private func kind(_ kind: BinaryKind) -> String {
    switch kind {
    case .zip: messages.importBinaryZip
    case .gzip: messages.importBinaryGzip
    case .sqlite: messages.importBinarySqlite
    case .pdf: messages.importBinaryPdf
    case .image: messages.importBinaryImage
    case .executable: messages.importBinaryExecutable
    case .other: messages.importBinaryOther
    }
  }
}
