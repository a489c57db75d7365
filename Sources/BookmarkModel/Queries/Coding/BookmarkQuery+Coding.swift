/// The form of a query in JSON; all of it may be left out.
///
///     {"filter": {"field": "status", "anyOf": ["done"]},
///      "sections": [{"by": "type"}, {"by": "tag", "order": "count", "descending": true}],
///      "sort": [{"by": "finished", "descending": true}], "limit": 20, "language": "zh-Hans",
///      "collation": "zh-u-co-stroke"}
extension BookmarkQuery: Codable {
  /// Encodes in the form above, without what is left at its default.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: WireKey.self)
    if filter != .all { try object.encode(filter, forKey: WireKey("filter")) }
    if !sections.isEmpty { try object.encode(sections, forKey: WireKey("sections")) }
    if !sort.isEmpty { try object.encode(sort, forKey: WireKey("sort")) }
    try object.encodeIfPresent(limit, forKey: WireKey("limit"))
    try object.encodeIfPresent(language, forKey: WireKey("language"))
    try object.encodeIfPresent(collation, forKey: WireKey("collation"))
  }

  /// Decodes from the form above; throws a `DecodingError` for a key that means nothing.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: WireKey.self)
    try object.allow(["filter", "sections", "sort", "limit", "language", "collation"])
    self.init(
      try object.decodeIfPresent(BookmarkFilter.self, forKey: WireKey("filter")) ?? .all,
      sections: try object.decodeIfPresent([SectionKey].self, forKey: WireKey("sections")) ?? [],
      sort: try object.decodeIfPresent([SortKey].self, forKey: WireKey("sort")) ?? [],
      limit: try object.decodeIfPresent(Int.self, forKey: WireKey("limit")))
    if let limit, limit < 0 {
      throw DecodingError.dataCorruptedError(
        forKey: WireKey("limit"), in: object, debugDescription: "“limit” is 0 or more")
    }
    language = try object.decodeIfPresent(String.self, forKey: WireKey("language"))
    collation = try object.decodeIfPresent(String.self, forKey: WireKey("collation"))
  }
}

extension SectionKey: Codable {
  /// Encodes as `{"by": "tag", "order": "count", "descending": true}`, without defaults.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: WireKey.self)
    try object.encode(property, forKey: WireKey("by"))
    if order != .natural { try object.encode(order, forKey: WireKey("order")) }
    if isDescending { try object.encode(true, forKey: WireKey("descending")) }
  }

  /// Decodes from the form that it encodes.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: WireKey.self)
    try object.allow(["by", "order", "descending"])
    self.init(
      try object.decode(Property.self, forKey: WireKey("by")),
      order: try object.decodeIfPresent(Order.self, forKey: WireKey("order")) ?? .natural,
      descending: try object.decodeIfPresent(Bool.self, forKey: WireKey("descending")) ?? false)
  }
}

extension SortKey: Codable {
  /// Encodes as `{"by": "rating", "descending": true}`, without the default.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: WireKey.self)
    try object.encode(field, forKey: WireKey("by"))
    if isDescending { try object.encode(true, forKey: WireKey("descending")) }
  }

  /// Decodes from the form that it encodes; throws for a field by which nothing is ordered.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: WireKey.self)
    try object.allow(["by", "descending"])
    let field = try object.decode(BookmarkField.self, forKey: WireKey("by"))
    guard Self.fields.contains(field) else {
      throw DecodingError.dataCorruptedError(
        forKey: WireKey("by"), in: object,
        debugDescription: "nothing is ordered by “\(field.rawValue)”")
    }
    self.init(
      field,
      descending: try object.decodeIfPresent(Bool.self, forKey: WireKey("descending")) ?? false)
  }
}
