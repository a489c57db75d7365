import BookmarkModel
import JSON

/// One kind of file that a service gives out: how to know it and what its columns say.
struct FileForm: Sendable {
  /// How the rows lie in the file.
  enum Shape: Sendable {
    /// Rows under a header.
    case table
    /// JSON elements, in an array or one a line.
    case elements
    /// Elements inside one JSON object, which this finds.
    case document(@Sendable (JSONValue) -> [JSONValue])
  }

  typealias Settling = @Sendable (ServiceCells, inout DraftBuilder) -> Void

  /// A column's names, of which the first that is there counts, and what is taken from it.
  struct Rule: Sendable {
    let names: [String]
    let reading: CellReading
  }

  let shape: Shape
  /// Columns or paths that are all there.
  let needs: [String]
  /// Columns or paths of which at least one is there, when there are any.
  let any: [String]
  /// Columns or paths that are not there.
  let lacks: [String]
  /// The type of all rows; nil where the rows say it.
  let type: BookmarkType?
  let meaning: RowMeaning
  /// Whether what is not among the rules is said of the work, so that it is kept with it.
  let keepsRest: Bool
  /// How many columns there are, where their names alone could be anyone's.
  let width: Int?
  let rules: [Rule]
  /// What several columns say together, after each was read.
  let settle: Settling?

  init(
    _ shape: Shape = .table, needs: [String], any: [String] = [], lacks: [String] = [],
    width: Int? = nil, of type: BookmarkType? = nil, as meaning: RowMeaning = .item,
    keepsRest: Bool = true, _ columns: KeyValuePairs<String, CellReading>, settle: Settling? = nil
  ) {
    self.shape = shape
    (self.needs, self.any, self.lacks) = (needs, any, lacks)
    (self.width, self.keepsRest) = (width, keepsRest)
    (self.type, self.meaning, self.settle) = (type, meaning, settle)
    rules = columns.map { names, reading in
      Rule(names: names.split(separator: "|").map(String.init), reading: reading)
    }
  }

  /// Whether the form has these columns.
  func matches(_ header: SourceHeader) -> Bool {
    guard case .table = shape else { return false }
    if let width, header.names.count != width { return false }
    return matches { header.index(of: $0) != nil }
  }

  /// Whether the form has such a first element, or is such a document.
  func matches(_ element: JSONValue) -> Bool {
    if case .table = shape { return false }
    return matches { element.at($0) != nil }
  }

  private func matches(_ has: (String) -> Bool) -> Bool {
    needs.allSatisfy(has) && (any.isEmpty || any.contains(where: has))
      && !lacks.contains(where: has)
  }

  /// Begins a row.
  func begin(_ draft: inout DraftBuilder, fileName: String) {
    draft.fileName = fileName
    draft.isEvent = meaning == .event
    if let type { draft.content.type = type }
  }
}
