/// The form of a filter in JSON; a filter that is none of these is refused.
///
///     {"all": true}
///     {"field": "type", "anyOf": ["movie", "book"]}
///     {"field": "title", "contains": "three body"}      also "prefix", "exactly"
///     {"field": "rating", "number": {"from": 80, "through": 100}}
///     {"field": "finished", "date": {"from": "2024-05"}}
///     {"field": "review", "present": true}
///     {"identifier": "isbn", "value": "9780441478125"}  the value may be left out
///     {"ids": [1, 2]}
///     {"and": [...]}, {"or": [...]}, {"not": {...}}
extension BookmarkFilter: Codable {
  /// Encodes in the form above.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: WireKey.self)
    switch self {
    case .all: try object.encode(true, forKey: WireKey("all"))
    case .field(let field, let test):
      try object.encode(field, forKey: WireKey("field"))
      try test.encode(into: &object)
    case .identifier(let scheme, let value):
      try object.encode(scheme, forKey: WireKey("identifier"))
      try object.encodeIfPresent(value, forKey: WireKey("value"))
    case .ids(let ids): try object.encode(ids, forKey: WireKey("ids"))
    case .and(let parts): try object.encode(parts, forKey: WireKey("and"))
    case .or(let parts): try object.encode(parts, forKey: WireKey("or"))
    case .not(let part): try object.encode(part, forKey: WireKey("not"))
    }
  }

  /// Decodes from the form above.
  ///
  /// Throws a `DecodingError` that names the place for an unknown key or field, a test that the field
  /// doesn't take, and what is nested deeper than ``maximumDepth``.
  public init(from decoder: any Decoder) throws {
    let level = decoder.codingPath.count { ["and", "or", "not"].contains($0.stringValue) }
    // Not every bracket is a level of its own; what goes much deeper isn't even looked at.
    if level > 2 * Self.maximumDepth { throw Self.tooDeep(decoder) }
    try self.init(at: decoder)
    if level == 0, depth > Self.maximumDepth { throw Self.tooDeep(decoder) }
  }

  private static func tooDeep(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "a filter can be \(maximumDepth) brackets deep"))
  }

  /// One object of the tree, with those inside of it.
  private init(at decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: WireKey.self)
    let forms = ["all", "field", "identifier", "ids", "and", "or", "not"]
    guard let form = forms.first(where: { object.contains(WireKey($0)) }) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a filter has one of \(forms.map { "“\($0)”" }.joined(separator: ", "))"
        ))
    }
    let key = WireKey(form)
    switch form {
    case "field":
      let field = try object.decode(BookmarkField.self, forKey: key)
      self = .field(field, try FieldTest(of: field, in: object))
      return
    case "identifier":
      try object.allow([form, "value"])
      self = .identifier(
        scheme: try object.decode(String.self, forKey: key),
        value: try object.decodeIfPresent(String.self, forKey: WireKey("value")))
      return
    default: try object.allow([form])
    }
    switch form {
    case "ids": self = .ids(try object.decode([Int64].self, forKey: key))
    case "and": self = .and(try object.decode([BookmarkFilter].self, forKey: key))
    case "or": self = .or(try object.decode([BookmarkFilter].self, forKey: key))
    case "not": self = .not(try object.decode(BookmarkFilter.self, forKey: key))
    default:
      try object.decodeTrue(form)
      self = .all
    }
  }
}

extension FieldTest {
  private static let names = [
    "anyOf", "contains", "prefix", "exactly", "number", "date", "present",
  ]

  fileprivate func encode(into object: inout KeyedEncodingContainer<WireKey>) throws {
    switch self {
    case .anyOf(let values): try object.encode(values, forKey: WireKey("anyOf"))
    case .contains(let text): try object.encode(text, forKey: WireKey("contains"))
    case .prefix(let text): try object.encode(text, forKey: WireKey("prefix"))
    case .exactly(let text): try object.encode(text, forKey: WireKey("exactly"))
    case .number(let from, let through):
      try object.encode(WireRange(from: from, through: through), forKey: WireKey("number"))
    case .date(let from, let through):
      try object.encode(WireRange(from: from, through: through), forKey: WireKey("date"))
    case .present: try object.encode(true, forKey: WireKey("present"))
    }
  }

  fileprivate init(of field: BookmarkField, in object: KeyedDecodingContainer<WireKey>) throws {
    guard let name = Self.names.first(where: { object.contains(WireKey($0)) }) else {
      try object.allow(["field"])
      throw DecodingError.dataCorruptedError(
        forKey: WireKey("field"), in: object, debugDescription: "there is no test of the field")
    }
    try object.allow(["field", name])
    let key = WireKey(name)
    switch name {
    case "anyOf": self = .anyOf(try object.decode([String].self, forKey: key))
    case "contains": self = .contains(try object.decode(String.self, forKey: key))
    case "prefix": self = .prefix(try object.decode(String.self, forKey: key))
    case "exactly": self = .exactly(try object.decode(String.self, forKey: key))
    case "number":
      let range = try object.decode(WireRange<Double>.self, forKey: key)
      // A decoder may be told to read some words as these numbers, which are in no order with others.
      guard range.from?.isFinite ?? true, range.through?.isFinite ?? true else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "a bound is a finite number")
      }
      self = .number(from: range.from, through: range.through)
    case "date":
      let range = try object.decode(WireRange<PartialDate>.self, forKey: key)
      self = .date(from: range.from, through: range.through)
    default:
      try object.decodeTrue(name)
      self = .present
    }
    guard field.takes(self) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: object, debugDescription: "“\(field.rawValue)” takes no “\(name)”")
    }
  }
}

/// The bounds of a range on the wire; one that is left out is open.
private struct WireRange<Bound: Codable>: Codable {
  var from: Bound?
  var through: Bound?

  init(from: Bound?, through: Bound?) {
    self.from = from
    self.through = through
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: WireKey.self)
    try object.allow(["from", "through"])
    from = try object.decodeIfPresent(Bound.self, forKey: WireKey("from"))
    through = try object.decodeIfPresent(Bound.self, forKey: WireKey("through"))
  }
}
