import CSV
import JSON

/// The cells of one row, or the members of one element, by the names that a profile uses.
struct ServiceCells {
  private let record: CSVRecord?
  private let header: SourceHeader?
  /// The element; `null` for the row of a table.
  let element: JSONValue

  init(_ record: CSVRecord, under header: SourceHeader) {
    self.record = record
    self.header = header
    element = .null
  }

  init(_ element: JSONValue) {
    record = nil
    header = nil
    self.element = element
  }

  /// The text of a column or of a path; nil if there is none.
  subscript(name: String) -> String? {
    if let record, let header { return header.index(of: name).flatMap { record.text($0) } }
    return element.filled(at: name)?.plainText
  }

  /// Whether the table has a column, or the element a path.
  func has(_ name: String) -> Bool {
    header.map { $0.index(of: name) != nil } ?? (element.at(name) != nil)
  }

  /// The filled cell of a column or of a path, under the name that the source gives it.
  func cell(_ name: String) -> ServiceCell? {
    guard let record, let header else {
      return element.filled(at: name).map { ServiceCell(name: name, value: $0) }
    }
    guard let index = header.index(of: name), let text = record.text(index) else { return nil }
    return ServiceCell(name: header.names[index], text: text)
  }

  /// The elements of an array at a path; empty for anything else.
  func list(_ path: String) -> [JSONValue] {
    if case .array(let elements)? = element.filled(at: path) { return elements }
    return []
  }
}

extension SourceHeader {
  /// Where a column stands by the name that a profile uses; `title#2` is the second one of its name.
  func index(of name: String) -> Int? {
    guard let mark = name.lastIndex(of: "#"), let number = Int(name[name.index(after: mark)...])
    else { return self[name] ?? self[ColumnNames.key(name)] }
    let key = ColumnNames.key(String(name[..<mark]))
    let places = keys.indices.filter { keys[$0] == key }
    return (1...max(1, places.count)).contains(number) && !places.isEmpty ? places[number - 1] : nil
  }
}

extension JSONValue {
  /// The value at a path of member names, `movie.ids.imdb`; nil if there is none.
  ///
  /// A `*` is the first element of an array, or the value of an object's first member.
  func at(_ path: String) -> JSONValue? {
    var value = self
    for name in path.split(separator: ".") {
      let first = value.elements.first ?? value.members.first?.value
      guard let next = name == "*" ? first : value[String(name)] else { return nil }
      value = next
    }
    return value
  }

  /// The value at a path, unless it says nothing.
  func filled(at path: String) -> JSONValue? { at(path).flatMap { $0.isBlank ? nil : $0 } }

  /// Whether it is null or an empty string, array or object.
  var isBlank: Bool {
    switch self {
    case .null: true
    case .string(let text): CellText.isBlank(text)
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .bool, .number: false
    }
  }

  /// The object with one more member, which says where it stood.
  func tagged(_ name: String, _ text: String) -> JSONValue {
    .object(members + [JSONMember(name: name, value: .string(text))])
  }

  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The members of an object; empty for anything else.
  var members: [JSONMember] {
    if case .object(let members) = self { return members }
    return []
  }
}
