import Text

extension BookmarkFilter {
  /// Whether creators are asked for by name somewhere.
  public var mentionsCreator: Bool {
    switch self {
    case .field(let field, _): BookmarkField.namingCreators.contains(field)
    case .and(let parts), .or(let parts): parts.contains(where: \.mentionsCreator)
    case .not(let part): part.mentionsCreator
    case .all, .identifier, .ids: false
    }
  }

  /// The same filter, in which each creator who is asked for may have any of their names.
  public func naming(_ names: CreatorNames) -> BookmarkFilter {
    if names.isEmpty || !mentionsCreator { return self }
    switch self {
    case .field(let field, let test) where BookmarkField.namingCreators.contains(field):
      let others = names.groups.filter { $0.names.contains(where: test.names) }
        .flatMap(\.names).filter { !test.names($0) }
      if others.isEmpty { return self }
      return .or([self] + others.map { .field(field, .exactly($0)) })
    case .and(let parts): return .and(parts.map { $0.naming(names) })
    case .or(let parts): return .or(parts.map { $0.naming(names) })
    case .not(let part): return .not(part.naming(names))
    case .all, .field, .identifier, .ids: return self
    }
  }
}

extension BookmarkField {
  fileprivate static let namingCreators: Set<BookmarkField> = [
    .creator, .author, .director, .artist,
  ]
}

extension FieldTest {
  /// Whether the test holds for a name.
  fileprivate func names(_ name: String) -> Bool {
    switch self {
    case .anyOf(let values): values.contains { FieldTest.exactly($0).names(name) }
    case .contains(let text): SearchPhrase(text).occurs(in: name)
    case .prefix(let text): SearchPhrase(text, isPrefix: true).occurs(in: name)
    case .exactly(let text): TextFolding.folded(text) == TextFolding.folded(name)
    case .number, .date, .present: false
    }
  }
}
