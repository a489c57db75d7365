extension BookmarkContent {
  /// Decodes what is there; whatever is left out is unknown, so that a client may say what it knows.
  ///
  ///     {"type": "book", "titles": [{"text": "三体"}], "creators": [{"name": "刘慈欣"}]}
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(type: try object.decodeIfPresent(BookmarkType.self, forKey: .type) ?? .untyped)
    titles = try object.list(.titles)
    creators = try object.list(.creators)
    published = try object.decodeIfPresent(PartialDate.self, forKey: .published)
    status = try object.decodeIfPresent(BookmarkStatus.self, forKey: .status)
    rating = try object.decodeIfPresent(Rating.self, forKey: .rating)
    isFavourite = try object.decodeIfPresent(Bool.self, forKey: .isFavourite) ?? false
    series = try object.list(.series)
    publisher = try object.decodeIfPresent(String.self, forKey: .publisher)
    language = try object.decodeIfPresent(String.self, forKey: .language)
    formats = try object.list(.formats)
    weekdays = try object.list(.weekdays)
    identifiers = try object.list(.identifiers)
    experiences = try object.list(.experiences)
    copies = try object.list(.copies)
    tags = try object.list(.tags)
    shelves = try object.list(.shelves)
    url = try object.decodeIfPresent(String.self, forKey: .url)
    review = try object.decodeIfPresent(String.self, forKey: .review)
    note = try object.decodeIfPresent(String.self, forKey: .note)
    added = try object.decodeIfPresent(PartialDate.self, forKey: .added)
    extras = try object.list(.extras)
  }
}

extension Title {
  /// Decodes a title; it is the main one unless it says what it is.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try object.decode(String.self, forKey: .text),
      language: try object.decodeIfPresent(String.self, forKey: .language),
      role: try object.decodeIfPresent(TitleRole.self, forKey: .role) ?? .main)
  }
}

extension Creator {
  /// Decodes a creator; the role is the main one of the work's type unless it is given.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try object.decode(String.self, forKey: .name),
      role: try object.decodeIfPresent(CreatorRole.self, forKey: .role) ?? .creator,
      language: try object.decodeIfPresent(String.self, forKey: .language))
  }
}

extension KeyedDecodingContainer {
  /// A list that is empty when it is left out.
  fileprivate func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}
