public import Text

/// Why a whole source can't be read; nothing of it may be used.
public enum SourceError: Error, Hashable, Sendable {
  /// There is nothing in it but a byte order mark or white space.
  case empty
  /// It is no text.
  case binary(BinaryKind)
  /// From this physical line on it isn't in the encoding that was tried.
  case notDecodable(line: Int, encoding: String)
  /// There is no encoding of that name.
  case unknownEncoding(String)
  /// There is no service of that id; the nearest one that there is.
  case unknownService(String, nearest: String?)
  /// It is no file of the service that was named; its columns, where it has some.
  case serviceMismatch(service: String, columns: [String])
  /// No column can be a title or an identifier; the columns, and how many rows follow.
  case noKnownColumn(columns: [String], rows: Int)
  /// Columns that the person named aren't there; those that are.
  case missingColumns([String], columns: [String])
  /// A quote that opens on this line is never closed.
  case unclosedQuote(line: Int)
  /// The text ends too early, inside a value that began on another line.
  case truncated(line: Int, column: Int, openedAtLine: Int)
  /// Arrays and objects are nested too deep.
  case tooDeep(line: Int, column: Int)
  /// It is no JSON from this place on.
  case invalidJSON(line: Int, column: Int, problem: JSONProblem)
  /// It is no XML from this line on.
  case invalidXML(line: Int)
  /// It is XML of no known kind; the name of its outermost element.
  case unknownXML(root: String)
  /// The archive around it can't be read.
  case container(ContainerProblem)
  /// The header itself passes a limit.
  case limit(SourceLimit, line: Int)
}

extension SourceError {
  /// Whether the fault is that of the archive around a text, or of a library, not of the text.
  public var isOfContainer: Bool {
    if case .container = self { return true }
    return false
  }
}
